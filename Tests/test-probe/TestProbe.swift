/// A program that tests run beside themselves, watch, and end in many ways.
///
/// ```sh
/// test-probe storage …   # uses a file of values, see StorageProbe
/// test-probe TASK WORK   # holds a terminal, see TerminalProbe
/// ```
@main
enum TestProbe {
  static func main() async {
    Voice.begin()
    let words = CommandLine.arguments.dropFirst()
    if words.first == "storage" {
      StorageProbe.run(words.dropFirst())
    } else {
      await TerminalProbe.run(words)
    }
  }
}
