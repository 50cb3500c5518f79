import SimpleTable

@testable import SimpleTableStorage

extension JSONObject {
  /// Returns the text after a change, or `nil` if nothing changes.
  func merging(
    set values: [String: SettingValue], unset keys: Set<String>
  ) throws(JSONProblem) -> [UInt8]? {
    try merging(JSONChange(set: values, unset: keys))
  }
}
