/// What `--help` prints.
enum Help {
  /// The help, made of the same tables that the program works by.
  static var text: String {
    """
    Shows a settings menu as text.

    Usage: settings-demo [option ...]

    Options:
    \(Columns.text(CommandLineOption.all.map { ($0.usage, $0.summary) }, indent: 2))
    Menus:
    \(Columns.text(DemoMenu.all.map { ($0.name, $0.summary) }, indent: 2))
    A script is a list of events, separated by semicolons or line breaks:
    \(Columns.text(Command.all.map { ($0.usage, $0.summary) }, indent: 2))
    ID and SECTION are the ids that the menu declares. VALUE is a text, a number, or
    true or false; for a picker, the label of an option. Where a switch and a
    section have the same ID, toggle means the switch.

    Examples:
      settings-demo --menu transit --print --width 40 --style inset
      settings-demo --menu fruit --script 'select citrus; select lemon'
      settings-demo --menu inputs --script 'collapse network; filter blue'
      settings-demo --script 'push sounds; set volume 80' --values phone.json

    """
  }
}
