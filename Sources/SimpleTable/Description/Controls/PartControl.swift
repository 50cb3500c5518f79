/// The control of a row that changes the value of another one, of which it is a part: an option, an
/// entry or a record.
protocol PartControl: Control {
  associatedtype Owner: Control

  /// The control that has the value.
  var owner: Owner { get }
}

extension PartControl {
  var isConstant: Bool { owner.isConstant }

  func answer(to change: ControlChange) -> ControlAnswer {
    changeOfOwner(change).map(owner.answer) ?? .none
  }

  func assign(_ input: SettingValue) -> Bool { owner.assign(input) }
}
