import SimpleTable

/// The fruit that was chosen at a market.
final class FruitBasket {
  let citruses = ["Grapefruit", "Lemon", "Lime", "Orange"]
  let melons = ["Cantaloupe", "Honeydew", "Watermelon"]
  @Setting var citrus = "Orange"
  @Setting var melon = "Honeydew"
}

/// Two rows that show their choices below them when selected, and hide them again.
struct FruitMenu {
  let basket: FruitBasket

  var table: Table {
    Table("Fruit") {
      Section(footer: "Select a row to see its choices; select it again to put them away.") {
        DisclosureRow("Citrus", detail: basket.citrus) {
          choices(basket.citruses, basket.$citrus)
        }
        .id("citrus")
        DisclosureRow("Melon", detail: basket.melon) {
          choices(basket.melons, basket.$melon)
        }
        .id("melon")
      }
    }
  }

  private func choices(_ names: [String], _ choice: Binding<String>) -> [Row] {
    names.map { name in
      Row(name) { choice.wrappedValue = name }
        .accessory(name == choice.wrappedValue ? .checkmark : .none)
        .id(name.lowercased())
    }
  }
}
