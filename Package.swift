// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "SimpleTable",
  platforms: [
    .macOS(.v10_15), .iOS(.v13), .macCatalyst(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1),
  ],
  products: [
    .library(name: "SimpleTable", targets: ["SimpleTable"]),
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
    .target(name: "SimpleTableTerminal", dependencies: ["SimpleTable", "SimpleTableSystem"]),
    .target(name: "SimpleTableStorage", dependencies: ["SimpleTable", "SimpleTableSystem"]),
    .target(
      name: "SimpleTableCommand",
      dependencies: [
        "SimpleTable", "SimpleTableStorage", "SimpleTableSystem", "SimpleTableTerminal",
      ]
    ),
    .target(name: "SimpleTableTesting", dependencies: ["SimpleTable", "SimpleTableTerminal"]),
    .executableTarget(
      name: "settings-demo",
      dependencies: [
        "SimpleTable", "SimpleTableCommand", "SimpleTableStorage", "SimpleTableTerminal",
      ]
    ),
    .executableTarget(
      name: "table-benchmark",
      dependencies: [
        "PlainC", "SimpleTable", "SimpleTableStorage", "SimpleTableSystem",
        "SimpleTableTerminal", "TestFixtures",
      ]
    ),
    // What the benchmark compares with and needs from C.
    .target(name: "PlainC"),
    .testTarget(
      name: "SimpleTableTests",
      dependencies: ["SimpleTable", "SimpleTableTesting", "TestFixtures", "TestTraits"],
      exclude: ["Data"]
    ),
    .testTarget(
      name: "SimpleTableTerminalTests",
      dependencies: [
        "SimpleTable", "SimpleTableSystem", "SimpleTableTerminal", "SimpleTableTesting",
        "TestFixtures", "TestTraits", "terminal-probe",
      ]
    ),
    .testTarget(
      name: "SimpleTableStorageTests",
      dependencies: [
        "SimpleTable", "SimpleTableStorage", "SimpleTableSystem", "TestFixtures", "TestTraits",
        "storage-probe",
      ]
    ),
    .testTarget(
      name: "SimpleTableCommandTests",
      dependencies: [
        "SimpleTable", "SimpleTableCommand", "SimpleTableStorage", "SimpleTableTerminal",
        "SimpleTableTesting", "TestFixtures", "TestTraits", "settings-demo",
      ],
      exclude: ["__Snapshots__"]
    ),
    .testTarget(
      name: "SimpleTableTestingTests",
      dependencies: [
        "SimpleTable", "SimpleTableTerminal", "SimpleTableTesting", "TestFixtures",
      ],
      exclude: ["Snapshots/__Snapshots__"]
    ),
    .testTarget(
      name: "SettingsDemoTests",
      dependencies: [
        "SimpleTable", "SimpleTableCommand", "SimpleTableTerminal", "SimpleTableTesting",
        "TestFixtures", "TestTraits", "settings-demo",
      ],
      exclude: ["__Snapshots__"]
    ),
    // A program that the tests of the terminal run and end in many ways.
    .executableTarget(
      name: "terminal-probe",
      dependencies: ["SimpleTable", "SimpleTableTerminal", "TestFixtures"],
      path: "Tests/terminal-probe"
    ),
    // A program of which the tests of the storage module run and end several at once.
    .executableTarget(
      name: "storage-probe",
      dependencies: ["SimpleTable", "SimpleTableStorage"],
      path: "Tests/storage-probe"
    ),
    // What tests and benchmarks share.
    .target(
      name: "TestFixtures",
      dependencies: ["SimpleTable", "SimpleTableTerminal"],
      path: "Tests/TestFixtures"
    ),
    // How tests run that start programs, and scenarios.
    .target(name: "TestTraits", dependencies: ["SimpleTableTesting"], path: "Tests/TestTraits"),
    // What follows turns documentation into tests; it is no part of any product.
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
      dependencies: ["SimpleTable"],
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
        "DocumentationSamples", "SimpleTable", "SimpleTableCommand", "SimpleTableStorage",
        "SimpleTableTerminal", "SimpleTableTesting", "SwiftUIModel", "UIKitModel",
      ],
      plugins: ["documentation-plugin"]
    ),
    .testTarget(
      name: "InterfaceTests",
      dependencies: [
        "SimpleTable", "SimpleTableCommand", "SimpleTableStorage", "SimpleTableTerminal",
        "SimpleTableTesting",
      ],
      exclude: ["Golden"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

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
