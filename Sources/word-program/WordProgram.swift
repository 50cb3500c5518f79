/// A program that prints a word, with whose start that of others is compared.
@main
enum WordProgram {
  static func main() { print("word") }
}
