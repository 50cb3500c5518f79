// write: `.product(name: "SimpleTableRadio", package: "SimpleTable")` in the target's `dependencies`
import SimpleTableRadio  // expect: no such module 'SimpleTableRadio'
