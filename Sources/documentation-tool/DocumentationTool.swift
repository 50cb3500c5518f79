import DocumentationSamples

@main
enum DocumentationTool {
  static func main() throws { try SampleTests.write(for: CommandLine.arguments) }
}
