import SimpleTableMenu

/// The reason why a command was not done.
struct CommandFailure: Error {
  /// The kind of failure, which decides the exit code.
  let code: Code

  /// The problems, one a line; empty if they were reported already.
  let problems: [Problem]

  init(_ code: Code, _ messages: String...) {
    self.init(code, messages.map { Problem(code, $0) })
  }

  init(_ code: Code, _ problems: [Problem]) {
    self.code = code
    self.problems = problems
  }

  /// Creates the failure of several problems, whose exit code is the highest of theirs.
  init?(_ problems: [Problem]) {
    guard let worst = problems.max(by: { $0.code.exitCode < $1.code.exitCode }) else { return nil }
    self.init(worst.code, problems)
  }

  /// The failure of something that was refused.
  static func refused(
    _ key: String, _ reason: String, _ code: Code = .refused, allowed: [String] = []
  ) -> CommandFailure {
    CommandFailure(code, [Problem(code, reason, of: key, allowed: allowed)])
  }

  /// The failure of wrong usage at a word, with the word that may have been meant.
  static func misuse(
    _ word: String, _ problem: String, _ code: Code = .usage, among candidates: [String] = []
  ) -> CommandFailure {
    let nearest = candidates.nearest(to: word)
    let text = nearest.map { "\(problem); did you mean \"\($0)\"?" } ?? problem
    let allowed = nearest.map { [$0] } ?? (code == .usage ? candidates : [])
    return CommandFailure(code, [Problem(code, text, of: word, allowed: allowed)])
  }
}

extension CommandFailure {
  /// The kinds of failures; their texts are part of the command's interface.
  enum Code: String, CaseIterable {
    case usage
    case unknownKey = "unknown-key"
    case refused, locked, disabled, unavailable
    case missingRecord = "missing-record"
    case secret
    case notConfirmed = "not-confirmed"
    case failed
    case notFound = "not-found"
    case store, terminal, interrupted

    /// The exit code of a command that fails so.
    var exitCode: Int32 {
      switch self {
      case .usage, .unknownKey, .missingRecord, .unavailable: 2
      case .store, .terminal: 3
      case .interrupted: 130
      default: 1
      }
    }
  }

  /// A problem that a command reports.
  struct Problem {
    let code: Code

    /// The problem, without the key.
    let text: String

    /// The key of the setting, or the word; `nil` where it is about neither.
    var key: String?

    /// The value that was refused, as JSON.
    var value: String?

    /// The accepted values: options, words, or a range in words.
    var allowed: [String]

    init(
      _ code: Code, _ text: String, of key: String? = nil, value: String? = nil,
      allowed: [String] = []
    ) {
      self.code = code
      self.text = text
      self.key = key
      self.value = value
      self.allowed = allowed
    }

    init(_ value: RefusedValue) { self.init(.refused, value.reason, of: value.key) }

    /// The problem in a line.
    var line: String { key.map { RefusedValue(key: $0, reason: text).text } ?? text }

    /// The problem as a JSON object in one line; its members are part of the command's interface.
    var json: String {
      var object = JSONText()
      object.set("code", JSONText.text(code.rawValue))
      object.set("key", key.map(JSONText.text) ?? "null")
      object.set("value", value ?? "null")
      object.set("message", JSONText.text(line))
      object.set("allowed", JSONText.list(allowed.map(JSONText.text)))
      return object.line
    }
  }
}

extension CommandFailure.Code {
  /// The kind of failure of a value that was not taken.
  init(_ outcome: ValueOutcome) {
    switch outcome {
    case .ignored(.locked): self = .locked
    case .ignored(.disabled): self = .disabled
    case .ignored(.unavailable): self = .unavailable
    case .ignored(.missingRecord): self = .missingRecord
    case .ignored(.unknownKey): self = .unknownKey
    case .accepted, .handled, .needsConfirmation, .refused, .ignored(.notSelectable),
      .ignored(.busy), .ignored(.hasNoValue), .ignored(.atEnd), .ignored(.unknownRow),
      .ignored(.otherRefused):
      self = .refused
    }
  }
}

extension CommandFailure: CustomStringConvertible {
  /// The problems, one a line.
  var description: String { problems.map(\.line).joined(separator: "\n") }
}
