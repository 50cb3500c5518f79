import Foundation

@main
enum SettingsDemo {
  static func main() {
    let result = Demo.run(Array(CommandLine.arguments.dropFirst()))
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(result.output.utf8))
      try FileHandle.standardError.write(contentsOf: Data(result.error.utf8))
    } catch {
      exit(ExitCode.outputError)
    }
    exit(result.exitCode)
  }
}
