mod ranjit_singh;
