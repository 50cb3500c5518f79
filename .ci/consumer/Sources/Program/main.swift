import SimpleTable

let table = Table("Settings") {
  Section { SliderRow("Volume", value: .constant(0.5), in: 0...1, step: 0.1) }
}
print(table.rendered(width: 40))
print(Viewport(TableAdapter(table), height: 2).scrollThumb as Any)
