"""The checks of the contract, a module for each subject."""
