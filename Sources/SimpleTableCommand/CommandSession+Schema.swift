import SimpleTable
import SimpleTableStorage
import SimpleTableSystem

extension CommandSession {
  /// Prints the JSON Schema of the stored values, or writes it to a file and prints the member for
  /// the settings file by which an editor finds the schema.
  func schema(_ invocation: Invocation) throws(CommandFailure) {
    let schema = SettingsSchema(menu, title: name).json
    guard invocation.has(.file) else { return streams.output(schema) }
    let path = try invocation.value(of: .file, or: "", allowed: "a path") {
      $0.isEmpty || $0.ends(with: "/") ? nil : $0
    }
    do throws(ValuesFileError) {
      try SharedFile(path).update { _ in Array(schema.utf8) }
    } catch {
      let isPlain = (try? FileSystem.status(of: path))?.otherKind == nil
      let hint = isPlain ? "" : "; without --file the schema is printed"
      throw CommandFailure(.store, "\"\(path)\" cannot be written: \(error.reason)\(hint)")
    }
    streams.output("\"$schema\": \"file://\(path.absolutePath.asPathOfURL)\"\n")
  }
}

extension String {
  /// The path as part of a URL, by RFC 3986: all bytes but unreserved ones and slashes are escaped.
  fileprivate var asPathOfURL: String {
    percentEncoded { byte in
      let character = Character(Unicode.Scalar(byte))
      return character.isASCII && (character.isLetter || character.isNumber)
        || "/-._~".contains(character)
    }
  }
}
