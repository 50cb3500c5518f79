import SimpleTable

/// A program that prints a table of twelve rows: its size and its start are measured.
@main
enum TableProgram {
  static func main() {
    let table = Table("Sound") {
      Section("Music") {
        for number in 1...12 { Row("Track \(number)", detail: "\(number):00") }
      }
    }
    print(table.rendered())
  }
}
