import SimpleTable
import UIKit

/// A header that collapses its section when it is tapped.
@MainActor final class HeaderView: UITableViewHeaderFooterView {
  private var toggle = {}

  func show(_ section: SectionInfo, on page: TableAdapter) {
    var content = UIListContentConfiguration.groupedHeader()
    let indicator = section.isCollapsed ? "▸ " : "▾ "
    content.text = (section.showsIndicator ? indicator : "") + (section.header ?? "")
    content.secondaryText = section.headerDetail
    contentConfiguration = content
    toggle = { page.toggleCollapsed(section: section.id) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { toggle() }

  override func accessibilityActivate() -> Bool {
    toggle()
    return true
  }
}
