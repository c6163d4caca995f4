// TernUITesting
