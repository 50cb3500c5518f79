import SimpleTable
import SwiftUI

/// A row, which tells its page what the user wants; a value that is refused is shown as it was.
struct RowView: View {
  let shown: ShownMenu
  let id: RowID
  let row: Row
  let select: () -> Void

  var body: some View {
    control.disabled(row.isDisabled)
    if let note = row.invalidReason ?? row.disabledReason ?? row.help { Text(note) }
  }

  @ViewBuilder private var control: some View {
    switch row.control?.style {
    case .toggle: Toggle(row.title, isOn: isOn)
    case .stepper, .slider:
      Stepper("\(row.title): \(row.valueText)", onIncrement: { step(1) }, onDecrement: { step(-1) })
    case .picker where !options.isEmpty:
      Picker(row.title, selection: text) {
        ForEach(options, id: \.value) { Text($0.label).tag($0.value) }
      }
    case .field where row.control?.isSecure == true: SecureField(row.title, text: text)
    case .field: TextField(row.title, text: text)
    default:
      Button(row.valueText.isEmpty ? row.title : "\(row.title): \(row.valueText)", action: select)
    }
  }

  private var options: [SettingOption] {
    row.control?.kind?.options ?? []
  }

  private var isOn: SwiftUI.Binding<Bool> {
    SwiftUI.Binding(get: { row.control?.isOn == true }, set: { _ in select() })
  }

  private var text: SwiftUI.Binding<String> {
    SwiftUI.Binding(
      get: { row.control?.isSecure == true ? "" : row.control?.value?.text ?? "" },
      set: { set($0) })
  }

  private func step(_ count: Int) {
    shown.page.increment(row: id, by: count)
    shown.noteChange()
  }

  private func set(_ text: String) {
    shown.page.setValue(text, row: id)
    shown.noteChange()
  }
}
