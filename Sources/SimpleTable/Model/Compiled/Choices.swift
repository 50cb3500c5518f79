/// Which rows of a group of choices are chosen, each value at one row only.
struct Choices {
  private let group: SelectionGroup
  private var unmet: Set<AnyHashable>
  private var met: Set<AnyHashable> = []
  private var twin: AnyHashable?
  private var stranger: AnyHashable?

  /// Reads what is chosen.
  init(_ group: SelectionGroup) {
    self.group = group
    unmet = group.chosen()
  }

  /// Returns the control of the next row with a tag; nothing for a tag that can never be chosen.
  mutating func control(for tag: AnyHashable) -> Control? {
    guard let value = group.value(tag) else {
      stranger = stranger ?? tag
      return nil
    }
    if !met.insert(value).inserted { twin = twin ?? value }
    let isChosen = unmet.remove(value) != nil
    let group = group
    return Control(
      read: {
        Control.Reading(
          state: .choice(isChosen: isChosen),
          value: ControlValue(text: String(isChosen), kind: .truth)
        )
      },
      activate: { group.isSingle ? group.choose(value) : group.set(value, !group.isChosen(value)) },
      input: Control.Input(
        refusal: { group.refusal(of: $0, for: value) },
        take: { text in Bool(switch: text).map { group.set(value, $0) } }
      ),
      reset: group.reset
    )
  }

  /// What the tags and the chosen values contradict each other in.
  var problem: String? {
    if let stranger {
      return "the tag \"\(stranger.base)\" is of another type than the values of its group"
    }
    if let twin { return "two rows of a group of choices have the tag \"\(twin.base)\"" }
    guard !unmet.isEmpty else { return nil }
    let values = unmet.map { "\"\($0.base)\"" }.sorted().joined(separator: ", ")
    return "no row of a group of choices has the tag \(values)"
  }
}

extension SelectionGroup {
  /// Returns why a text cannot be taken for whether a value is chosen.
  fileprivate func refusal(of text: String, for value: AnyHashable) -> String? {
    guard let isWanted = Bool(switch: text) else { return "\"\(text)\" is neither on nor off" }
    if isWanted || release != nil || !isChosen(value) { return nil }
    return "one of the rows must stay chosen"
  }

  /// Chooses a value or lets go of it, where it does not stand so already.
  fileprivate func set(_ value: AnyHashable, _ isWanted: Bool) {
    guard isWanted != isChosen(value) else { return }
    if isWanted { choose(value) } else { release?(value) }
  }
}
