/// A table as a value: a title and a function that returns the sections.
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
  /// The title above the sections, evaluated at each access.
  public var title: String? { evaluateTitle() }

  /// Returns the title; it is evaluated with the sections.
  var evaluateTitle: () -> String?

  /// Returns the sections; each call evaluates them again.
  let content: () -> Section

  var selectHandler: ((Row, RowPath) -> Void)?
  var accessoryHandler: ((Row, RowPath) -> Void)?

  /// The rules over several settings.
  var rules = RuleList()

  /// Returns the words of the table's own messages; `nil` for those of the page above.
  var evaluateWords: (() -> TableWords)?

  /// The reads from observable objects by the link that made the table, if a link did.
  var reads: ObservedReads?

  /// Creates a table whose sections are evaluated at each reload.
  ///
  /// The closure may also contain arrays of sections. The time that the compiler needs to check it
  /// grows with the square of the number of its statements. From about a hundred rows on, give each
  /// section a property of its own, and list the properties.
  ///
  /// - Parameters:
  ///   - title: The title above the sections.
  ///   - content: The sections; without them the table is empty.
  public init(
    _ title: String? = nil,
    @TableBuilder _ content: @escaping () -> Section = {
      TableBuilder.buildBlock()
    }
  ) {
    evaluateTitle = { title }
    self.content = content
  }
}

extension Table: CustomStringConvertible {
  /// The table as a declaration, with its title; the sections are not evaluated.
  public var description: String { "Table(\(title.map { "\"\($0)\"" } ?? ""))" }
}
