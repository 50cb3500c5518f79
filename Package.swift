// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "SimpleTable",
  platforms: [
    .macOS(.v10_15), .iOS(.v13), .macCatalyst(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1),
  ],
  products: [
    .library(name: "SimpleTable", targets: ["SimpleTable"]),
    .library(name: "SimpleTableMenu", targets: ["SimpleTableMenu"]),
    .library(name: "SimpleTableTerminal", targets: ["SimpleTableTerminal"]),
    .library(name: "SimpleTableStorage", targets: ["SimpleTableStorage"]),
    .library(name: "SimpleTableCommand", targets: ["SimpleTableCommand"]),
    .library(name: "SimpleTableTesting", targets: ["SimpleTableTesting"]),
    .executable(name: "settings-demo", targets: ["settings-demo"]),
  ],
  targets: [
    .target(name: "SimpleTable"),
    .target(name: "SimpleTableMenu", dependencies: ["SimpleTable"]),
    // Files, signals, terminals and processes, as the modules below need them; no product.
    .target(name: "SimpleTableSystem"),
    .target(
      name: "SimpleTableTerminal",
      dependencies: ["SimpleTable", "SimpleTableMenu", "SimpleTableSystem"]),
    .target(
      name: "SimpleTableStorage",
      dependencies: ["SimpleTable", "SimpleTableMenu", "SimpleTableSystem"]),
    .target(
      name: "SimpleTableCommand",
      dependencies: [
        "SimpleTable", "SimpleTableMenu", "SimpleTableStorage", "SimpleTableSystem",
        "SimpleTableTerminal",
      ]
    ),
    .target(
      name: "SimpleTableTesting",
      dependencies: [
        "SimpleTable", "SimpleTableCommand", "SimpleTableMenu", "SimpleTableStorage",
        "SimpleTableSystem", "SimpleTableTerminal",
      ]
    ),
    .executableTarget(
      name: "settings-demo",
      dependencies: [
        "SimpleTable", "SimpleTableCommand", "SimpleTableMenu", "SimpleTableStorage",
        "SimpleTableTerminal",
      ]
    ),
    .testTarget(
      name: "SimpleTableMenuTests",
      dependencies: [
        "SimpleTable", "SimpleTableMenu", "SimpleTableTesting", "TestFixtures", "TestTraits",
      ],
      exclude: ["Data"]
    ),
    .testTarget(
      name: "SimpleTableTests",
      dependencies: [
        "SimpleTable", "SimpleTableMenu", "SimpleTableTesting", "TestFixtures", "TestTraits",
      ],
      exclude: ["Data"]
    ),
    .testTarget(
      name: "SimpleTableTerminalTests",
      dependencies: [
        "SimpleTable", "SimpleTableMenu", "SimpleTableSystem", "SimpleTableTerminal",
        "SimpleTableTesting", "TestFixtures", "TestTraits", "test-probe",
      ],
      exclude: ["Data"]
    ),
    .testTarget(
      name: "SimpleTableStorageTests",
      dependencies: [
        "SimpleTable", "SimpleTableMenu", "SimpleTableStorage", "SimpleTableSystem",
        "SimpleTableTesting", "TestFixtures", "TestTraits", "test-probe",
      ],
      exclude: ["Data"]
    ),
    .testTarget(
      name: "SimpleTableCommandTests",
      dependencies: [
        "SimpleTable", "SimpleTableCommand", "SimpleTableMenu", "SimpleTableStorage",
        "SimpleTableTerminal", "SimpleTableTesting", "TestFixtures", "TestTraits", "settings-demo",
      ],
      exclude: ["Data", "Films"]
    ),
    .testTarget(
      name: "SimpleTableTestingTests",
      dependencies: [
        "SimpleTable", "SimpleTableCommand", "SimpleTableMenu", "SimpleTableTerminal",
        "SimpleTableTesting", "TestFixtures", "TestTraits",
      ],
      exclude: ["Data", "Snapshots/__Snapshots__"]
    ),
    .testTarget(
      name: "SettingsDemoTests",
      dependencies: [
        "SimpleTable", "SimpleTableCommand", "SimpleTableMenu", "SimpleTableTerminal",
        "SimpleTableTesting", "TestFixtures", "TestTraits", "settings-demo",
      ],
      exclude: ["Scenarios", "__Snapshots__"]
    ),
    // A program that tests run beside themselves, watch, and end in many ways.
    .executableTarget(
      name: "test-probe",
      dependencies: [
        "SimpleTable", "SimpleTableMenu", "SimpleTableStorage", "SimpleTableSystem",
        "SimpleTableTerminal", "TestFixtures",
      ],
      path: "Tests/test-probe"
    ),
    // What tests, their program and the benchmark share. It knows no Testing, so that programs link
    // without it.
    .target(
      name: "TestFixtures",
      dependencies: ["SimpleTable", "SimpleTableMenu", "SimpleTableSystem", "SimpleTableTerminal"],
      path: "Tests/TestFixtures"
    ),
    // What tests alone share: checks, scenarios, and how tests run that start programs.
    .target(
      name: "TestTraits",
      dependencies: [
        "SimpleTable", "SimpleTableMenu", "SimpleTableStorage", "SimpleTableTesting",
        "TestFixtures",
      ],
      path: "Tests/TestTraits"
    ),
  ],
  swiftLanguageModes: [.v6]
)

// What guards documents, counts, exhaustive tables and time is built by the gate alone. Editors do not
// see it either, unless they run with this variable.
if Context.environment["SIMPLETABLE_GATE"] != nil {
  package.targets += [
    .testTarget(
      name: "GateTests",
      dependencies: [
        "SimpleTable", "SimpleTableCommand", "SimpleTableMenu", "SimpleTableStorage",
        "SimpleTableSystem", "SimpleTableTerminal", "SimpleTableTesting", "TestFixtures",
        "TestTraits", "test-probe",
      ],
      exclude: ["Data"]
    ),
    .testTarget(
      name: "InterfaceTests",
      dependencies: [
        "SimpleTable", "SimpleTableCommand", "SimpleTableMenu", "SimpleTableStorage",
        "SimpleTableTerminal", "SimpleTableTesting",
      ],
      exclude: ["Golden"]
    ),
    .executableTarget(
      name: "table-benchmark",
      dependencies: [
        "PlainC", "SimpleTable", "SimpleTableMenu", "SimpleTableStorage", "SimpleTableSystem",
        "SimpleTableTerminal", "TestFixtures", "settings-demo", "table-program", "word-program",
      ]
    ),
    // Programs whose size and start are measured.
    .executableTarget(name: "table-program", dependencies: ["SimpleTable"]),
    .executableTarget(name: "word-program"),
    // What the benchmark compares with and needs from C.
    .target(name: "PlainC"),

    // What follows turns documentation into tests. The tool of a plugin cannot be linked into tests, so
    // what they test of it is a target of its own.
    .target(name: "DocumentationSamples"),
    .executableTarget(name: "documentation-tool", dependencies: ["DocumentationSamples"]),
    .plugin(
      name: "documentation-plugin",
      capability: .buildTool(),
      dependencies: ["documentation-tool"],
      path: "Sources/documentation-plugin"
    ),
    .target(
      name: "DocumentationFixtures",
      dependencies: ["SimpleTable", "SimpleTableMenu"],
      path: "Tests/DocumentationFixtures"
    ),
    // The part of UIKit that guides use; its table refuses wrong batches of updates as the original does.
    .target(name: "UIKitModel", path: "Tests/UIKitModel"),
    // The part of SwiftUI that a guide uses, without what it does.
    .target(name: "SwiftUIModel", path: "Tests/SwiftUIModel"),
    // The parts of swift-configuration and swift-argument-parser that a guide uses.
    .target(name: "ConfigurationModel", path: "Tests/ConfigurationModel"),
    .target(name: "ArgumentParserModel", path: "Tests/ArgumentParserModel"),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "ArgumentParserModel", "ConfigurationModel", "DocumentationFixtures",
        "DocumentationSamples", "SimpleTable", "SimpleTableCommand", "SimpleTableMenu",
        "SimpleTableStorage", "SimpleTableTerminal", "SimpleTableTesting", "SwiftUIModel",
        "UIKitModel",
      ],
      plugins: ["documentation-plugin"]
    ),
  ]
}

for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
