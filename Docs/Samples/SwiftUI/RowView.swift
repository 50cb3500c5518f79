import SimpleTable
import SwiftUI

/// A row with its control, its notes and its accessory; a refused value is shown as it was before.
struct RowView: View {
  let shown: ShownMenu
  let id: RowID
  let row: Row
  let select: () -> Void

  var body: some View {
    VStack {
      HStack {
        if let icon = row.icon { Text(icon) }
        control.disabled(row.isDisabled)
        if let badge = row.badge { Text("(\(badge))") }
        accessory
      }
      if let progress = row.progress {
        ProgressView(value: progress)
      } else if row.isBusy {
        ProgressView()
      }
      ForEach(notes, id: \.self) { Text($0) }
    }
  }

  private var notes: [String] {
    [row.subtitle, row.help, row.disabledReason, row.invalidReason, row.status?.text]
      .compactMap { $0 }
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
    case .secureField: SecureField(row.title, text: text)
    case .field, .textArea: TextField(row.title, text: text)
    default:
      Button(row.valueText.isEmpty ? row.title : "\(row.title): \(row.valueText)", action: select)
    }
  }

  @ViewBuilder private var accessory: some View {
    switch row.accessory {
    case .detailButton, .detailDisclosureButton: Button("ⓘ") { tapAccessory() }
    case .checkmark: Text("✓")
    case .custom(let text): Text(text)
    default:
      if let isExpanded = shown.page.isExpanded(row: id) { Text(isExpanded ? "▾" : "▸") }
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
      get: { row.control?.style == .secureField ? "" : row.control?.value?.text ?? "" },
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

  private func tapAccessory() {
    shown.page.tapAccessory(row: id)
    shown.noteChange()
  }
}
