import Observation
import SimpleTable

/// A page that reads observable objects, reloaded.
enum ObservingCases {
  static var group: BenchmarkGroup {
    BenchmarkGroup(
      title: "reload of a page that reads 1,000 observed objects",
      cases: [
        BenchmarkCase(
          name: "observing.reload", bar: .ratio(4), baseline: "the same objects, not observable"
        ) {
          guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return nil }
          let observed = adapter((0..<1_000).map { _ in Observed() }) { $0.number }
          let plain = adapter((0..<1_000).map { _ in Plain() }) { $0.number }
          return .timed {
            plain.reload()
            return plain.numberOfRows
          } _: {
            observed.reload()
            return observed.numberOfRows
          }
        },
        BenchmarkCase(
          name: "observing.change", baseline: "the same objects, not observable"
        ) {
          guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return nil }
          let objects = (0..<1_000).map { _ in Observed() }
          let observed = adapter(objects) { $0.number }
          let plainObjects = (0..<1_000).map { _ in Plain() }
          let plain = adapter(plainObjects) { $0.number }
          return .timed {
            for object in plainObjects { object.number += 1 }
            plain.reload()
            return plain.numberOfRows
          } _: {
            for object in objects { object.number += 1 }
            observed.reload()
            return observed.numberOfRows
          }
        },
      ])
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @Observable fileprivate final class Observed {
    var number = 1
  }

  private final class Plain {
    var number = 1
  }

  private static func adapter<Object>(
    _ objects: [Object], _ number: @escaping (Object) -> Int
  ) -> TableAdapter {
    TableAdapter(
      Table {
        Section {
          for (index, object) in objects.enumerated() {
            Row("Row \(index)", detail: "\(number(object))").id(index)
          }
        }
      })
  }
}
