import Foundation
import SimpleTable
import SimpleTableStorage

/// A store that keeps secrets in the keychain of macOS or the secret service of a Linux desktop, and
/// everything else in a file.
///
/// Both read a new secret from standard input, as other users of a computer see the words of a command.
struct KeychainStore: SettingsStore {
  let file: ValuesFile
  let program: String
  let secrets: Set<String>
  let keepsSecrets = true

  func load() throws -> [String: SettingValue] {
    var values = try file.load()
    for key in secrets {
      #if os(macOS)
        values[key] = run("security", ["find-generic-password", "-s", program, "-a", key, "-w"])
      #else
        values[key] = run("secret-tool", ["lookup", "program", program, "key", key])
      #endif
    }
    return values
  }

  func merge(set values: [String: SettingValue], unset keys: Set<String>) throws {
    for (key, value) in values where secrets.contains(key) {
      #if os(macOS)
        let hex = value.text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        _ = run("security", ["-i"], "add-generic-password -U -s \(program) -a \(key) -X \(hex)\n")
      #else
        let words = ["store", "--label", program, "program", program, "key", key]
        _ = run("secret-tool", words, value.text)
      #endif
    }
    for key in keys.intersection(secrets) {
      #if os(macOS)
        _ = run("security", ["delete-generic-password", "-s", program, "-a", key])
      #else
        _ = run("secret-tool", ["clear", "program", program, "key", key])
      #endif
    }
    try file.merge(
      set: values.filter { !secrets.contains($0.key) }, unset: keys.subtracting(secrets))
  }

  /// Runs a command, and returns what it prints, or `nil` if it fails or prints nothing.
  private func run(_ command: String, _ words: [String], _ input: String = "") -> SettingValue? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + words
    let (reading, writing) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (writing, reading)
    guard (try? process.run()) != nil else { return nil }
    writing.fileHandleForWriting.write(Data(input.utf8))
    try? writing.fileHandleForWriting.close()
    let output = String(decoding: reading.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let text = output.hasSuffix("\n") ? String(output.dropLast()) : output
    return process.terminationStatus == 0 && !text.isEmpty ? .text(text) : nil
  }
}
