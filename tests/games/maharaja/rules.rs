mod brahmabot;
