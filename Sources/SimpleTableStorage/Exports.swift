// A program that stores the values of a menu imports one module.
@_exported public import SimpleTableMenu
