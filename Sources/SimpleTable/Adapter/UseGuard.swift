/// Which code of the program runs now that must not use a page, and whether it has.
///
/// Descriptions, getters, setters and closures that draw run at known moments. While one of them runs, every
/// act on a page is refused and becomes a diagnostic. The pages of a menu share one guard with it.
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

  /// Creates a guard of pages while no code runs.
  package init() {}

  /// Whether code runs that must not use a page.
  package var isBusy: Bool { activity != nil }

  /// Whether a setter runs, in which a reload counts as one that is made later.
  package var isAssigning: Bool { activity == .assigning }

  /// Returns whether code runs that must not use a page, and records its use.
  package func refusesUse() -> Bool {
    hasRefused = isBusy
    return isBusy
  }

  /// Runs code that must not use a page, and returns whether it has tried.
  package func running<Result>(
    _ activity: Activity, _ body: () -> Result
  ) -> (result: Result, hasRefused: Bool) {
    let outer = (self.activity, hasRefused)
    // A closure that draws may show the table elsewhere.
    if outer.0 == .drawing { return (body(), false) }
    (self.activity, hasRefused) = (activity, false)
    let result = body()
    let isUsed = hasRefused
    (self.activity, hasRefused) = outer
    return (result, isUsed)
  }
}
