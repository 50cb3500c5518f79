import SimpleTable

/// The JSON Schema of the values that a menu stores.
///
/// Other members are allowed, because a store may hold other values. Secrets are left out.
struct SettingsSchema {
  /// The schema as text.
  let json: String

  init(_ settings: [SettingInfo], title: String) {
    var properties = JSONText()
    for setting in settings where !setting.isSecret {
      properties[setting.key] = setting.schema
    }
    var schema = JSONText()
    schema["$schema"] = JSONText.text("https://json-schema.org/draft/2020-12/schema")
    schema["title"] = JSONText.text(title)
    schema["type"] = JSONText.text("object")
    schema["properties"] = properties.block(indentedBy: "  ")
    json = schema.block(indentedBy: "") + "\n"
  }
}

extension SettingInfo {
  fileprivate var schema: String {
    var schema = JSONText()
    schema["title"] = JSONText.text(title)
    let texts = [help, stepText].compactMap(\.self)
    schema["description"] = texts.isEmpty ? nil : JSONText.text(texts.joined(separator: " "))
    if deprecation != nil { schema["deprecated"] = "true" }
    switch kind {
    case .toggle: schema["type"] = JSONText.text("boolean")
    case .number(let range):
      var number = JSONText()
      number["type"] = JSONText.text(range.isWhole ? "integer" : "number")
      number["minimum"] = range.minimum.map(JSONText.number)
      number["maximum"] = range.maximum.map(JSONText.number)
      if range.isWhole, stepText == nil, let step = range.step, step != "1" {
        number["multipleOf"] = JSONText.number(step)
      }
      if range.mayBeEmpty {
        schema["anyOf"] = JSONText.list([number.line, #"{"const": ""}"#])
      } else {
        schema.append(number)
      }
    case .choice(let options):
      schema["enum"] = JSONText.list(options.map { JSONText.text($0.value) })
    case .choices(let options):
      var items = JSONText()
      items["enum"] = JSONText.list(options.map { JSONText.text($0.value) })
      schema["type"] = JSONText.text("array")
      schema["items"] = items.line
      schema["uniqueItems"] = "true"
    case .list(let count):
      schema["type"] = JSONText.text("array")
      schema["items"] = #"{"type": "string"}"#
      schema["minItems"] = (count?.lowerBound).flatMap { $0 > 0 ? "\($0)" : nil }
      schema["maxItems"] = (count?.upperBound).map { "\($0)" }
    case .date(let range):
      schema["type"] = JSONText.text("string")
      schema["format"] = range.parts == .date ? JSONText.text("date") : nil
      schema["pattern"] = range.parts.pattern.map(JSONText.text)
    case .text, .longText, .file, .folder: schema["type"] = JSONText.text("string")
    }
    schema["default"] = hasValidDefault ? defaultValue.map(json) : nil
    return schema.line
  }

  /// What the steps of a number are, where `multipleOf` cannot say it: that counts from zero, and
  /// validators compute it with binary fractions.
  private var stepText: String? {
    guard case .number(let range) = kind, let text = range.step else { return nil }
    let minimum = range.minimum ?? "0"
    if range.isWhole, let step = Int(text), step > 0, Int(minimum)?.isMultiple(of: step) == true {
      return nil
    }
    return "In steps of \(text) from \(minimum)."
  }

  /// Whether the default is one of the options, where there are any.
  private var hasValidDefault: Bool {
    guard case .choice(let options) = kind else { return true }
    return options.contains { $0.value == defaultValue }
  }
}

extension DateParts {
  /// The form of a text with a time, for which schemas have no format without a time zone.
  fileprivate var pattern: String? {
    let time = "([01][0-9]|2[0-3]):[0-5][0-9]"
    switch self {
    case .date: return nil
    case .time: return "^\(time)$"
    case .dateAndTime: return "^[0-9]{4}-[0-9]{2}-[0-9]{2}T\(time)$"
    }
  }
}
