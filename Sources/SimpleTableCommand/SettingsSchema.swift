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
    schema["description"] = help.map(JSONText.text)
    switch kind {
    case .toggle: schema["type"] = JSONText.text("boolean")
    case .number(let range):
      schema["type"] = JSONText.text(range.isWhole ? "integer" : "number")
      schema["minimum"] = JSONText.number(range.minimum)
      schema["maximum"] = JSONText.number(range.maximum)
    case .choice(let options):
      schema["enum"] = JSONText.list(options.map { JSONText.text($0.value) })
    case .choices(let options):
      var items = JSONText()
      items["enum"] = JSONText.list(options.map { JSONText.text($0.value) })
      schema["type"] = JSONText.text("array")
      schema["items"] = items.line
      schema["uniqueItems"] = "true"
    case .text: schema["type"] = JSONText.text("string")
    }
    schema["default"] = defaultValue.map(json)
    return schema.line
  }
}
