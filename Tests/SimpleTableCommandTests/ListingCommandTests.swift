import Foundation
import SimpleTable
import SimpleTableCommand
import Testing

@Suite struct `Listing settings` {
  let trial = CommandTrial(["volume": .number("20")])

  @Test func `a line each, in the order of the pages`() async {
    #expect(await trial.run("list") == 0)
    #expect(
      trial.output == """
        loud=false
        volume=20
        zoom=1
        input=line
        theme=light
        days=
        name=Ada
        password
        level=3
        off=false
        otters.fed=true

        """)
    #expect(await trial.run("list", "--stored") == 0)
    #expect(trial.output == "volume=20\n")
    trial.environment = ["STUDIO_VOLUME": "80"]
    #expect(await trial.run("list", "--stored") == 0)
    #expect(trial.output == "volume=20\n")
  }

  @Test func `JSON has members that stay as they are`() async throws {
    trial.environment = ["STUDIO_ZOOM": "2"]
    #expect(await trial.run("list", "--json") == 0)
    let lines = trial.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    let expected = [
      #"{"key": "loud", "value": false, "default": false, "source": "default", "kind": "toggle", "#
        + #""title": "Loud", "page": ["Studio"], "isStored": false, "#
        + #""help": "Whether it is heard outside.", "#
        + #""sources": [{"source": "default", "value": false}]}"#,
      #"{"key": "volume", "value": 20, "default": 60, "source": "user", "kind": "number", "#
        + #""title": "Volume", "page": ["Studio"], "isStored": true, "#
        + #""minimum": 0, "maximum": 100, "step": 5, "#
        + #""sources": [{"source": "user", "value": 20}, {"source": "default", "value": 60}]}"#,
      #"{"key": "zoom", "value": 2, "default": 1, "source": "environment", "kind": "number", "#
        + #""title": "Zoom", "page": ["Studio"], "isStored": false, "#
        + #""minimum": 0.5, "maximum": 2, "step": 0.25, "#
        + #""lockReason": "set by STUDIO_ZOOM", "#
        + #""sources": [{"source": "environment", "origin": "STUDIO_ZOOM", "value": 2}, "#
        + #"{"source": "default", "value": 1}]}"#,
      #"{"key": "theme", "value": "light", "default": "light", "source": "default", "#
        + #""kind": "choice", "title": "Theme", "page": ["Studio"], "isStored": false, "#
        + #""options": [{"value": "light", "label": "LIGHT"}, {"value": "dark", "label": "DARK"}], "#
        + #""sources": [{"source": "default", "value": "light"}]}"#,
      #"{"key": "password", "value": null, "default": null, "source": "default", "kind": "text", "#
        + #""title": "Password", "page": ["Studio"], "isStored": false, "isSecret": true, "#
        + #""invalidReason": "must have 4 to 8 characters", "#
        + #""sources": [{"source": "default", "value": null}]}"#,
      #"{"key": "level", "value": 3, "default": 3, "source": "default", "kind": "number", "#
        + #""title": "Level", "page": ["Studio"], "isStored": false, "#
        + #""minimum": 1, "maximum": 5, "step": 1, "isDisabled": true, "#
        + #""disabledReason": "needs a key", "#
        + #""sources": [{"source": "default", "value": 3}]}"#,
      #"{"key": "otters.fed", "value": true, "default": true, "source": "default", "#
        + #""kind": "toggle", "title": "Fed", "page": ["Studio", "Otters"], "isStored": false, "#
        + #""flag": "otters-fed", "sources": [{"source": "default", "value": true}]}"#,
    ]
    for line in expected {
      let key = line.prefix { $0 != "," }
      let found = lines.first { $0.hasPrefix(key + ",") }
      #expect(found.map { $0.last == "," ? String($0.dropLast()) : String($0) } == line)
    }
    let json = try JSONSerialization.jsonObject(with: Data(trial.output.utf8))
    let keys = (json as? [[String: Any]])?.compactMap { $0["key"] as? String }
    #expect(keys == trial.menu.settings.map(\.key))
  }

  @Test func `JSON says of a setting that is locked why it is, not why it is disabled`() async {
    trial.environment = ["STUDIO_LEVEL": "4"]
    #expect(await trial.run("list", "--json") == 0)
    let line = trial.output.split(separator: "\n").first { $0.contains(#""key": "level""#) }
    let reason = #""isDisabled": true, "lockReason": "set by STUDIO_LEVEL", "sources""#
    #expect(line?.contains(reason) == true, "\(line ?? "")")
  }

  @Test func `an empty list is JSON too`() async {
    let trial = CommandTrial()
    #expect(await trial.run("list", "--json", "--stored") == 0)
    #expect(trial.output == "[]\n")
  }

  @Test func `describe prints what is known`() async {
    #expect(await trial.run("describe", "volume") == 0)
    #expect(
      trial.output == """
        volume=20
          Studio > Volume
          whole number from 0 to 100 in steps of 5
          source: user
            user: 20
            default: 60
          variable: STUDIO_VOLUME

        """)
    trial.environment = ["STUDIO_LOUD": "on"]
    #expect(await trial.run("describe", "loud") == 0)
    #expect(
      trial.output == """
        loud=true
          Studio > Loud
          on or off
          Whether it is heard outside.
          source: set by STUDIO_LOUD
            environment (STUDIO_LOUD): on
            default: false

        """)
    #expect(await trial.run("describe", "level") == 0)
    #expect(trial.output.hasSuffix("\n  disabled: needs a key\n"))
    #expect(await trial.run("describe") == 0)
    for setting in trial.menu.settings { #expect(trial.output.contains(setting.title)) }
    #expect(await trial.run("describe", "lout") == 2)
    #expect(
      trial.errors
        == "studio config: lout: there is no such setting; did you mean \"loud\"?\n")
  }

  @Test func `search prints rows of all pages, with their keys`() async {
    #expect(await trial.run("search", "fed") == 0)
    #expect(trial.output == "Studio > Otters > Fed (otters.fed)\n")
    #expect(await trial.run("search", "PING") == 0)
    #expect(trial.output == "Studio > Otters > Ping\n")
    #expect(await trial.run("search", "heard", "outside") == 0)
    #expect(trial.output == "Studio > Loud (loud)\n")
    #expect(await trial.run("search", "walrus") == 1)
    #expect(trial.errors == "studio config: walrus: no row matches\n")
  }

  @Test(arguments: [(0.25, #""percentDone": 25"#), (nil, nil), (7, #""percentDone": 100"#)])
  func `work in progress is counted in percent`(fraction: Double?, member: String?) async {
    let table = Table {
      Section { ToggleRow("On", isOn: .constant(true)).progress(fraction).id("on") }
    }
    let (code, output) = await SettingsCommand("app", menu: Menu(table))
      .end(of: ["list", "--json"])
    #expect(code == 0 && output.contains("percentDone") == (member != nil))
    #expect(member.map(output.contains) ?? true)
  }
}
