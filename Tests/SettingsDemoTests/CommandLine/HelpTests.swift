import Testing

@testable import settings_demo

@Suite struct HelpTests {
  @Test func `help says all that the program does`() {
    #expect(
      Demo.run(["--help"])
        == Demo.Result(
          output: """
            Shows a settings menu as text.

            Usage: settings-demo [option ...]

            Options:
              --menu NAME      show the menu NAME instead of phone
              --list           list the menus
              --rows N         show the menu scroll with N rows, up to 10000000
              --live           run the menu in the terminal, as without options
              --accessible     run the menu as numbered lines with a prompt
              --print          print the menu, as where there is no terminal
              --width N        print N columns wide, from 20 to 1000 (otherwise 60)
              --style STYLE    draw in the style plain, grouped or inset (otherwise grouped)
              --ascii          draw with ASCII signs only
              --color          print in colour
              --script SCRIPT  run the events of SCRIPT first and tell what changes
              --values FILE    take the values from FILE before, and keep them there after
              --help           show this help

            Menus:
              phone    the settings of a phone, with controls and tables behind its rows
              contact  a contact card that can be edited, with an address that draws itself
              transit  the settings of a transit app, whose rows come and go with its state
              fruit    two rows that show their choices below them when selected
              inputs   inputs of every kind in categories that fold
              scroll   rows to scroll through, 25 or as many as --rows says
              torture  titles that try to break the layout

            A script is a list of events, separated by semicolons or line breaks:
              select ID         select a row
              accessory ID      tap the accessory of a row
              toggle ID         turn a switch, or else fold or unfold a section
              set ID VALUE      put a value into a control
              clear ID          put an empty text into a control
              increment ID [N]  step a value up, N times or once
              decrement ID [N]  step a value down, N times or once
              reset             set all values of the table to their defaults
              values            tell all values of the table
              push ID           follow a row to its table
              pop               go back to the table before
              collapse SECTION  fold a section
              expand SECTION    unfold a section
              collapse all      fold every section that folds
              expand all        unfold every section
              hide ID           hide a row
              show ID           show a hidden row
              filter TEXT       show only what contains TEXT
              filter            end the filter
              reveal ID         unfold what hides a row
              reload            evaluate the menu again

            ID and SECTION are the ids that the menu declares. VALUE is a text, a number, or
            true or false; for a picker, the label of an option. Where a switch and a
            section have the same ID, toggle means the switch.

            Examples:
              settings-demo --menu transit --print --width 40 --style inset
              settings-demo --menu fruit --script 'select citrus; select lemon'
              settings-demo --menu inputs --script 'collapse network; filter blue'
              settings-demo --script 'push sounds; set volume 80' --values phone.json

            """))
  }

  @Test func `help fits a terminal`() {
    #expect(Help.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
