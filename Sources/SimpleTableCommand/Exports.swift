// A program with a command line imports one module.
@_exported public import SimpleTableStorage
@_exported public import SimpleTableTerminal
