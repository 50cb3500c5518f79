// A test of a menu or a command imports one module.
@_exported public import SimpleTableCommand
