import Foundation
import SimpleTableMenu

/// A store that keeps secrets in the keychain of macOS or in the secret service of a Linux desktop.
///
/// Both read a new secret from standard input, as other users of a computer see the words of a command.
struct KeychainStore: SecretStore {
  /// The name under which the secrets of the program are kept, without spaces.
  let program: String

  func secret(for key: String) throws -> String? {
    let key = Self.name(of: key)
    #if os(macOS)
      let words = ["find-generic-password", "-s", program, "-a", key, "-w"]
      let (status, output, _) = try run("security", words)
      // 44 is the status of an item that is not there.
      if status == 44 { return nil }
    #else
      let words = ["lookup", "program", program, "key", key]
      let (status, output, message) = try run("secret-tool", words)
      // Without a message, there is no such secret.
      if status == 1, output.isEmpty, message.isEmpty { return nil }
    #endif
    guard status == 0 else { throw KeychainError(what: "read", key: key) }
    return output.hasSuffix("\n") ? String(output.dropLast()) : output
  }

  func setSecret(_ secret: String?, for setting: String) throws {
    // Neither key ring lists the keys of one program, so these are a secret of their own.
    var keys = try allKeys()
    let isKnown = keys.contains(setting)
    if secret != nil, !isKnown {
      try store((keys + [setting]).joined(separator: "\n"), for: Self.list)
    }
    try store(secret, for: setting)
    keys.removeAll { $0 == setting }
    if secret == nil, isKnown {
      try store(keys.isEmpty ? nil : keys.joined(separator: "\n"), for: Self.list)
    }
  }

  func keys(below prefix: String) throws -> [String] {
    try allKeys().filter { $0.hasPrefix(prefix) }
  }

  private static let list = "keys of all secrets"

  private func allKeys() throws -> [String] {
    try secret(for: Self.list)?.split(separator: "\n").map(String.init) ?? []
  }

  private func store(_ secret: String?, for setting: String) throws {
    let key = Self.name(of: setting)
    #if os(macOS)
      let removal = ["delete-generic-password", "-s", program, "-a", key]
      let hex = (secret ?? "").utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      let line = "add-generic-password -U -s \(program) -a \(key) -X \(hex)\n"
      let status =
        try secret == nil
        ? run("security", removal).status : run("security", ["-i"], line).status
    #else
      let place = ["program", program, "key", key]
      let words = secret == nil ? ["clear"] + place : ["store", "--label", program] + place
      let status = try run("secret-tool", words, secret ?? "").status
    #endif
    // Removing what is not there fails as well, and is no error.
    if status == 0 || secret == nil, try self.secret(for: setting) == secret { return }
    throw KeychainError(what: secret == nil ? "removed" : "stored", key: setting)
  }

  /// Returns a key without characters that mean something in a command, such as blanks and quotes.
  private static func name(of key: String) -> String {
    let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._"))
    return key.addingPercentEncoding(withAllowedCharacters: plain) ?? key
  }

  /// Runs a command, and returns its exit status, its output and its messages.
  private func run(
    _ command: String, _ words: [String], _ input: String = ""
  ) throws -> (status: Int32, output: String, message: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + words
    let (reading, writing, messages) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (writing, reading)
    process.standardError = messages
    // A command that has ended reads no input; the write then fails instead of ending the program.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    try? writing.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? writing.fileHandleForWriting.close()
    let output = reading.fileHandleForReading.readDataToEndOfFile()
    let message = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // What env answers where there is no such command.
    if process.terminationStatus == 127 { throw KeychainError(what: "used", key: command) }
    return (
      process.terminationStatus, String(decoding: output, as: UTF8.self),
      String(decoding: message, as: UTF8.self)
    )
  }
}

/// A secret that could not be read or stored.
struct KeychainError: Error, CustomStringConvertible {
  let what: String
  let key: String

  var description: String {
    what == "used"
      ? "Secrets cannot be kept: install \(key), on Debian and Ubuntu by apt install libsecret-tools."
      : "The secret \(key) could not be \(what): the key ring may be locked."
  }
}
