// A program that shows a menu in a terminal imports one module.
@_exported public import SimpleTableMenu
