//! Fits.
