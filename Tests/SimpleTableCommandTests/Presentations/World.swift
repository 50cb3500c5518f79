import SimpleTable
import TestFixtures

@testable import SimpleTableTerminal

/// What a menu is made of, and made of again by a new process.
protocol Subject: AnyObject {
  var table: Table { get }

  /// What has happened, as far as no setting says it.
  var events: [String] { get }

  func fresh() -> any Subject
}

extension LivingSystem: Subject {
  var events: [String] { [] }

  func fresh() -> any Subject { LivingSystem(fresh: self) }
}

/// A menu with its store, as one presentation has it.
final class World {
  let subject: any Subject
  let menu: Menu
  let store: MemoryStore
  let environment: [String: String]

  init(_ subject: any Subject, _ store: MemoryStore, _ environment: [String: String]) {
    self.subject = subject
    self.store = store
    self.environment = environment
    menu = Menu(subject.table)
  }

  /// Reads the store and the environment.
  func start() {
    menu.start(stores: [.user: store], environment: environment, prefix: "E_")
  }

  /// What the store holds, and what is known of each setting.
  var state: [String] {
    let stored = store.values.map { "stored \($0)=\($1)" }.sorted()
    let settings = menu.settings.map { setting in
      let sources = setting.sources.map { source in
        "\(source.source)=\(source.value) \(source.origin ?? "") \(source.refusal ?? "")"
      }
      return "\(setting) by \(setting.source), stored \(setting.isStored), \(sources)"
    }
    return stored + settings + menu.unknownKeys.map { "unknown \($0)" }
  }

  /// What the page in view shows, and what is known of the program.
  var pageState: [String] {
    let rows = menu.page.items.map { item -> String in
      guard case .row(let path) = item, let row = menu.page.row(at: path) else { return "\(item)" }
      return MenuWords().text(of: row, isExpanded: menu.page.isExpanded(at: path))
    }
    return [menu.titles.joined(separator: ">")] + rows + subject.events + state
  }

  /// Shows the row with a key, and returns where it is.
  func go(to key: String) -> RowPath? { menu.go(toKey: key).flatMap(menu.page.path) }
}
