import TestFixtures
import TestTraits
import Testing

@testable import SimpleTable

/// Change lists as they are printed, at once and in stages, and the laws that they obey.
@Suite struct `Table changes` {
  struct Edit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let old: [String]
    let new: [String]
    let changes: String
    let stages: [String]

    init(_ name: String, _ old: [String], _ new: [String], _ changes: String, _ stages: [String]) {
      testDescription = name
      self.old = old
      self.new = new
      self.changes = changes
      self.stages = stages
    }
  }

  /// Tables before and after: each string is a section, its id and after a colon its rows.
  ///
  /// A `'` after a row's id changes
  /// what it says; a `!` after a section's changes its footer.
  static let edits: [Edit] = [
    Edit("no change", ["A:ab"], ["A:ab"], "", []),
    Edit("a row comes", ["A:ab"], ["A:axb"], "+ [0,1] x", ["+ [0,1] x"]),
    Edit("a row goes", ["A:axb"], ["A:ab"], "- [0,1] x", ["- [0,1] x"]),
    Edit("a row moves down", ["A:xab"], ["A:abx"], "> [0,0] to [0,2] x", ["> [0,0] to [0,2] x"]),
    Edit("a row moves up", ["A:abx"], ["A:xab"], "> [0,2] to [0,0] x", ["> [0,2] to [0,0] x"]),
    Edit("a row reads differently", ["A:ab"], ["A:ab'"], "~ [0,1] b", ["~ [0,1] b"]),
    Edit(
      "a row moves and reads differently", ["A:xab"], ["A:abx'"],
      "> [0,0] to [0,2] x\n~ [0,2] x", ["~ [0,0] x", "> [0,0] to [0,2] x"]),
    Edit(
      "a row goes elsewhere", ["A:ax", "B:b"], ["A:a", "B:xb"],
      "> [0,1] to [1,0] x", ["> [0,1] to [1,0] x"]),
    Edit("a section comes", ["A:a"], ["B:b", "A:a"], "+ [0] B", ["+ [0] B"]),
    Edit("a section goes", ["B:b", "A:a"], ["A:a"], "- [0] B", ["- [0] B"]),
    Edit(
      "a section moves", ["A:a", "B:b", "C:c"], ["C:c", "A:a", "B:b"],
      "> [2] to [0] C", ["> [2] to [0] C"]),
    Edit("a section reads differently", ["A:a"], ["A!:a"], "~ [0] A", ["~ [0] A"]),
    Edit(
      "a row goes to a new section", ["A:ax"], ["A:a", "B:x"],
      "+ [1] B\n- [0,1] x", ["- [0,1] x", "+ [1] B"]),
    Edit(
      "a row comes from a section that goes", ["A:a", "B:x"], ["A:ax"],
      "- [1] B\n+ [0,1] x", ["- [1] B", "+ [0,1] x"]),
    Edit(
      "sections trade their rows", ["A:ab", "B:cd"], ["A:cd", "B:ab"],
      "> [1,0] to [0,0] c\n> [1,1] to [0,1] d\n> [0,0] to [1,0] a\n> [0,1] to [1,1] b",
      ["> [1,0] to [0,0] c\n> [1,1] to [0,1] d\n> [0,0] to [1,0] a\n> [0,1] to [1,1] b"]),
    Edit(
      "everything at once", ["A:abc", "B:de", "C:f", "D:g"], ["E:z", "D!:gf'c", "A:xb", "B:ed'"],
      """
      - [2] C
      + [0] E
      > [3] to [1] D
      ~ [1] D
      - [0,0] a
      + [1,1] f
      + [2,0] x
      > [0,2] to [1,2] c
      > [1,1] to [3,0] e
      ~ [3,1] d
      """,
      [
        "~ [3] D\n~ [1,0] d",
        "- [2] C\n- [0,0] a",
        "+ [0] E\n> [2] to [1] D",
        "+ [1,1] f\n+ [2,0] x\n> [2,1] to [1,2] c\n> [3,1] to [3,0] e",
      ]),
    Edit("all goes", ["A:a", "B:b"], [], "- [0] A\n- [1] B", ["- [0] A\n- [1] B"]),
    Edit("all comes", [], ["A:a", "B:"], "+ [0] A\n+ [1] B", ["+ [0] A\n+ [1] B"]),
  ]

  /// A program's state in the notation above.
  private func table(_ state: Variable<[String]>) -> Table {
    Table {
      for text in state.wrappedValue {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let name = String(parts[0].prefix(1))
        Section(name, footer: parts[0].hasSuffix("!") ? "changed" : nil) {
          for (index, id) in zip(parts[1].indices, parts[1]) where id != "'" {
            Row(String(id), detail: parts[1][index...].dropFirst().hasPrefix("'") ? "new" : nil)
              .id(String(id))
          }
        }
        .id(SectionID(name))
      }
    }
  }

  @Test(arguments: edits)
  func `changes print as lines, at once and in stages`(edit: Edit) {
    let state = Variable(wrappedValue: edit.old)
    let adapter = TableAdapter(table(state))
    let before = VisibleTable(adapter)
    state.wrappedValue = edit.new
    let changes = adapter.reload()
    check(changes.description, edit.changes)
    check(changes.stages.map(\.description), edit.stages)
    checkEmpty(ChangeListLaw.violations(of: changes, from: before, to: VisibleTable(adapter)))
  }

  @Test func `an empty title leaves only the position`() {
    let isOn = Variable(wrappedValue: false)
    let adapter = TableAdapter(
      Table {
        if isOn.wrappedValue { Section { Row("A") } }
        Section { if isOn.wrappedValue { Row("") } }
      })
    isOn.wrappedValue = true
    check(adapter.reload().description, "+ [0]\n+ [1,0]")
  }

  /// Every order of up to five rows, from every other: moves are as few as can be.
  @Test(arguments: 0...5)
  func `every order is reached from the first by the fewest moves`(count: Int) {
    let ids = Array("abcde".prefix(count))
    let state = Variable(wrappedValue: ["A:" + String(ids)])
    let adapter = TableAdapter(table(state))
    for order in permutations(of: ids) {
      state.wrappedValue = ["A:" + String(ids)]
      adapter.reload()
      let before = VisibleTable(adapter)
      state.wrappedValue = ["A:" + String(order)]
      let changes = adapter.reload()
      let violations = ChangeListLaw.violations(
        of: changes, from: before, to: VisibleTable(adapter))
      checkEmpty(violations, "\(order)")
    }
  }

  private func permutations(of list: [Character]) -> [[Character]] {
    guard let first = list.first else { return [[]] }
    return permutations(of: Array(list.dropFirst())).flatMap { rest in
      (0...rest.count).map { place in
        var order = rest
        order.insert(first, at: place)
        return order
      }
    }
  }

  /// The walk finds those at the end from the last one upwards.
  @Test func `rows that look different are listed in order, each with its title`() {
    let names = Variable(wrappedValue: ["a", "b", "c", "d"])
    let adapter = TableAdapter(
      Table {
        Section { for name in names.wrappedValue { Row(name).id(String(name.prefix(1))) } }
      })
    names.wrappedValue = ["x", "a", "b", "c new", "d new"]
    check(
      adapter.reload().description,
      """
      + [0,0] x
      ~ [0,3] c new
      ~ [0,4] d new
      """)
  }

  /// All that random names over few sections can do, each name at most once.
  @Test func `a change list leads from any table to any other`() {
    var random = SeededGenerator()
    func randomState() -> [String] {
      var ids = "abcdefghijklmnopqrstuvwxyz".shuffled(using: &random)
      return "ABCDE".shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
        .map { name in
          let count = min(ids.count, Int.random(in: 0...8, using: &random))
          defer { ids.removeFirst(count) }
          let rows = ids.prefix(count).map { Bool.random(using: &random) ? "\($0)" : "\($0)'" }
          return "\(name):" + rows.joined()
        }
    }
    let state = Variable(wrappedValue: randomState())
    let adapter = TableAdapter(table(state))
    for _ in 0..<600 {
      let before = VisibleTable(adapter)
      let old = state.wrappedValue
      state.wrappedValue = randomState()
      let changes = adapter.reload()
      let violations = ChangeListLaw.violations(
        of: changes, from: before, to: VisibleTable(adapter))
      checkEmpty(violations, "\(old) to \(state.wrappedValue), \(random)")
    }
  }

  /// Longer than the reach of the walk over both lists, so that rows are also looked up.
  @Test(arguments: [31, 32, 33, 70])
  func `blocks of rows that come, go or move are listed as such`(size: Int) {
    let names = Variable(wrappedValue: (0..<300).map(String.init))
    let adapter = TableAdapter(
      Table { Section { for name in names.wrappedValue { Row(name).id(name) } } })
    func changes(_ edit: (inout [String]) -> Void) -> TableChanges {
      let before = VisibleTable(adapter)
      edit(&names.wrappedValue)
      let changes = adapter.reload()
      checkEmpty(ChangeListLaw.violations(of: changes, from: before, to: VisibleTable(adapter)))
      return changes
    }
    let came = changes { $0.insert(contentsOf: (0..<size).map { "new \($0)" }, at: 100) }
    #expect(came.insertedRows.count == size && came.deletedRows.isEmpty && came.movedRows.isEmpty)
    let moved = changes { names in
      let block = names[100..<(100 + size)]
      names.removeSubrange(100..<(100 + size))
      names.insert(contentsOf: block, at: 20)
    }
    #expect(
      moved.movedRows.count == size && moved.insertedRows.isEmpty && moved.deletedRows.isEmpty)
    let went = changes { $0.removeSubrange(20..<(20 + size)) }
    #expect(went.deletedRows.count == size && went.insertedRows.isEmpty && went.movedRows.isEmpty)
    let mixed = changes { names in
      names.removeSubrange(10..<(10 + size))
      names.insert(contentsOf: (0..<size).map { "other \($0)" }, at: 150)
      names.swapAt(5, 290)
    }
    check(mixed.movedRows.count, 2)
  }
}
