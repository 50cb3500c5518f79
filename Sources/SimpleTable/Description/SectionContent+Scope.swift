extension SectionContent {
  /// Returns the section with a prefix before the keys of its settings.
  ///
  /// With the scope `upstream`, the key of `host` is `upstream.host`. With different scopes, a
  /// section can be used several times. The prefix applies to the ids of the section and of its
  /// rows, those below disclosure rows included. It also applies to the keys on pages behind its
  /// links, and to the keys of its rules, whether they are declared before or after the scope. It
  /// does not apply to former keys, flags and environment names that you declare.
  ///
  /// - Parameter scope: The first component of the keys; an empty text has no effect.
  /// - Returns: The changed section.
  public func scope(_ scope: String) -> Section {
    guard !scope.isEmpty else { return section }
    let prefix = scope + "."
    return section.changed { section in
      section.explicitID = section.explicitID?.name.map { SectionID(prefix + $0) }
      section.content = section.content?.scoped(prefix)
      section.scope = prefix + section.scope
    }
  }
}

extension Row {
  /// Returns the row with a prefix before its id, the ids below it, and the keys behind its link.
  fileprivate func scoped(_ prefix: String) -> Row {
    changed { storage in
      storage.id = storage.id.map { prefix + $0 }
      switch storage.control?.value {
      case let link as LinkControl: storage.control = Shared(link.scoped(prefix))
      case let picker as ChoiceControl: storage.control = Shared(picker.scoped(prefix))
      default: break
      }
      guard let disclosure = storage.extras?.value.disclosure else { return }
      storage.uniqueExtras.disclosure = Disclosure(
        rows: Row(disclosure.rows).scoped(prefix).block, initially: disclosure.initially)
    }
  }
}

extension LinkControl {
  fileprivate func scoped(_ prefix: String) -> LinkControl {
    LinkControl(scope: prefix + scope, table: table)
  }
}
