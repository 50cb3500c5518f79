/// What a change would make of the value of a control.
package enum ControlAnswer {
  /// The new value, and the part of it that the user has entered, if any.
  case value(SettingValue, entered: SettingValue?)
  /// The value is at the end of its range.
  case atEnd
  /// The new value is refused.
  case refused(Message)
  /// The control has no value that can be changed in this way.
  case none
}
