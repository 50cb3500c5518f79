extension Report {
  /// The figures as JSON, a list of objects.
  var json: String {
    let objects = groups.flatMap { group in group.outcomes.map { object($0, in: group.title) } }
    return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  private func object(_ outcome: Outcome, in group: String) -> String {
    switch outcome {
    case .skipped(let benchmark, let obstacle):
      return object([
        ("group", quoted(group)), ("name", quoted(benchmark.name)), ("skipped", quoted(obstacle)),
      ])
    case .measured(let benchmark, let figures):
      return object([
        ("group", quoted(group)),
        ("name", quoted(benchmark.name)),
        ("rows", String(benchmark.rowCount)),
        ("unit", quoted(figures.unit.rawValue)),
        ("median", String(figures.median)),
        ("minimum", String(figures.minimum)),
        ("maximum", String(figures.maximum)),
        ("baseline", quoted(benchmark.baseline)),
        ("ratio", figures.ratio.map { String($0) }),
        ("bytesPerRow", figures.bytesPerRow.map { String($0) }),
        ("bar", benchmark.bar.map { quoted($0.description) }),
        ("isMet", benchmark.bar.map { String($0.isMet(by: figures)) }),
      ])
    }
  }

  private func object(_ members: [(name: String, value: String?)]) -> String {
    let texts = members.compactMap { member in
      member.value.map { "\(quoted(member.name)): \($0)" }
    }
    return "  {" + texts.joined(separator: ", ") + "}"
  }

  /// Returns a text as JSON writes it.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
