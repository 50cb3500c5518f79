import SimpleTable

/// A row that says whether something is on, and turns it on or off when selected.
///
/// A row kind of one's own is a small struct that stands for a row.
struct SwitchRow: RowContent {
  let title: String
  let isOn: Binding<Bool>
  let icon: String?

  /// Creates a row over a value that lives elsewhere.
  init(_ title: String, isOn: Binding<Bool>, icon: String? = nil) {
    self.title = title
    self.isOn = isOn
    self.icon = icon
  }

  var row: Row {
    Row(title, detail: isOn.wrappedValue ? "On" : "Off", icon: icon) {
      isOn.wrappedValue.toggle()
    }
  }
}
