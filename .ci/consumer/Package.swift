// swift-tools-version: 6.2

import PackageDescription

// A package as someone else would write it. `.ci/check-consumer` says where SimpleTable is.
let simpleTable = Context.environment["SIMPLETABLE_URL"] ?? "file:///nowhere/SimpleTable"

let simpleTableTerminal: [Target.Dependency] = [
  .product(name: "SimpleTableTerminal", package: "SimpleTable")
]

let package = Package(
  name: "consumer",
  platforms: [.macOS(.v14)],
  dependencies: [.package(url: simpleTable, from: "1.0.0")],
  targets: [
    .target(name: "Menu", dependencies: [.product(name: "SimpleTable", package: "SimpleTable")]),
    // Links the core without the C library and Foundation.
    .executableTarget(
      name: "Program", dependencies: [.product(name: "SimpleTable", package: "SimpleTable")]),
    // The same menu four times: who uses it is isolated in another way each time.
    .target(name: "OnMainActor", dependencies: simpleTableTerminal),
    .target(
      name: "OnMainActorByDefault", dependencies: simpleTableTerminal,
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(name: "OnActor", dependencies: simpleTableTerminal),
    .target(name: "OnNoActor", dependencies: simpleTableTerminal),
    .testTarget(
      name: "SwiftTestingTests",
      dependencies: [
        "Menu", "OnMainActor", "OnMainActorByDefault", "OnActor", "OnNoActor",
        .product(name: "SimpleTableTesting", package: "SimpleTable"),
      ],
      exclude: ["__Snapshots__"]
    ),
    // The demo, of which check-consumer copies the sources and the scenarios here.
    .target(
      name: "Demo",
      dependencies: [.product(name: "SimpleTableCommand", package: "SimpleTable")],
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
    .testTarget(
      name: "DemoTests",
      dependencies: [
        "Demo", .product(name: "SimpleTableTesting", package: "SimpleTable"),
      ],
      exclude: ["Scenarios"]
    ),
    .testTarget(
      name: "XCTestTests",
      dependencies: ["Menu", .product(name: "SimpleTableTesting", package: "SimpleTable")],
      exclude: ["__Snapshots__"]
    ),
  ]
)
