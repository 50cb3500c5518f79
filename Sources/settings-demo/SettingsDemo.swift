@main
struct SettingsDemo {
  static func main() {}
}
