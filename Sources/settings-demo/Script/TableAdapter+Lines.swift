import SimpleTable

extension TableAdapter {
  /// The values of the controls with an id, one a line and from top to bottom; secrets are dots.
  var lines: [String] {
    var lines: [String] = []
    forEachValue { id, value, isSecret in
      let text = isSecret ? "••••••••" : value.text
      lines.append("\(id) = \(value.text.isEmpty ? "" : text)".harmless.trimmed)
    }
    return lines.isEmpty ? ["no values"] : lines
  }
}
