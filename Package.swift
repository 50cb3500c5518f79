// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "SimpleTable",
  products: [
    .library(name: "SimpleTable", targets: ["SimpleTable"]),
    .library(name: "SimpleTableStorage", targets: ["SimpleTableStorage"]),
    .executable(name: "settings-demo", targets: ["settings-demo"]),
  ],
  targets: [
    .target(name: "SimpleTable"),
    .target(name: "SimpleTableStorage", dependencies: ["SimpleTable"]),
    .executableTarget(
      name: "settings-demo", dependencies: ["SimpleTable", "SimpleTableStorage"]),
    .testTarget(
      name: "SimpleTableTests",
      dependencies: ["SimpleTable"],
      exclude: ["Data"]
    ),
    .testTarget(
      name: "SimpleTableStorageTests",
      dependencies: ["SimpleTable", "SimpleTableStorage"]
    ),
    .testTarget(
      name: "SettingsDemoTests",
      dependencies: ["SimpleTable", "settings-demo"],
      exclude: ["Golden"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
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
