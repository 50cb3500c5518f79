import Testing

@testable import settings_demo

@Suite struct TransitScriptTests {
  @Test func `debug mode brings its rows, and what depends on it goes with them`() throws {
    #expect(
      try transcript(
        of: "transit",
        "toggle debug; toggle regions; toggle debug; toggle debug; values; "
          + "toggle debug; toggle health; select fast; set fast true; toggle health; "
          + "select fast") == """
          > toggle debug
          + [7]
          + [5,1] Refresh regions on every launch
          + [5,2] Crash the app
          + [5,3] Push ID
          ~ [5,0] Debug Mode
          > toggle regions
          ~ [5,1] Refresh regions on every launch
          > toggle debug
          - [7]
          - [5,1] Refresh regions on every launch
          - [5,2] Crash the app
          - [5,3] Push ID
          ~ [5,0] Debug Mode
          > toggle debug
          + [7]
          + [5,1] Refresh regions on every launch
          + [5,2] Crash the app
          + [5,3] Push ID
          ~ [5,0] Debug Mode
          > values
          scale = false
          traffic = true
          heading = true
          test-alerts = false
          haptics = true
          full-sheet = true
          route-labels = true
          health = false
          slow = false
          average = true
          fast = false
          stop-surveys = false
          debug = true
          regions = false
          usage-data = true
          > toggle debug
          - [7]
          - [5,1] Refresh regions on every launch
          - [5,2] Crash the app
          - [5,3] Push ID
          ~ [5,0] Debug Mode
          > toggle health
          ~ [3,0] Use Health app data
          ~ [3,1] Slow
          ~ [3,2] Average
          ~ [3,3] Fast
          > select fast
          ignored: row "fast" is disabled
          > set fast true
          ignored: row "fast" is disabled
          > toggle health
          ~ [3,0] Use Health app data
          ~ [3,1] Slow
          ~ [3,2] Average
          ~ [3,3] Fast
          > select fast
          ~ [3,2] Average
          ~ [3,3] Fast

          """)
  }

  @Test func `debug mode turned on shows what cannot be selected`() {
    #expect(
      output(
        of: "transit",
        "toggle debug; select push-id; push push-id") == """
          > toggle debug
          + [7]
          + [5,1] Refresh regions on every launch
          + [5,2] Crash the app
          + [5,3] Push ID
          ~ [5,0] Debug Mode
          > select push-id
          ignored: row "push-id" is disabled
          > push push-id
          ignored: row "push-id" leads nowhere

            Settings

            Map
              Shows scale                     ○─
              Shows traffic                   ━●
              Show my current heading         ━●

            Agency Alerts
              Display test alerts             ○─

            Accessibility
              Haptic feedback on reload       ━●
              Always show full sheet on Voi…  ━●
              Show route labels on the map    ━●

            Walking Speed
              Use Health app data             ○─
              Slow                     ~2 mph
              Average                  ~3 mph  ✓
              Fast                     ~4 mph

            Surveys
              Always show on stops            ○─

            Debug
          ❯   Debug Mode                      ━●
              Refresh regions on every launch ○─
              Crash the app                    ›
           ⊘  Push ID           Not available

            Privacy
              Send usage data to developer    ━●

              Migrate data
            Your stops and trips are still kept
            in the old format.

              Export data

          """)
  }

  @Test func `a table behind a row that comes and goes`() throws {
    #expect(
      try transcript(
        of: "transit",
        "toggle debug; push crash; select crash-now; select crash-now; pop; "
          + "push crash; reset; pop; toggle debug; push crash") == """
          > toggle debug
          + [7]
          + [5,1] Refresh regions on every launch
          + [5,2] Crash the app
          + [5,3] Push ID
          ~ [5,0] Debug Mode
          > push crash
          shown: Settings > Crash the app
          > select crash-now
          ~ [0,1] Crashes so far
          > select crash-now
          ~ [0,1] Crashes so far
          > pop
          shown: Settings
          > push crash
          shown: Settings > Crash the app
          > reset
          no changes
          > pop
          shown: Settings
          > toggle debug
          - [7]
          - [5,1] Refresh regions on every launch
          - [5,2] Crash the app
          - [5,3] Push ID
          ~ [5,0] Debug Mode
          > push crash
          ignored: there is no row "crash"

          """)
  }

  @Test func `migrated data take their section away`() throws {
    #expect(
      try transcript(
        of: "transit",
        "select debug; select migrate; select migrate; select export") == """
          > select debug
          + [7]
          + [5,1] Refresh regions on every launch
          + [5,2] Crash the app
          + [5,3] Push ID
          ~ [5,0] Debug Mode
          > select migrate
          - [7]
          > select migrate
          ignored: there is no row "migrate"
          > select export
          no changes

          """)
  }

  @Test func `defaults bring back what was declared`() throws {
    #expect(
      try transcript(
        of: "transit",
        "toggle scale; select slow; reset; reset") == """
          > toggle scale
          ~ [0,0] Shows scale
          > select slow
          ~ [3,1] Slow
          ~ [3,2] Average
          > reset
          ~ [0,0] Shows scale
          ~ [3,1] Slow
          ~ [3,2] Average
          > reset
          no changes

          """)
  }
}
