/// Which rows of a group of choices are chosen, each value at one row only.
struct Choices {
  private let group: SelectionGroup
  private var unmet: Set<AnyHashable>
  private var met: Set<AnyHashable> = []
  private var hasTwins = false

  /// Reads what is chosen.
  init(_ group: SelectionGroup) {
    self.group = group
    unmet = group.chosen()
  }

  /// Returns the control of the next row with a tag.
  mutating func control(for tag: AnyHashable) -> Control {
    let isChosen = unmet.remove(tag) != nil
    if !met.insert(tag).inserted { hasTwins = true }
    let group = group
    let refusal = { (text: String) -> String? in
      guard let value = Bool(switch: text) else { return "\"\(text)\" is neither on nor off" }
      let wouldLeaveNone = group.isSingle && isChosen && !value
      return wouldLeaveNone ? "one of the rows must stay chosen" : nil
    }
    return Control(
      read: {
        Control.Reading(
          state: .choice(isChosen: isChosen),
          value: ControlValue(text: String(isChosen), kind: .truth)
        )
      },
      activate: { group.choose(tag) },
      input: Control.Input(
        refusal: refusal,
        take: { text in if Bool(switch: text) != isChosen { group.choose(tag) } }
      )
    )
  }

  /// What the tags and the chosen values contradict each other in.
  var problem: String? {
    if hasTwins { return "two rows of a group of choices have the same tag" }
    guard !unmet.isEmpty else { return nil }
    let values = unmet.map { "\"\($0.base)\"" }.sorted().joined(separator: ", ")
    return "no row of a group of choices has the tag \(values)"
  }
}
