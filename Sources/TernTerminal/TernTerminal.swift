// TernTerminal
