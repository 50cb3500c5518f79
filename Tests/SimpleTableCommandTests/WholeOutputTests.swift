import SimpleTable
import SimpleTableCommand
import SimpleTableTesting
import Testing

@testable import settings_demo

/// What the demo prints, as whole texts.
@Suite struct `Output of the demo` {
  /// Returns what a command of the demo prints and reports, with values in memory.
  private func output(
    _ words: String..., stored: [String: SettingValue] = ["volume": .number("57")],
    input: String? = nil, environment: [String: String?] = [:]
  ) async -> String {
    await output(words, stored: stored, input: input, environment: environment)
  }

  private func output(
    _ words: [String], stored: [String: SettingValue] = ["volume": .number("57")],
    input: String? = nil, environment: [String: String?] = [:]
  ) async -> String {
    var command = DemoMenu.phone.command(in: MemoryStore(stored))
    var output = ""
    command.streams.output = { output += $0 }
    command.streams.error = { output += $0 }
    command.streams.isInputTerminal = false
    command.streams.isOutputTerminal = false
    command.streams.environment = { environment }
    command.streams.input = { input }
    let code = await command.run(words)
    return code == 0 ? output : output + "(\(code))\n"
  }

  /// Values that are stored, with nothing wrong.
  private static let stored: [String: SettingValue] = [
    "volume": .number("55"), "vibrations": .texts(["Calls", "Mail"]), "alarms": .texts(["work"]),
    "alarms.work.time": .text("06:15"), "signature": .text("Ada\nLondon"), "name": .text("Vole"),
  ]

  @Test func `help lists the commands`() async {
    #expect(
      await output("--help") == """
        Usage: settings-demo [COMMAND]

          list [--stored] [--origin] [--level LEVEL]
              print all settings with their values, or what a level holds
          get KEY
              print the value of a setting
          set [--dry-run] [--level LEVEL] KEY VALUE... | KEY=VALUE...
              set one setting, or several; - reads standard input
          unset [KEY...] [--all] [--level LEVEL]
              remove stored values, so that the defaults apply; --all: of all settings
          add KEY ENTRY... [--level LEVEL]
              add entries to a list
          remove KEY ENTRY... [--level LEVEL]
              remove entries from a list; with a record, its settings
          describe [KEY]
              print the details of a setting, or of all
          search TEXT
              print the rows of all pages that contain the words
          run KEY [--yes]
              run a row's action; --yes confirms it
          show [--width N] [--style STYLE] [--ascii] [--color]
              print the menu
          edit [KEY] [--style STYLE] [--ascii] [--lines]
              run the menu, at a setting if one is named
          check
              print what is wrong with the values and the description
          path [--all]
              print where the values are stored; --all: those of each level
          import FILE
              set what list --stored --json has printed; - reads standard input
          reference
              print all settings as Markdown
          sample
              print a settings file in which every setting is commented out
          schema [--file FILE]
              print the JSON Schema of the stored values; --file: write it, and say how an editor finds it
          completions bash|zsh|fish
              print the completions for a shell

        Without a command, the menu is edited at a terminal and printed elsewhere.
        The word -- ends options. With --json, what a command prints is one JSON value, in
        failure, too; edit, reference, sample, schema, completions have no such option.
        Exit codes: 0 done, 1 refused, 2 wrong usage, 3 the store or the terminal
        cannot be read or written, 130 ended by ^C.

        """)
  }

  @Test func `check prints faults`() async {
    #expect(
      await output("check", environment: ["SETTINGS_DEMO_VOLUME": nil]) == """
        volume: stored value: must go in steps of 5 from 0
        SETTINGS_DEMO_VOLUME: is not UTF-8
        (1)

        """)
  }

  @Test func `describe prints the sources`() async {
    #expect(
      await output("describe", "volume", environment: ["SETTINGS_DEMO_VOLUME": "40"]) == """
        volume=40
          Settings > Sounds > Volume
          whole number from 0 to 100 in steps of 5
          source: set by SETTINGS_DEMO_VOLUME
            environment (SETTINGS_DEMO_VOLUME): 40
            user: 57
            default: 60

        """)
  }

  @Test func `the guide of the demo's settings is its reference`() async throws {
    try ReferencePage(name: "DemoSettings.md").expect(await output("reference"))
  }

  @Test func `list prints all settings`() async {
    let text = await output("list", stored: Self.stored)
    expectSnapshot(of: text) {
      """
      airplane=false
      carrier=Riverbank
      quiet=false
      wallpaper=Lake
      wifi-on=true
      networks=otters
      password
      asks-to-join=false
      bluetooth-on=true
      name=Vole
      volume=55
      ringtone=Kingfisher
      vibrations=Calls, Mail
      alarms=work
      alarms.work.label=
      alarms.work.time=06:15
      alarms.work.days=
      alarms.work.snooze=10
      level=60
      adapts=true
      lock=2
      text-size=1
      fetches-mail=true
      signature=Ada London
      announces-calls=false
      blocked=
      receipts=true
      quality=High
      """
    }
  }

  @Test func `list --stored prints those that are stored`() async {
    let text = await output("list", "--stored", stored: Self.stored)
    expectSnapshot(of: text) {
      """
      name=Vole
      volume=55
      vibrations=Calls, Mail
      alarms=work
      alarms.work.time=06:15
      signature=Ada London
      """
    }
  }

  @Test func `list --json is for programs`() async {
    let text = await output(
      "list", "--json", stored: Self.stored, environment: ["SETTINGS_DEMO_AIRPLANE": "yes"])
    expectSnapshot(of: text)
  }

  @Test func `list --json --stored is what import takes`() async {
    let text = await output("list", "--json", "--stored", stored: Self.stored)
    expectSnapshot(of: text)
  }

  @Test func `search prints rows of all pages`() async {
    let text = await output("search", "to")
    expectSnapshot(of: text) {
      """
      settings-demo: volume: stored value: must go in steps of 5 from 0
      Settings > Bluetooth
      Settings > Wi-Fi > Ask to join networks (asks-to-join)
      Settings > Bluetooth > Bluetooth (bluetooth-on)
      Settings > Sounds > Ringtone (ringtone)
      Settings > Brightness > Adapt to the light (adapts)
      """
    }
  }

  @Test func `actions and commands are listed for shells`() async {
    let text = await output("__complete", "run", "")
    expectSnapshot(of: text) {
      """
      scan\u{9}Scan
      update\u{9}Install update
      """
    }
  }

  @Test func `show prints the menu`() async {
    let text = await output("show", "--width", "40")
    expectSnapshot(of: text) {
      """
      settings-demo: volume: stored value: must go in steps of 5 from 0
        Settings

          🛫 Airplane Mode                ○─
          📶 Wi-Fi                 Otters  ›
          🔵 Bluetooth                 On  ›
          📡 Carrier            Riverbank  ›

          🌙 Do Not Disturb               ○─
          🔊 Sounds                        ›
          🔆 Brightness              60 %  ›
          🌄 Wallpaper               Lake  ›

          🔧 General                   (1) ›
          📬 Mail, Contacts, Calendars     ›
          📞 Phone                         ›
          💬 Messages                      ›
          🎵 Music                         ›
      """
    }
  }

  @Test func `describe prints all that is known`() async {
    let text = await output("describe", stored: Self.stored)
    expectSnapshot(of: text) {
      """
      airplane=false
        Settings > Airplane Mode
        on or off
        source: default
          default: false
        variable: SETTINGS_DEMO_AIRPLANE

      carrier=Riverbank
        Settings > Carrier
        one of Riverbank, Milltown, Lakeside
        source: default
          default: Riverbank
        variable: SETTINGS_DEMO_CARRIER

      quiet=false
        Settings > Do Not Disturb
        on or off
        source: default
          default: false
        variable: SETTINGS_DEMO_QUIET

      wallpaper=Lake
        Settings > Wallpaper
        one of Lake, Reed, Night
        source: default
          default: Lake
        variable: SETTINGS_DEMO_WALLPAPER

      wifi-on=true
        Settings > Wi-Fi > Wi-Fi
        on or off
        source: default
          default: true
        variable: SETTINGS_DEMO_WIFI_ON

      networks=otters
        Settings > Wi-Fi > Networks
        one of otters, herons, voles
        source: default
          default: otters
        variable: SETTINGS_DEMO_NETWORKS

      password
        Settings > Wi-Fi > Password
        text
        source: default
          default
        variable: SETTINGS_DEMO_PASSWORD
        secret

      asks-to-join=false
        Settings > Wi-Fi > Ask to join networks
        on or off
        source: default
          default: false
        variable: SETTINGS_DEMO_ASKS_TO_JOIN

      bluetooth-on=true
        Settings > Bluetooth > Bluetooth
        on or off
        source: default
          default: true
        variable: SETTINGS_DEMO_BLUETOOTH_ON

      name=Vole
        Settings > Bluetooth > Name
        text
        source: user
          user: Vole
          default: Heron
        variable: SETTINGS_DEMO_NAME

      volume=55
        Settings > Sounds > Volume
        whole number from 0 to 100 in steps of 5
        source: user
          user: 55
          default: 60
        variable: SETTINGS_DEMO_VOLUME

      ringtone=Kingfisher
        Settings > Sounds > Ringtone
        one of Kingfisher, Bittern, Frog
        source: default
          default: Kingfisher
        variable: SETTINGS_DEMO_RINGTONE

      vibrations=Calls, Mail
        Settings > Sounds > Vibrate for
        any of Calls, Messages, Mail
        source: user
          user: Calls, Mail
          default: Calls
        variable: SETTINGS_DEMO_VIBRATIONS

      alarms=work
        Settings > Sounds > Alarms
        list of texts
        source: user
          user: work
          default: work
        variable: SETTINGS_DEMO_ALARMS

      alarms.work.label=
        Settings > Sounds > Alarms > work > Label
        text
        source: default
          default:\u{20}

      alarms.work.time=06:15
        Settings > Sounds > Alarms > work > Time
        time of day
        source: user
          user: 06:15
          default: 07:30

      alarms.work.days=
        Settings > Sounds > Alarms > work > Repeat
        any of Mon, Tue, Wed, Thu, Fri, Sat, Sun
        source: default
          default:\u{20}

      alarms.work.snooze=10
        Settings > Sounds > Alarms > work > Snooze
        whole number from 1 to 60 (min)
        source: default
          default: 10

      level=60
        Settings > Brightness > Brightness
        whole number from 10 to 100 in steps of 10
        source: default
          default: 60
        variable: SETTINGS_DEMO_LEVEL
        disabled

      adapts=true
        Settings > Brightness > Adapt to the light
        on or off
        source: default
          default: true
        variable: SETTINGS_DEMO_ADAPTS

      lock=2
        Settings > General > Lock after
        whole number from 1 to 5 in steps of 1
        source: default
          default: 2
        variable: SETTINGS_DEMO_LOCK

      text-size=1
        Settings > General > Text size
        number from 0.5 to 2 in steps of 0.25
        source: default
          default: 1
        variable: SETTINGS_DEMO_TEXT_SIZE

      fetches-mail=true
        Settings > Mail, Contacts, Calendars > Fetch mail
        on or off
        source: default
          default: true
        variable: SETTINGS_DEMO_FETCHES_MAIL

      signature=Ada London
        Settings > Mail, Contacts, Calendars > Signature
        text of several lines
        source: user
          user: Ada London
          default: Sent from the riverbank
        variable: SETTINGS_DEMO_SIGNATURE

      announces-calls=false
        Settings > Phone > Announce calls
        on or off
        source: default
          default: false
        variable: SETTINGS_DEMO_ANNOUNCES_CALLS

      blocked=
        Settings > Phone > Blocked numbers
        list of 0 to 1000 texts
        source: default
          default:\u{20}
        variable: SETTINGS_DEMO_BLOCKED

      receipts=true
        Settings > Messages > Send read receipts
        on or off
        source: default
          default: true
        variable: SETTINGS_DEMO_RECEIPTS

      quality=High
        Settings > Music > Quality
        one of Low, High, Lossless
        source: default
          default: High
        variable: SETTINGS_DEMO_QUALITY
      """
    }
  }

  @Test func `schema describes the file`() async {
    let text = await output("schema", stored: Self.stored)
    expectSnapshot(of: text)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions prints a script that calls the command`(shell: String) async {
    let text = await output("completions", shell)
    #expect(text.contains("_complete_settings_demo") && text.contains("__complete"))
    expectSnapshot(of: text, named: shell)
  }

  @Test func `what a command does is in its exit code, and what is wrong in a line`() async {
    var text = ""
    for words in [
      ["get", "volume"], ["set", "volume", "40"], ["set", "volume=40", "name=Vole"],
      ["unset", "volume"], ["unset", "--all"], ["add", "alarms", "gym"],
      ["remove", "alarms", "work"], ["run", "update", "--yes"], ["run", "announces-calls"],
      ["path"],
      ["get", "volme"], ["get", "password"], ["set", "volme", "3"], ["set", "volume", "57"],
      ["set", "volume=57", "name="], ["set", "volume"], ["set", "volume=1", "name"],
      ["set", "password", "x"], ["set", "alarms.gym.time", "07:00"], ["unset", "nmae"],
      ["add", "alarms", "a b"], ["add", "volume", "1"], ["remove", "alarms", "gym"],
      ["run", "cehck"], ["run", "update"], ["run", "level"], ["search", "walrus"],
      ["import", "/nowhere.json"], ["list", "--jsno"], ["show", "--width", "5"],
      ["setings", "get"],
      ["completions", "bsh"], ["get"], ["lst"],
    ] {
      let said = await output(words, stored: Self.stored)
      text += "$ \(words.joined(separator: " "))\n\(said)"
    }
    expectSnapshot(of: text) {
      """
      $ get volume
      55
      $ set volume 40
      $ set volume=40 name=Vole
      $ unset volume
      $ unset --all
      $ add alarms gym
      $ remove alarms work
      $ run update --yes
      $ run announces-calls
      $ path
      settings-demo: the values are not stored in a file
      (1)
      $ get volme
      settings-demo: volme: there is no such setting; did you mean "volume"?
      (2)
      $ get password
      settings-demo: password: is secret and not printed
      (1)
      $ set volme 3
      settings-demo: volme: there is no such setting; did you mean "volume"?
      (2)
      $ set volume 57
      settings-demo: volume: must go in steps of 5 from 0
      (1)
      $ set volume=57 name=
      settings-demo: volume: must go in steps of 5 from 0
      settings-demo: name: must not be empty
      (1)
      $ set volume
      settings-demo: volume: needs a value
      (2)
      $ set volume=1 name
      settings-demo: name: is not KEY=VALUE, as it must be where several are set
      (2)
      $ set password x
      settings-demo: password: is secret, and the store keeps no secrets
      (1)
      $ set alarms.gym.time 07:00
      settings-demo: alarms.gym.time: is not there: add alarms gym first
      (1)
      $ unset nmae
      settings-demo: nmae: there is no such setting; did you mean "name"?
      (2)
      $ add alarms a b
      settings-demo: alarms[2]: "a b" must consist of letters, digits, - and _
      (1)
      $ add volume 1
      settings-demo: volume: has no value that can be set
      (1)
      $ remove alarms gym
      settings-demo: alarms: "gym" is not in the list
      (1)
      $ run cehck
      settings-demo: cehck: there is no row with this key; did you mean "check"?
      (2)
      $ run update
      settings-demo: update: needs confirmation ("Install the update now?"): pass --yes
      (1)
      $ run level
      settings-demo: level: is disabled
      (1)
      $ search walrus
      settings-demo: walrus: no row matches
      (1)
      $ import /nowhere.json
      settings-demo: The file "/nowhere.json" cannot be read: there is no such file.
      (3)
      $ list --jsno
      settings-demo: --jsno: list has no such option; did you mean "--json"?
      (2)
      $ show --width 5
      settings-demo: --width: takes a number from 20 to 1000, and not "5"
      (2)
      $ setings get
      settings-demo: setings: there is no such command
      (2)
      $ completions bsh
      settings-demo: bsh: there are no completions for it; did you mean "bash"?
      (2)
      $ get
      settings-demo: usage: settings-demo get KEY
      (2)
      $ lst
      settings-demo: lst: there is no such command; did you mean "list"?
      (2)
      """
    }
  }

  @Test func `import takes what list has printed`() async {
    let list = await output("list", "--json", "--stored", stored: Self.stored)
    #expect(await output("import", "-", input: list) == "")
    let old = list.replacing("signature", with: "signatur").replacing("55", with: "57")
    expectSnapshot(of: await output("import", "-", input: old)) {
      """
      settings-demo: signatur: there is no such setting
      settings-demo: volume: stored value: must go in steps of 5 from 0
      settings-demo: volume: must go in steps of 5 from 0
      (1)
      """
    }
  }
}
