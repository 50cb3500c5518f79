import SimpleTable

func change(_ menu: Menu) {
  menu.setValue(60, for: "volume")  // expect: cannot convert value of type 'Int' to expected argument type 'String'
}
// write: `menu.setValue("60", for: "volume")`
