import SimpleTable
import Testing

@testable import settings_demo

/// Returns what the program prints for a script, 40 columns wide.
func output(of menu: String, _ script: String) -> String {
  let result = Demo.run(["--menu", menu, "--width", "40", "--script", script])
  return result.error + result.output
}

/// Returns what the program prints for a script before the picture.
func transcript(of menu: String, _ script: String) throws -> String {
  let menu = Menu(try #require(DemoMenu.named(menu)).table())
  return ScriptRunner(menu).run(try Script(parsing: script))
}
