/// Events in the order in which they happen.
struct Script: Hashable, Sendable {
  /// An event, and how it was written.
  struct Step: Hashable, Sendable {
    let text: String
    let event: Event
  }

  var steps: [Step] = []
}
