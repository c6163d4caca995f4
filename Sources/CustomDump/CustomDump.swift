// CustomDump
