import SimpleTable
import UIKit

/// A cell for every kind of row: its title and notes, and the view that changes its value.
@MainActor final class RowCell: UITableViewCell {
  /// What the user does with a row.
  enum Action {
    case select
    case step(Int)
    case enter(String)
  }

  /// Shows a row.
  func show(
    _ row: Row, _ id: RowID, on page: TableAdapter, perform: @escaping (Action) -> Void
  ) {
    var content = UIListContentConfiguration.valueCell()
    let notes = [row.subtitle, row.help, row.disabledReason, row.invalidReason, row.status?.text]
    let title = [row.icon, row.title].compactMap { $0 }.joined(separator: " ")
    content.text = ([title] + notes.compactMap { $0 }).joined(separator: "\n")
    // Fields and switches show their value themselves.
    let showsValue =
      switch row.control?.style {
      case .field, .secureField, .toggle: false
      default: true
      }
    let badge = row.badge.map { "(\($0)) " } ?? ""
    content.secondaryText = badge + (showsValue ? row.valueText : "")
    content.textProperties.color = row.color
    content.directionalLayoutMargins.leading += 20 * Double(page.path(of: id).map(page.depth) ?? 0)
    contentConfiguration = content
    isUserInteractionEnabled = !row.isDisabled
    selectionStyle = row.control?.style == .toggle ? .none : .default
    accessoryType = AccessoryType(row)
    accessoryView = control(of: row, perform: perform) ?? icon(of: row, id, on: page)
  }

  /// Returns the view that changes the value of a row.
  private func control(of row: Row, perform: @escaping (Action) -> Void) -> UIView? {
    guard let control = row.control else { return nil }
    let frame = CGRect(x: 0, y: 0, width: 140, height: 32)
    switch control.style {
    case .toggle:
      let toggle = UISwitch()
      toggle.isOn = control.isOn
      toggle.addAction(UIAction { _ in perform(.select) }, for: .valueChanged)
      return toggle
    case .stepper(let steps):
      let stepper = UIStepper()
      stepper.minimumValue = steps.canDecrement ? -1 : 0
      stepper.maximumValue = steps.canIncrement ? 1 : 0
      stepper.addAction(
        UIAction { [weak stepper] _ in
          perform(.step((stepper?.value ?? 0) < 0 ? -1 : 1))
        }, for: .valueChanged)
      return stepper
    case .slider(_, let fraction):
      let slider = UISlider(frame: frame)
      slider.value = Float(fraction)
      slider.isContinuous = false  // The cell is made again after each change.
      slider.addAction(
        UIAction { [weak slider] _ in
          let distance = Double(slider?.value ?? 0) - fraction
          let steps = (distance * (control.stepCount ?? 0)).rounded()
          perform(.step(Int(exactly: steps) ?? 0))
        }, for: .valueChanged)
      return slider
    case .field, .secureField:
      let field = UITextField(frame: frame)
      let isSecure = control.style == .secureField
      field.text = isSecure ? nil : control.value?.text
      field.placeholder = control.placeholder
      field.isSecureTextEntry = isSecure
      field.addAction(
        UIAction { [weak field] _ in
          guard let text = field?.text, !isSecure || !text.isEmpty else { return }
          perform(.enter(text))
        }, for: .editingDidEnd)
      return field
    case .picker, .list, .option, .button, .link, .textArea:
      return nil  // Selecting the row does it all.
    }
  }

  /// Returns what else can be at the trailing edge.
  private func icon(of row: Row, _ id: RowID, on page: TableAdapter) -> UIView? {
    if let progress = row.progress {
      let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 140, height: 4))
      bar.progress = Float(progress)
      return bar
    }
    if row.isBusy {
      let indicator = UIActivityIndicatorView()
      indicator.startAnimating()
      return indicator
    }
    let label = UILabel()
    if case .custom(let text) = row.accessory {
      label.text = text
    } else if let isExpanded = page.isExpanded(row: id) {
      label.text = isExpanded ? "▾" : "▸"
    } else {
      return nil
    }
    label.sizeToFit()
    return label
  }
}

extension Row {
  var color: UIColor {
    switch (tint, control?.style) {
    case _ where isDisabled: .secondaryLabel
    case (.error, _), (nil, .button(.destructive)): .systemRed
    case (.warning, _): .systemOrange
    case (.success, _): .systemGreen
    case (.accent, _), (nil, .button): .tintColor
    default: .label
    }
  }
}

extension ControlState {
  /// The number of steps from one end of the range to the other.
  var stepCount: Double? {
    guard let range = kind?.numbers, let step = range.step.flatMap(Double.init), step > 0,
      let minimum = range.minimum.flatMap(Double.init),
      let maximum = range.maximum.flatMap(Double.init)
    else { return nil }
    return (maximum - minimum) / step
  }
}

extension UITableViewCell.AccessoryType {
  init(_ row: Row) {
    switch row.accessory {
    case .disclosureIndicator: self = .disclosureIndicator
    case .detailButton: self = .detailButton
    case .detailDisclosureButton: self = .detailDisclosureButton
    case .checkmark: self = .checkmark
    default: self = .none
    }
  }
}
