package mpt

// Collected is for the tests outside.
const Collected = collected
