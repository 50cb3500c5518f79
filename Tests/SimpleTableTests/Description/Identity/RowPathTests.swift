import SimpleTable
import TestTraits
import Testing

@Suite struct `Row paths` {
  @Test func `paths are ordered from top to bottom`() {
    let paths = [(1, 0), (0, 5), (0, 2), (2, 0), (1, 3)].map { RowPath(section: $0, row: $1) }
    check(paths.sorted().map(\.description), ["[0,2]", "[0,5]", "[1,0]", "[1,3]", "[2,0]"])
  }
}
