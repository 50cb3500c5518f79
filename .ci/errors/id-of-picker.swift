// write: `PickerRow("Band", selection: band).id("band")`
import SimpleTable

enum Band: String, CaseIterable { case am, fm }

func table(_ band: Binding<Band>) -> Table {
  Table("Settings") {
    Section("Radio") {
      Row("Wi-Fi")
      PickerRow("Band", selection: band, id: "band")  // expect: 'init(_:selection:id:)' is unavailable: the id of a row is a modifier: .id(…) behind it
    }
  }
}
