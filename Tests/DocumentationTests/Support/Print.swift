/// Prints into the sample that runs, in place of the function of the standard library.
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { "\($0)" }.joined(separator: separator) + terminator
  if let run = SampleRun.current {
    run.write(text)
  } else {
    Swift.print(text, terminator: "")
  }
}

/// Prints into a stream, like the function of the standard library.
func print<Target: TextOutputStream>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
) {
  let text = items.map { "\($0)" }.joined(separator: separator) + terminator
  output.write(text)
}
