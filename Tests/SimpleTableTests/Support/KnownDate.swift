import SimpleTable

/// Returns the date or the time of a text that has one.
func known<Value: DateValue>(_ text: String, as type: Value.Type = Value.self) -> Value {
  guard let value = Value(text) else { preconditionFailure("\(text) is not a date") }
  return value
}
