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
  @Setting var walkingSpeed = WalkingSpeed.average
  @Setting var showsSurveysOnStops = false
  @Setting var refreshesRegions = false
  @Setting var sendsUsageData = true
  var hasDataToMigrate = true
  var crashes = 0

  /// Whether the app shows what only its developers need; without that it refreshes no regions.
  var debugMode: Binding<Bool> {
    Binding(
      get: { self.isDebugging },
      set: { isOn in
        self.isDebugging = isOn
        if !isOn { self.refreshesRegions = false }
      },
      default: false
    )
  }

  private(set) var isDebugging = false
}
