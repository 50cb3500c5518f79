import SimpleTable
import SimpleTableTesting
import Testing

@testable import settings_demo

/// Rows that appear below the one that is selected: citrus and melon, in either order.
@Suite struct FruitMenuTests {
  private let page = TableAdapter(FruitMenu(basket: FruitBasket()).table)

  @Test(arguments: [["citrus", "melon"], ["melon", "citrus"]])
  func `both choices are open, in either order`(order: [RowID]) {
    for fruit in order { page.tap(fruit) }
    page.tap("lime")
    page.tap("watermelon")
    expectSnapshot(of: page, width: 40) {
      """
        Fruit

          Citrus                      Lime ▾
            Grapefruit
            Lemon
            Lime                           ✓
            Orange
          Melon                 Watermelon ▾
            Cantaloupe
            Honeydew
      ❯     Watermelon                     ✓
        Select a row to see its choices;
        select it again to put them away.
      """
    }
  }
}
