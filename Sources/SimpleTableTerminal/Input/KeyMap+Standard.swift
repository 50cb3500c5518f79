extension KeyMap {
  /// The default keys of menus.
  public static let standard: KeyMap = {
    var keys = KeyMap()
    keys.bind(.up, "k", to: .moveUp)
    keys.bind(.down, "j", to: .moveDown)
    keys.bind(.pageUp, to: .pageUp)
    keys.bind(.pageDown, to: .pageDown)
    keys.bind(.home, "g", to: .moveToTop)
    keys.bind(.end, "G", to: .moveToBottom)
    keys.bind(.return, .space, to: .select)
    keys.bind("i", to: .tapAccessory)
    keys.bind(.right, "+", to: .increase)
    keys.bind(.left, "-", to: .decrease)
    keys.bind(.backspace, .escape, to: .back)
    keys.bind("/", to: .filter)
    keys.bind("?", to: .help)
    keys.bind(.control("l"), to: .redraw)
    keys.bind("r", to: .reload)
    keys.bind(.control("z"), to: .suspend)
    keys.bind("q", .control("c"), to: .leave)
    return keys
  }()
}
