import TestTraits
import Testing

@testable import SimpleTable

@Suite struct `Sharing a line` {
  @Test func `keeps all whole where it fits`() {
    let share = LineShare(room: 30, title: 10, badge: 3, detail: 8, accessory: 1)
    #expect(share.title >= 10)
    #expect((share.badge, share.detail, share.accessory) == (3, 8, 1))
  }

  @Test func `gives the title all where it is alone`() {
    check(LineShare(room: 30, title: 99, badge: 0, detail: 0, accessory: 0).title, 30)
  }

  @Test func `gives half of the room to each of two long texts`() {
    let share = LineShare(room: 30, title: 99, badge: 0, detail: 99, accessory: 0)
    #expect((share.title, share.detail) == (14, 14))
  }

  @Test func `keeps a detail whole that takes up to half of the line`() {
    let half = LineShare(room: 30, title: 99, badge: 0, detail: 15, accessory: 0)
    #expect((half.title, half.detail) == (13, 15))
    let more = LineShare(room: 30, title: 99, badge: 0, detail: 16, accessory: 0)
    #expect((more.title, more.detail) == (14, 14))
  }

  @Test func `leaves a single cell between where that keeps all whole, or the detail`() {
    let detail = LineShare(room: 14, title: 6, badge: 0, detail: 5, accessory: 1)
    #expect((detail.title, detail.detail, detail.inset) == (6, 5, 7))
    let accessory = LineShare(room: 14, title: 12, badge: 0, detail: 0, accessory: 1)
    #expect((accessory.title, accessory.inset) == (12, 1))
    check(LineShare(room: 14, title: 13, badge: 0, detail: 0, accessory: 1).title, 11)
    let cut = LineShare(room: 14, title: 9, badge: 0, detail: 7, accessory: 1)
    #expect((cut.title, cut.detail) == (4, 7))
  }

  @Test func `drops the detail, then the badge, where there is no room`() {
    let narrow = LineShare(room: 10, title: 9, badge: 3, detail: 9, accessory: 1)
    #expect((narrow.title, narrow.badge, narrow.detail) == (4, 0, 2))
    let narrower = LineShare(room: 10, title: 9, badge: 5, detail: 9, accessory: 3)
    #expect((narrower.title, narrower.badge, narrower.detail) == (5, 0, 0))
  }

  @Test func `keeps an accessory as long as any character of the title has room`() {
    let kept = LineShare(room: 10, title: 9, badge: 0, detail: 0, accessory: 4)
    #expect((kept.title, kept.accessory) == (4, 4))
    let dropped = LineShare(room: 10, title: 9, badge: 0, detail: 0, accessory: 5)
    #expect((dropped.title, dropped.accessory) == (10, 0))
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
