// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "SimpleTable",
  products: [
    .library(name: "SimpleTable", targets: ["SimpleTable"]),
    .executable(name: "settings-demo", targets: ["settings-demo"]),
  ],
  targets: [
    .target(name: "SimpleTable"),
    .executableTarget(name: "settings-demo", dependencies: ["SimpleTable"]),
    .executableTarget(name: "table-benchmark", dependencies: ["SimpleTable"]),
    .testTarget(
      name: "SimpleTableTests",
      dependencies: ["SimpleTable"],
      exclude: ["Data"]
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
