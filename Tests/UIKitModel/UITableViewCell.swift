// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public var color: UIColor
  }

  public var text: String?
  public var secondaryText: String?
  public var textProperties: TextProperties
  public var directionalLayoutMargins = NSDirectionalEdgeInsets()

  @MainActor public static func valueCell() -> Self {
    Self(textProperties: TextProperties(color: .label))
  }

  @MainActor public static func groupedHeader() -> Self { valueCell() }
}

open class UITableViewCell: UIView {
  public enum CellStyle: Sendable { case `default` }
  public enum SelectionStyle: Sendable { case none, `default` }
  public enum AccessoryType: Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  open var contentConfiguration: (any UIContentConfiguration)?
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default

  public required init(style: CellStyle) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }
}

open class UITableViewHeaderFooterView: UIView {
  open var contentConfiguration: (any UIContentConfiguration)?

  public required init(reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
  }
}
