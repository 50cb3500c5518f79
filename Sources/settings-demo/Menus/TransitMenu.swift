import SimpleTable

/// The settings of a transit app: its state decides which rows there are.
struct TransitMenu {
  let settings: TransitSettings

  var table: Table {
    Table("Settings") {
      map
      agencyAlerts
      accessibility
      walkingSpeed
      surveys
      debug
      privacy
      if settings.isDebugging, settings.hasDataToMigrate { migration }
      Section(id: "export") { ButtonRow("Export data") {}.id("export") }
    }
  }

  private var map: Section {
    Section("Map", id: "map") {
      ToggleRow("Shows scale", isOn: settings.$showsScale).id("scale")
      ToggleRow("Shows traffic", isOn: settings.$showsTraffic).id("traffic")
      ToggleRow("Show my current heading", isOn: settings.$showsHeading).id("heading")
    }
  }

  private var agencyAlerts: Section {
    Section("Agency Alerts", id: "alerts") {
      ToggleRow("Display test alerts", isOn: settings.$displaysTestAlerts).id("test-alerts")
    }
  }

  private var accessibility: Section {
    Section("Accessibility", id: "accessibility") {
      ToggleRow("Haptic feedback on reload", isOn: settings.$givesHapticFeedback).id("haptics")
      ToggleRow("Always show full sheet on Voiceover", isOn: settings.$showsFullSheetOnVoiceover)
        .id("full-sheet")
      ToggleRow("Show route labels on the map", isOn: settings.$showsRouteLabels)
        .id("route-labels")
    }
  }

  private var walkingSpeed: Section {
    Section("Walking Speed", id: "walking-speed") {
      ToggleRow("Use Health app data", isOn: settings.$usesHealthData).id("health")
      for speed in TransitSettings.WalkingSpeed.allCases {
        Row(speed.rawValue, detail: "~\(speed.milesPerHour) mph")
          .tag(speed)
          .disabled(settings.usesHealthData)
          .id(speed.rawValue.lowercased())
      }
    }
    .selection(.single(settings.$walkingSpeed))
  }

  private var surveys: Section {
    Section("Surveys", id: "surveys") {
      ToggleRow("Always show on stops", isOn: settings.$showsSurveysOnStops).id("stop-surveys")
    }
  }

  private var debug: Section {
    Section("Debug", id: "debugging") {
      ToggleRow("Debug Mode", isOn: settings.debugMode).id("debug")
      if settings.isDebugging {
        ToggleRow("Refresh regions on every launch", isOn: settings.$refreshesRegions)
          .id("regions")
        LinkRow("Crash the app") { crash }.id("crash")
        ValueRow("Push ID", "Not available").disabled().id("push-id")
      }
    }
  }

  private var crash: Section {
    Section(footer: "The report is sent at the next launch.", id: "crash") {
      ButtonRow("Crash now", role: .destructive) { settings.crashes += 1 }.id("crash-now")
      ValueRow("Crashes so far", settings.crashes).id("crashes")
    }
  }

  private var privacy: Section {
    Section("Privacy", id: "privacy") {
      ToggleRow("Send usage data to developer", isOn: settings.$sendsUsageData).id("usage-data")
    }
  }

  private var migration: Section {
    Section(footer: "Your stops and trips are still kept in the old format.", id: "migration") {
      ButtonRow("Migrate data") { settings.hasDataToMigrate = false }.id("migrate")
    }
  }
}
