/// A settings menu as a value: a title and a function that returns the sections.
///
/// ```swift
/// let table = Table("Settings") {
///   Section("Sound") {
///     Row("Ringtone", detail: "Otters", accessory: .disclosureIndicator)
///   }
/// }
/// ```
///
/// The table keeps its closure, so it is a function of the state that the closure reads:
/// `TableAdapter.reload()` evaluates it again.
public struct Table {
  /// The title above everything.
  public var title: String?

  /// The sections, evaluated when asked.
  let content: () -> Section

  var selectHandler: ((Row, RowPath) -> Void)?
  var accessoryHandler: ((Row, RowPath) -> Void)?

  /// The rules over several settings.
  var rules: [Rule] = []

  /// Whether expanding a section collapses the others.
  public internal(set) var expandsOneSectionAtATime = false

  /// A rule over several settings: returns why they contradict each other, or `nil`.
  struct Rule {
    let keys: [String]
    let check: () -> String?
  }

  /// Creates a table whose sections are evaluated at each reload.
  ///
  /// - Parameters:
  ///   - title: The title above everything.
  ///   - content: The sections.
  public init(_ title: String? = nil, @TableBuilder _ content: @escaping () -> Section) {
    self.title = title
    self.content = content
  }

  /// Creates a table of given sections, which the compiler checks in linear time.
  ///
  /// The sections are evaluated once. Above some hundred rows prefer this form, or give each
  /// section a property of its own and list the properties in a closure.
  ///
  /// - Parameters:
  ///   - title: The title above everything.
  ///   - sections: The sections; none makes an empty table.
  public init(_ title: String? = nil, _ sections: Section...) {
    self.title = title
    content = { Section(group: sections) }
  }

  /// Creates a table without a title of given sections, which the compiler checks in linear time.
  ///
  /// - Parameters:
  ///   - first: The first section.
  ///   - rest: The sections below it.
  public init(_ first: Section, _ rest: Section...) {
    content = { Section(group: [first] + rest) }
  }
}
