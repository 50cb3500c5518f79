/// The meaning of a text, so that terminals and shells can complete it.
public enum TextContent: Hashable, Sendable {
  /// Any line of text.
  case plain
  /// The path of a file or a folder.
  case file
  /// The path of a folder.
  case folder
}

extension TextContent {
  /// The kind of a setting with this content.
  var kind: SettingKind {
    switch self {
    case .plain: .text
    case .file: .file
    case .folder: .folder
    }
  }
}
