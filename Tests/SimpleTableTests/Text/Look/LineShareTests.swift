import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Sharing a line` {
  /// A title, a badge, a detail and an accessory in a room, and what they get.
  private struct Case: CustomTestStringConvertible {
    let testDescription: String
    let room: Int
    let wanted: [Int]
    let given: [Int]

    init(_ name: String, in room: Int, _ wanted: [Int], get given: [Int]) {
      (testDescription, self.room, self.wanted, self.given) = (name, room, wanted, given)
    }
  }

  private static let cases = [
    Case("the title gets all where it is alone", in: 30, [99, 0, 0, 0], get: [30, 0, 0, 0]),
    Case("two long texts get half each", in: 30, [99, 0, 99, 0], get: [14, 0, 14, 0]),
    Case("a detail of half the line stays whole", in: 30, [99, 0, 15, 0], get: [13, 0, 15, 0]),
    Case("a longer one does not", in: 30, [99, 0, 16, 0], get: [14, 0, 14, 0]),
    Case("a single cell is between to keep all", in: 14, [6, 0, 5, 1], get: [6, 0, 5, 1]),
    Case("or the accessory", in: 14, [12, 0, 0, 1], get: [12, 0, 0, 1]),
    Case("two cells are between a title that is cut", in: 14, [13, 0, 0, 1], get: [11, 0, 0, 1]),
    Case("or the detail", in: 14, [9, 0, 7, 1], get: [4, 0, 7, 1]),
    Case("the badge goes first", in: 10, [9, 3, 9, 1], get: [4, 0, 2, 1]),
    Case("then the detail", in: 10, [9, 5, 9, 3], get: [5, 0, 0, 3]),
    Case("an accessory leaves a few letters", in: 10, [9, 0, 0, 4], get: [4, 0, 0, 4]),
    Case("or it goes", in: 10, [9, 0, 0, 5], get: [10, 0, 0, 0]),
  ]

  @Test(arguments: cases)
  private func `gives each part what it can`(of line: Case) {
    let share = LineShare(
      room: line.room, title: line.wanted[0], badge: line.wanted[1], detail: line.wanted[2],
      accessory: line.wanted[3])
    check([share.title, share.badge, share.detail, share.accessory], line.given)
  }

  @Test func `never gives away more than there is`() {
    for room in 10...40 {
      for title in [0, 1, 4, 9, 50] {
        for badge in [0, 3, 7, 12] {
          for detail in [0, 1, 5, 50] {
            for accessory in [0, 1, 3, 5] {
              let share = LineShare(
                room: room, title: title, badge: badge, detail: detail, accessory: accessory)
              #expect(share.title >= min(title, 4) && share.detail >= 0)
              let gap = room - share.title - share.inset
              #expect(share.inset == 0 ? gap == 0 : gap == 2 || gap == 1 && share.detail == detail)
            }
          }
        }
      }
    }
  }
}
