import SimpleTableMenu
import TestFixtures
import TestTraits
import Testing

/// Pages that link to one another at random, with a setting each.
@Suite struct `Laws of settings on pages that link to one another` {
  private final class Site {
    @Setting private var values: [Int: Int] = [:]

    /// The pages that each page links to.
    let links: [[Int]]

    /// How many pages were evaluated.
    var evaluations = 0

    init(using random: inout SeededGenerator) {
      let pages = Array(0..<Int.random(in: 2...5, using: &random))
      links = pages.map { page in
        pages.filter { $0 != page && Int.random(in: 0..<3, using: &random) > 0 }
      }
    }

    var table: Table { table(of: 0) }

    private func table(of page: Int) -> Table {
      Table("Page \(page)") { [self] in
        let _ = noteEvaluation()
        Section {
          StepperRow("Value \(page)", value: $values[page, default: 0], in: 0...9).id(
            "value\(page)")
          for link in links[page] {
            LinkRow("To \(link)", destination: self.table(of: link)).id("to\(link)")
          }
        }
      }
    }

    private func noteEvaluation() { evaluations += 1 }

    /// The pages to which there is a way.
    var reachable: Set<Int> {
      var (found, next): (Set<Int>, [Int]) = ([0], [0])
      while let page = next.popLast() {
        next += links[page].filter { found.insert($0).inserted }
      }
      return found
    }
  }

  @Test func `each is there once, however many ways lead to it`() {
    RandomWalks.forEach(20, areShort: true) { seed, compared in
      var random = SeededGenerator(seed: seed)
      let site = Site(using: &random)
      let menu = Menu(site.table)
      let keys = Set(site.reachable.map { "value\($0)" })
      let (found, note) = (menu.settings.map(\.key), "seed \(seed): \(site.links)" as Comment)
      #expect(found.count == keys.count && Set(found) == keys, note)
      for key in keys {
        check(menu.setValue("7", for: key), .accepted, note)
        check(menu.setting(key)?.value, "7", note)
        compared.count()
      }
    }
  }

  @Test func `a page is evaluated no more often than links lead to it`() {
    var tooOften: [String] = []
    RandomWalks.forEach(20, areShort: true) { seed, compared in
      var random = SeededGenerator(seed: seed)
      let site = Site(using: &random)
      let menu = Menu(site.table)
      _ = menu.settings
      site.evaluations = 0
      _ = menu.settings
      let links = site.reachable.map { site.links[$0].count }.reduce(0, +)
      compared.count(links)
      guard site.evaluations > links + 1 else { return }
      tooOften.append("seed \(seed), \(site.links): \(site.evaluations)")
    }
    checkEmpty(tooOften)
  }
}
