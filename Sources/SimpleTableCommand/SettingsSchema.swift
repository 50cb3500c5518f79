import SimpleTableMenu

/// The JSON Schema of the values that a menu stores, with the present ranges and options.
///
/// Other members are allowed, because a store may hold other values. Secrets are left out. The menu
/// accepts a stored value that fits the schema, as far as a schema can express that. It refuses any
/// other, except lists of numbers that older versions stored as texts, and scalars of another type
/// in a map.
struct SettingsSchema {
  /// The schema as text.
  let json: String

  init(_ menu: Menu, title: String) {
    let conditions = menu.conditions
    var properties = JSONText()
    for setting in menu.knownSettings where !setting.isSecret {
      properties.set(
        setting.key, SettingSchema(setting, conditions[setting.key] ?? [], words: menu.words).line)
    }
    var schema = JSONText()
    schema.set("$schema", JSONText.text("https://json-schema.org/draft/2020-12/schema"))
    schema.set("title", JSONText.text(title))
    schema.set("type", JSONText.text("object"))
    schema.set("properties", properties.block(indentedBy: "  "))
    json = schema.block(indentedBy: "") + "\n"
  }
}

/// The JSON Schema of the values of one setting.
private struct SettingSchema {
  private let setting: SettingInfo
  private let conditions: [ValueCondition]
  private let words: TableWords

  init(_ setting: SettingInfo, _ conditions: [ValueCondition], words: TableWords) {
    self.setting = setting
    self.conditions = conditions
    self.words = words
  }

  /// The schema as a JSON object in one line.
  var line: String {
    var schema = JSONText()
    schema.set("title", JSONText.text(setting.title))
    let texts = ([setting.help, rangeText] + conditions.map { $0.sentence(in: words) }).compactMap(
      \.self)
    schema.set("description", texts.isEmpty ? nil : JSONText.text(texts.joined(separator: " ")))
    if setting.deprecation != nil { schema.set("deprecated", "true") }
    schema.append(form)
    schema.set("default", hasValidDefault ? setting.defaultValue.map(setting.json) : nil)
    return schema.line
  }

  /// The type and the conditions of the values.
  private var form: JSONText {
    var form = JSONText()
    switch kind.type {
    case .bool: form.set("type", JSONText.text("boolean"))
    case .number where kind.isChoice:
      form.set(
        "enum",
        JSONText.list(
          kind.options.map { JSONText.number($0.value) } + (mayBeEmpty ? [#""""#, "null"] : [])))
    case .number:
      let number = number(kind.numbers, isWhole: kind.numbers?.isWhole == true, conditions)
      guard mayBeEmpty else { return number }
      form.set("anyOf", JSONText.list([number.line, #"{"enum": ["", null]}"#]))
    case .texts, .numbers:
      form.set("type", JSONText.text("array"))
      form.set("items", entry.line)
      if conditions.contains(.recordNames) { form.set("uniqueItems", "true") }
      setCount(of: "Items", in: &form)
    case .map:
      form.set("type", JSONText.text("object"))
      form.set("propertyNames", text([.length(1...1)]).line)
      form.set("additionalProperties", valueOfMap.line)
      setCount(of: "Properties", in: &form)
    case .text where kind.isChoice:
      let values = kind.options.map(\.value) + (mayBeEmpty ? [""] : [])
      form.set("enum", JSONText.list(values.map(JSONText.text) + (mayBeEmpty ? ["null"] : [])))
    case .text:
      guard let parts = kind.dates?.parts else {
        let text = text(conditions, isLine: !kind.breaksLines)
        guard mayBeEmpty else { return text }
        form.set("anyOf", JSONText.list([text.line, #"{"enum": ["", null]}"#]))
        return form
      }
      form.set("type", JSONText.text("string"))
      form.set("format", parts == .date ? JSONText.text("date") : nil)
      form.set("pattern", JSONText.text(parts.pattern))
      form.set("maxLength", "\(parts.length)")
    }
    return form
  }

  /// The schema of each entry of a list, or of several options.
  private var entry: JSONText {
    let areNumbers = kind.type == .numbers
    guard kind.takesAnyEntries else {
      var items = JSONText()
      let values = kind.options.map(\.value)
      items.set("enum", JSONText.list(values.map(areNumbers ? JSONText.number : JSONText.text)))
      return items
    }
    if areNumbers {
      return number(nil, isWhole: kind.hasWholeEntries, conditions.compactMap(\.ofEntry))
    }
    return conditions.contains(.recordNames)
      ? text([.length(1...1)], without: "[^A-Za-z0-9_-]") : text(conditions.compactMap(\.ofEntry))
  }

  private func setCount(of things: String, in form: inout JSONText) {
    guard let count = kind.count else { return }
    form.set("min\(things)", count.lowerBound > 0 ? "\(count.lowerBound)" : nil)
    form.set("max\(things)", count.upperBound < .max ? "\(count.upperBound)" : nil)
  }

  /// The schema of each value of a map.
  private var valueOfMap: JSONText {
    let conditions = conditions.compactMap(\.ofEntry)
    switch kind.typeOfValues {
    case .number: return number(nil, isWhole: kind.hasWholeEntries, conditions)
    case .bool:
      var switches = JSONText()
      switches.set("type", JSONText.text("boolean"))
      return switches
    default: return text(conditions)
    }
  }

  private var kind: SettingKind { setting.kind }

  /// The control characters and line breaks that a line of text cannot have, as part of a pattern.
  private static let controls = #"\u0000-\u001F\u007F-\u009F\u2028\u2029"#

  /// A character other than white space; readers of schemas differ in what `\S` is.
  private static let visible =
    #"[^\u0009-\u000D\u0020\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]"#

  /// Returns the schema of a text.
  ///
  /// Some readers take `$` for the end of the text before its last line break as well, so
  /// characters are excluded rather than required. A schema counts code points, of which a
  /// character may have many, so no text is too long for it.
  ///
  /// - Parameters:
  ///   - conditions: The conditions that it must meet.
  ///   - isLine: Whether it is one line.
  ///   - excluded: A pattern that it must not match.
  /// - Returns: The schema.
  private func text(
    _ conditions: [ValueCondition], isLine: Bool = true, without excluded: String = "[\(controls)]"
  ) -> JSONText {
    var text = JSONText()
    text.set("type", JSONText.text("string"))
    let least = conditions.compactMap(\.length).map(\.lowerBound).max() ?? 0
    text.set("minLength", least > 0 ? "\(least)" : nil)
    let lines = isLine ? nil : JSONText.text(#"^([^\#(Self.controls)]|\r?\n)*$"#)
    let visible = conditions.contains(.notBlank) ? JSONText.text(Self.visible) : nil
    if let lines, let visible {
      text.set("allOf", JSONText.list([lines, visible].map { #"{"pattern": \#($0)}"# }))
    } else {
      text.set("pattern", lines ?? visible)
    }
    text.set("not", isLine ? #"{"pattern": \#(JSONText.text(excluded))}"# : nil)
    return text
  }

  private func number(
    _ range: NumberRange?, isWhole: Bool, _ conditions: [ValueCondition]
  ) -> JSONText {
    var number = JSONText()
    number.set("type", JSONText.text(isWhole ? "integer" : "number"))
    let bounds = bounds(of: range, conditions)
    number.set("minimum", bounds.minimum.map(JSONText.number))
    number.set("maximum", bounds.maximum.map(JSONText.number))
    if let range, let step = range.step, range.isOfMultiples, !isWhole || step != "1" {
      number.set("multipleOf", JSONText.number(step))
    }
    return number
  }

  /// Returns the ends of a range that the rules allow.
  private func bounds(
    of range: NumberRange?, _ conditions: [ValueCondition]
  ) -> (minimum: String?, maximum: String?) {
    let ranges = conditions.compactMap(\.range)
    let lower = [range?.minimum] + ranges.map(\.0)
    let upper = [range?.maximum] + ranges.map(\.1)
    return (
      lower.compactMap(\.self).max { $0.number < $1.number },
      upper.compactMap(\.self).min { $0.number < $1.number }
    )
  }

  /// The range in words, where no keyword of a schema expresses it.
  private var rangeText: String? {
    if kind.dates?.minimum != nil { return kind.text(in: words) + "." }
    guard let range = kind.numbers, let step = range.step, !range.isOfMultiples else { return nil }
    let first = range.minimum ?? "0"
    let last = range.maximum.flatMap { last in
      // Texts of decimal numbers are exact, but `Double` has no tenth.
      let count = (last.number - first.number) / step.number
      return abs(count - count.rounded()) < 1e-9 * max(count, 1) ? nil : " or \(last)"
    }
    return "In steps of \(step) from \(first)\(last ?? "")."
  }

  private var mayBeEmpty: Bool { conditions.contains(.mayBeEmpty) }

  /// Whether the default is one of the options, where there are any, or in the range.
  private var hasValidDefault: Bool {
    guard let text = setting.defaultValue else { return false }
    if let range = kind.numbers, !text.isEmpty {
      let bounds = bounds(of: range, conditions)
      return bounds.minimum.map { $0.number <= text.number } ?? true
        && bounds.maximum.map { text.number <= $0.number } ?? true
    }
    guard !kind.options.isEmpty else { return true }
    if kind.isChoice, text.isEmpty, mayBeEmpty { return true }
    let texts = SettingValue(text, as: kind)?.list ?? [text]
    return texts.allSatisfy { text in kind.options.contains { $0.value == text } }
  }
}

extension ValueCondition {
  fileprivate var length: ClosedRange<Int>? {
    if case .length(let range) = self { range } else { nil }
  }

  fileprivate var range: (String, String)? {
    if case .range(let first, let last) = self { (first, last) } else { nil }
  }

  fileprivate var ofEntry: ValueCondition? {
    if case .entry(let condition) = self { condition } else { nil }
  }

  /// Returns the condition in words, where no keyword of a schema expresses it.
  fileprivate func sentence(in words: TableWords) -> String? {
    switch self {
    case .other(let phrase): phrase + "."
    case .entry(let condition): condition.sentence(in: words)
    case .length(1...1): words[.oneCharacter] + "."
    case .length(let range) where range.count == 1:
      words(.characterCount, "\(range.lowerBound)") + "."
    case .length(let range):
      words(.characterRange, "\(range.lowerBound)", "\(range.upperBound)") + "."
    case .notBlank, .range, .mayBeEmpty, .recordNames: nil
    }
  }
}

extension NumberRange {
  /// Whether the numbers in the range are the multiples of its step, which validators compute with
  /// binary fractions; `multipleOf` counts from zero.
  fileprivate var isOfMultiples: Bool {
    guard let step else { return false }
    let isExact = (step.number * 1_024).rounded() == step.number * 1_024
    return isExact && [minimum, maximum].compactMap(\.self).allSatisfy { $0.isMultiple(of: step) }
  }
}

extension String {
  /// The number that the text has.
  fileprivate var number: Double { DecimalText(self)?.number ?? .nan }

  /// Returns whether the number is a multiple of another one, and both have all digits as `Double`.
  fileprivate func isMultiple(of step: String) -> Bool {
    number.magnitude < 0x1p53 && number.truncatingRemainder(dividingBy: step.number) == 0
  }
}

extension DateParts {
  /// The form of a text, which has no time zone.
  fileprivate var pattern: String {
    let date = "[0-9]{4}-[0-9]{2}-[0-9]{2}"
    let time = "([01][0-9]|2[0-3]):[0-5][0-9]"
    switch self {
    case .date: return "^\(date)$"
    case .time: return "^\(time)$"
    case .dateAndTime: return "^\(date)[T ]\(time)$"
    }
  }

  /// The number of characters of a text.
  fileprivate var length: Int {
    switch self {
    case .date: 10
    case .time: 5
    case .dateAndTime: 16
    }
  }
}
