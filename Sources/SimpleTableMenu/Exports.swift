// A program that has a menu imports one module.
@_exported public import SimpleTable
