// write: `import Testing`
import SimpleTable
import SimpleTableTesting

func compare(_ menu: Table) {
  expectSnapshot(of: menu)  // expect: no macro named '_sourceLocation'
}
