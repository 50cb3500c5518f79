/// A guard that refuses the use of pages while code of the program runs that must not use them.
///
/// Descriptions, getters, setters and closures that draw run at known moments. While one of them
/// runs, every act on a page is refused and becomes a diagnostic. The pages of a menu share one
/// guard with it.
package final class UseGuard {
  /// The code of the program that runs.
  package enum Activity {
    /// A description, with the getters of its bindings.
    case evaluating
    /// A closure that draws.
    case drawing
    /// A setter, a getter or a rule of a control.
    case assigning
  }

  private var activity: Activity?
  private var hasRefused = false

  /// The diagnostic of a setter, a getter or a rule that has used a page or the menu, if there is
  /// one.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Creates a guard of pages while no code runs.
  package init() {}

  /// Whether code runs that must not use a page.
  package var isBusy: Bool { activity != nil }

  /// Whether a setter, a getter or a rule runs, after which the page is reloaded anyway.
  package var isAssigning: Bool { activity == .assigning }

  /// Returns whether code runs that must not use a page, and records its use.
  package func refusesUse() -> Bool {
    if isBusy { hasRefused = true }
    return isBusy
  }

  /// Runs code that must not use a page, and returns whether it has tried.
  package func running<Result>(
    _ activity: Activity, _ body: () -> Result
  ) -> (result: Result, hasRefused: Bool) {
    let outer = (self.activity, hasRefused)
    // A closure that draws may show the table elsewhere, and an evaluation of all pages evaluates
    // each.
    if outer.0 == .drawing || outer.0 == .evaluating && activity == .evaluating {
      return (body(), false)
    }
    (self.activity, hasRefused) = (activity, false)
    let result = body()
    let isUsed = hasRefused
    (self.activity, hasRefused) = outer
    return (result, isUsed)
  }
}

extension UseGuard {
  /// Calls setters, getters and rules of controls.
  package func assigning<Result>(_ body: () -> Result) -> Result {
    let (result, hasRefused) = running(.assigning, body)
    if hasRefused {
      diagnostics = [
        Diagnostic(
          message:
            "a setter, a getter or a rule uses the table or the menu while it runs; that was ignored",
          sites: [])
      ]
    }
    return result
  }
}

// Each description is evaluated here.
extension UseGuard {
  /// Evaluates and compiles a table.
  ///
  /// If its description uses a page or the menu, that is ignored and becomes a diagnostic: of the
  /// table, or of the menu where all pages are being evaluated.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - earlier: The previous result for this table.
  ///   - isObserved: Whether reads from observable objects are tracked.
  /// - Returns: The sections and rows in lists.
  package func evaluate(
    _ table: Table, after earlier: DeclaredTable? = nil, isObserved: Bool = true
  ) -> DeclaredTable {
    var (declared, hasRefused) = running(.evaluating) {
      TableCompiler.compile(table, after: earlier, isObserved: isObserved)
    }
    if hasRefused {
      declared.diagnose("the description changes the table that it describes; that was ignored")
    }
    return declared
  }

  /// Evaluates the table to which a row leads, and returns it, or `nil` if the row is no link.
  package func evaluate(destinationOf row: Row, isObserved: Bool = true) -> Table? {
    running(.evaluating) { row.evaluateDestination(isObserved: isObserved) }.result
  }
}
