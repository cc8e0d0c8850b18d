// The laws of tests/conformance.rs and the playthroughs hold its rules; nothing is about this game alone.
