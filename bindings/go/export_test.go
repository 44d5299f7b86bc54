package mpt

// Collected exports collected to the tests in package mpt_test.
const Collected = collected
