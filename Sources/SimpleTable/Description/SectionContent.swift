/// Anything that can be declared in a table.
///
/// To reuse sections, wrap them in a small struct:
///
/// ```swift
/// struct SavingSection: SectionContent {
///   let editor: Bindings<Editor>
///   var section: Section {
///     Section("Saving") { StepperRow("After", value: editor.saveDelay, in: 0...900).id("delay") }
///   }
/// }
/// ```
public protocol SectionContent {
  /// The section that is shown, or several of them, declared as in a table.
  @TableBuilder var section: Section { get }
}

extension Section: SectionContent {
  /// The section itself.
  public var section: Section { self }
}

extension Array: SectionContent where Element: SectionContent {
  /// The sections of all elements, one below the other.
  public var section: Section {
    // An array of sections is used as it is, because copying sections is slow.
    let sections = (self as Any) as? [Section] ?? map { $0.section }
    return Section(group: sections)
  }
}
