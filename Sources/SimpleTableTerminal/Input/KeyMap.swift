/// The keys of a menu, and the action of each.
///
/// ```swift
/// var keys = KeyMap.standard
/// keys.bind("x", .control("x"), to: .leave)
/// keys.unbind("q")
/// ```
///
/// A key has at most one action. An action may have several keys, and hints show the first of them.
public struct KeyMap: Hashable, Sendable {
  private struct Entry: Hashable {
    var key: Key
    var action: MenuAction
  }

  private var entries: [Entry] = []

  /// Creates a map without keys.
  public init() {}
}

extension KeyMap {
  /// Accesses the action of a key, if it has one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys in the map.
  public subscript(key: Key) -> MenuAction? {
    get { entries.first { $0.key == key }?.action }
    set {
      entries.removeAll { $0.key == key }
      if let newValue { entries.append(Entry(key: key, action: newValue)) }
    }
  }

  /// Returns the keys of an action in the order in which they were bound.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys in the map.
  public func keys(for action: MenuAction) -> [Key] {
    entries.filter { $0.action == action }.map(\.key)
  }

  /// Returns the first key of an action, which hints show.
  func key(for action: MenuAction) -> Key? { entries.first { $0.action == action }?.key }

  /// Sets the action of keys, in place of their previous ones.
  public mutating func bind(_ keys: Key..., to action: MenuAction) {
    for key in keys { self[key] = action }
  }

  /// Removes the actions of keys; keys without an action are ignored.
  public mutating func unbind(_ keys: Key...) {
    for key in keys { self[key] = nil }
  }

  /// The actions that have keys, in the order of the help page.
  public var actions: [MenuAction] {
    let bound = Set(entries.map(\.action))
    return MenuAction.allCases.filter(bound.contains)
  }
}

extension KeyMap {
  /// The default keys of menus.
  public static let standard: KeyMap = {
    var keys = KeyMap()
    keys.bind(.up, "k", .control("p"), to: .moveUp)
    keys.bind(.down, "j", .control("n"), to: .moveDown)
    keys.bind(.pageUp, .control("u"), to: .pageUp)
    keys.bind(.pageDown, .control("d"), to: .pageDown)
    keys.bind(.home, "g", to: .moveToTop)
    keys.bind(.end, "G", to: .moveToBottom)
    keys.bind(.return, .space, to: .select)
    keys.bind("i", to: .tapAccessory)
    keys.bind(.right, "+", "l", to: .increase)
    keys.bind(.left, "-", "h", to: .decrease)
    keys.bind(.right.with(.shift), "L", to: .increaseByTen)
    keys.bind(.left.with(.shift), "H", to: .decreaseByTen)
    keys.bind("]", to: .nextSection)
    keys.bind("[", to: .previousSection)
    keys.bind(.delete, to: .remove)
    keys.bind(Key(.up, modifiers: .alt), to: .moveEntryUp)
    keys.bind(Key(.down, modifiers: .alt), to: .moveEntryDown)
    keys.bind(.escape, .backspace, to: .back)
    keys.bind("/", to: .search)
    keys.bind("m", to: .showStored)
    keys.bind("u", to: .undo)
    keys.bind(.control("r"), to: .redo)
    keys.bind("y", to: .copy)
    keys.bind("?", Key(.function(1)), to: .help)
    keys.bind(.control("l"), to: .redraw)
    keys.bind("r", to: .reload)
    keys.bind(.control("z"), to: .suspend)
    keys.bind("q", .control("c"), to: .leave)
    return keys
  }()
}
