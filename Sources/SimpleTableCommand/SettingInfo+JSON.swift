import SimpleTableMenu
import SimpleTableStorage

extension SettingInfo {
  /// Returns the value stored at a level, even if another source overrides it; `nil` for none.
  func storedValue(at level: SettingLevel) -> String? {
    sources.first { $0.source == level.source }?.value
  }

  /// Returns the setting as a JSON object in one line; its members are part of the command's
  /// interface.
  ///
  /// - Parameter stored: The value that is printed; `nil` for the one that applies.
  /// - Returns: The object.
  func json(of stored: SettingValue? = nil) -> String {
    var object = JSONText()
    object.set("key", JSONText.text(key))
    object.set("value", isSecret ? "null" : stored.flatMap(json) ?? json(value))
    object.set("default", defaultValue.map(json) ?? "null")
    object.set("source", JSONText.text(source.rawValue))
    object.set("kind", JSONText.text(kind.name))
    object.set("title", JSONText.text(title))
    object.set("page", JSONText.list(pageTitles.map(JSONText.text)))
    if isSetByProgram { object.set("isSetByProgram", "true") }
    object.set("isStored", "\(self.isStored)")
    object.set("help", help.map(JSONText.text))
    if let range = kind.numbers {
      object.set("minimum", range.minimum.map(JSONText.number))
      object.set("maximum", range.maximum.map(JSONText.number))
      object.set("step", range.step.map(JSONText.number))
      object.set("unit", range.unit.map(JSONText.text))
    }
    if let range = kind.dates {
      object.set("minimum", range.minimum.map(JSONText.text))
      object.set("maximum", range.maximum.map(JSONText.text))
    }
    if !kind.options.isEmpty {
      object.set(
        "options",
        JSONText.list(
          kind.options.map { option in
            var object = JSONText()
            object.set("value", JSONText.text(option.value))
            object.set("label", JSONText.text(option.label))
            if option.isDisabled { object.set("isDisabled", "true") }
            object.set("disabledReason", option.disabledReason.map(JSONText.text))
            return object.line
          }))
    }
    object.set("flag", flag == key ? nil : flag.map(JSONText.text))
    object.set("deprecation", deprecation.map(JSONText.text))
    if needsRestart { object.set("needsRestart", "true") }
    if isSecret { object.set("isSecret", "true") }
    if isDisabled { object.set("isDisabled", "true") }
    object.set("lockReason", lockReason.map(JSONText.text))
    object.set("disabledReason", isLocked ? nil : disabledReason.map(JSONText.text))
    object.set("invalidReason", invalidReason.map(JSONText.text))
    object.set("sources", JSONText.list(sources.map(json)))
    return object.line
  }

  private func json(_ source: Source) -> String {
    var object = JSONText()
    object.set("source", JSONText.text(source.source.rawValue))
    object.set("origin", source.origin.map(JSONText.text))
    object.set("value", isSecret ? "null" : json(source.value))
    object.set("refusal", source.refusal.map(JSONText.text))
    return object.line
  }

  /// Returns a value of the setting as the store would hold it.
  func json(_ text: String) -> String {
    JSONText.value(text, as: kind)
  }

  /// Returns a value that a store holds for the setting.
  private func json(_ value: SettingValue) -> String? {
    value == .text("") ? json("") : value.json
  }
}
