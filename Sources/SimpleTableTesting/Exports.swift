// A test of a menu imports one module.
@_exported public import SimpleTableTerminal
