/// What changed between two states of a table.
public struct TableChanges: Hashable, Sendable {
}
