public import SimpleTable

// For files that import SwiftUI as well, which has types of the same names.

/// A table, where SwiftUI's `Table` is imported as well.
public typealias SettingsTable = Table

/// A section, where SwiftUI's `Section` is imported as well.
public typealias SettingsSection = Section

/// A binding, where SwiftUI's `Binding` is imported as well.
public typealias SettingsBinding<Value> = Binding<Value>

/// A menu, where SwiftUI's `Menu` is imported as well.
public typealias SettingsMenu = Menu
