// write: `menu.page.row(at: …)`
import SimpleTable

func change(_ menu: Menu) {
  _ = menu.row(at: RowPath(section: 0, row: 0))  // expect: value of type 'Menu' has no member 'row'
}
