import SimpleTable
import SimpleTableTesting

func press(_ table: Table) {
  let screen = ScriptedMenu(table)
  screen.press("end", "up")  // expect: 'press' is unavailable: several names stand in one text: press("end up")
}
// write: `screen.press("end up")`
