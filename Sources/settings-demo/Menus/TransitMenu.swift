import SimpleTable

/// What a transit app remembers.
final class TransitSettings {
  enum WalkingSpeed: String, CaseIterable {
    case slow = "Slow"
    case average = "Average"
    case fast = "Fast"

    var milesPerHour: Int {
      switch self {
      case .slow: 2
      case .average: 3
      case .fast: 4
      }
    }
  }

  @Setting var showsScale = false
  @Setting var showsTraffic = true
  @Setting var showsHeading = true
  @Setting var displaysTestAlerts = false
  @Setting var givesHapticFeedback = true
  @Setting var showsFullSheetOnVoiceover = true
  @Setting var showsRouteLabels = true
  @Setting var usesHealthData = false
  var walkingSpeed = WalkingSpeed.average
  @Setting var showsSurveysOnStops = false
  @Setting var debugMode = false
  @Setting var refreshesRegions = false
  @Setting var sendsUsageData = true
  var hasAnalytics = true
  var hasDataToMigrate = true
}

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
      if settings.hasAnalytics { privacy }
      if settings.hasDataToMigrate { migration }
      Section(id: "export") { Row("Export data") {}.id("export") }
    }
  }

  private var map: Section {
    Section("Map", id: "map") {
      SwitchRow("Shows scale", isOn: settings.$showsScale).id("scale")
      SwitchRow("Shows traffic", isOn: settings.$showsTraffic).id("traffic")
      SwitchRow("Show my current heading", isOn: settings.$showsHeading).id("heading")
    }
  }

  private var agencyAlerts: Section {
    Section("Agency Alerts", id: "alerts") {
      SwitchRow("Display test alerts", isOn: settings.$displaysTestAlerts).id("test-alerts")
    }
  }

  private var accessibility: Section {
    Section("Accessibility", id: "accessibility") {
      SwitchRow("Haptic feedback on reload", isOn: settings.$givesHapticFeedback).id("haptics")
      SwitchRow("Always show full sheet on Voiceover", isOn: settings.$showsFullSheetOnVoiceover)
        .id("full-sheet")
      SwitchRow("Show route labels on the map", isOn: settings.$showsRouteLabels).id("route-labels")
    }
  }

  private var walkingSpeed: Section {
    Section("Walking Speed", id: "walking-speed") {
      SwitchRow("Use Health app data", isOn: settings.$usesHealthData).id("health")
      for speed in TransitSettings.WalkingSpeed.allCases {
        Row(speed.rawValue, detail: "~\(speed.milesPerHour) mph") { settings.walkingSpeed = speed }
          .accessory(speed == settings.walkingSpeed ? .checkmark : .checkmarkPlaceholder)
          .disabled(settings.usesHealthData)
          .id(speed.rawValue.lowercased())
      }
    }
  }

  private var surveys: Section {
    Section("Surveys", id: "surveys") {
      SwitchRow("Always show on stops", isOn: settings.$showsSurveysOnStops).id("surveys")
    }
  }

  private var debug: Section {
    Section("Debug", id: "debug") {
      SwitchRow("Debug Mode", isOn: settings.$debugMode).id("debug")
      if settings.debugMode {
        SwitchRow("Refresh regions on every launch", isOn: settings.$refreshesRegions).id("regions")
        Row("Crash the app", accessory: .disclosureIndicator).id("crash")
        Row("Push ID", detail: "Not available").disabled().id("push-id")
      }
    }
  }

  private var privacy: Section {
    Section("Privacy", id: "privacy") {
      SwitchRow("Send usage data to developer", isOn: settings.$sendsUsageData).id("usage-data")
    }
  }

  private var migration: Section {
    Section(footer: "Your stops and trips are still kept in the old format.", id: "migration") {
      Row("Migrate data") { settings.hasDataToMigrate = false }.id("migrate")
    }
  }
}
