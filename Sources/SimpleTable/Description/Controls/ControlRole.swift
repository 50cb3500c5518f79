/// What a control is: whether it has a value, is part of another one's, acts, or leads somewhere.
package enum ControlRole: Equatable {
  /// A value of its own; of a list, what the page behind the row has.
  case value(Entries?)
  /// A value that is chosen from options, which are shown where the style says.
  case choice(PickerStyle)
  /// An option of a picker, which the picker stores as a text.
  case option(String, PickerStyle)
  /// A text of a list.
  case entry
  /// The row that adds an entry or a record to a list.
  case newEntry
  /// A value of a map, beside its name.
  case member
  /// The row that adds an entry to a map.
  case newMember
  /// A record of a list, which has a page of its own, and a name.
  case record(String)
  /// An action.
  case action
  /// A way to another page, whose keys have a prefix.
  case link(scope: String)

  /// What a list or a map consists of.
  package enum Entries: Equatable {
    /// Texts or numbers.
    case texts
    /// Names with values.
    case values
    /// Records, each with a page of its own.
    case records
  }
}

// MARK: - What a role answers

extension ControlRole {
  /// Whether the row has a value of its own, which is a setting if the row has an id.
  package var hasValue: Bool {
    switch self {
    case .value, .choice: true
    case .option, .entry, .newEntry, .member, .newMember, .record, .action, .link: false
    }
  }

  /// Whether the row changes the value of the row that contains it or leads to its page.
  package var isPart: Bool {
    switch self {
    case .option, .entry, .newEntry, .member, .newMember, .record: true
    case .value, .choice, .action, .link: false
    }
  }

  /// Whether the row is a text of a list, or the row that adds one or an entry of a map.
  package var isTextOfListOrNew: Bool { self == .entry || isNewEntry }

  /// Whether the row adds an entry to a list or a map.
  fileprivate var isNewEntry: Bool { self == .newEntry || self == .newMember }

  /// Whether the row leads to another page.
  package var isLink: Bool {
    switch self {
    case .value(let entries): entries != nil
    case .choice(let style): style == .navigationLink
    case .record, .link: true
    case .option, .entry, .newEntry, .member, .newMember, .action: false
    }
  }

  /// Whether the page behind the row may have settings and links, unlike that of a picker.
  package var leadsToSettings: Bool {
    switch self {
    case .value(.records), .record, .link: true
    default: false
    }
  }

  /// What the keys of the page behind the row begin with.
  package var keyPrefix: KeyPrefix {
    switch self {
    case .link(let scope): .scope(scope)
    case .record(let name): .scope(name + ".")
    case .value(.records): .ofRecords
    default: .ofEntries
    }
  }

  /// The option that the row chooses for its picker, as it is stored; `nil` for any other row.
  package var optionText: String? {
    if case .option(let text, _) = self { text } else { nil }
  }

  /// Whether the row is an option of a picker that has no row of its own.
  package var isInlineOption: Bool {
    if case .option(_, .inline) = self { true } else { false }
  }
}

// MARK: - What depends on whether the value can change

extension Control {
  /// Whether the value is set from text; that of a part, whether its list can change.
  package var takesText: Bool {
    role.hasValue || isTextOfListOrNew || role == .member && !isConstant
  }

  /// Whether the row is a text of a list that can change, or adds one.
  package var isTextOfListOrNew: Bool { role.isTextOfListOrNew && !isConstant }

  /// Whether the row is an entry of a list or a map, which can be removed.
  package var isEntry: Bool { isOrderedEntry || role == .member && !isConstant }

  /// Whether the row is an entry of a list, which can be moved.
  package var isOrderedEntry: Bool {
    switch role {
    case .entry, .record: !isConstant
    default: false
    }
  }

  /// Whether the row adds an entry to a list or a map.
  package var isNewEntry: Bool { role.isNewEntry && !isConstant }
}
