import Testing

@testable import settings_demo

@Suite struct TransitScriptTests {
  @Test func `debug mode brings its rows and takes them away`() throws {
    #expect(
      try transcript(of: "transit", "select debug; select regions; select debug") == """
        > select debug
        + [5,1] Refresh regions on every launch
        + [5,2] Crash the app
        + [5,3] Push ID
        ~ [5,0] Debug Mode
        > select regions
        ~ [5,1] Refresh regions on every launch
        > select debug
        - [5,1] Refresh regions on every launch
        - [5,2] Crash the app
        - [5,3] Push ID
        ~ [5,0] Debug Mode

        """)
  }

  @Test func `debug mode turned on shows what cannot be selected`() {
    #expect(
      output(of: "transit", "select debug; select push-id; select crash") == """
        > select debug
        + [5,1] Refresh regions on every launch
        + [5,2] Crash the app
        + [5,3] Push ID
        ~ [5,0] Debug Mode
        > select push-id
        ignored: row "push-id" is disabled
        > select crash
        ignored: row "crash" does nothing when selected

          Settings

          Map
            Shows scale                    Off
            Shows traffic                   On
            Show my current heading         On

          Agency Alerts
            Display test alerts            Off

          Accessibility
            Haptic feedback on reload       On
            Always show full sheet on Voi…  On
            Show route labels on the map    On

          Walking Speed
            Use Health app data          Off
            Slow                      ~2 mph
            Average                   ~3 mph ✓
            Fast                      ~4 mph

          Surveys
            Always show on stops           Off

          Debug
        ❯   Debug Mode                    On
            Refresh regions on every l…  Off
            Crash the app                    ›
         ⊘  Push ID            Not available

          Privacy
            Send usage data to developer    On

            Migrate data
          Your stops and trips are still kept
          in the old format.

            Export data

        """)
  }

  @Test func `health data rule out a choice of speed`() throws {
    #expect(
      try transcript(
        of: "transit",
        "select fast; select health; select slow; select health; select slow") == """
          > select fast
          ~ [3,2] Average
          ~ [3,3] Fast
          > select health
          ~ [3,0] Use Health app data
          ~ [3,1] Slow
          ~ [3,2] Average
          ~ [3,3] Fast
          > select slow
          ignored: row "slow" is disabled
          > select health
          ~ [3,0] Use Health app data
          ~ [3,1] Slow
          ~ [3,2] Average
          ~ [3,3] Fast
          > select slow
          ~ [3,1] Slow
          ~ [3,3] Fast

          """)
  }

  @Test func `migrated data take their section away`() throws {
    #expect(
      try transcript(of: "transit", "select migrate; select migrate") == """
        > select migrate
        - [7]
        > select migrate
        ignored: there is no row "migrate"

        """)
  }
}
