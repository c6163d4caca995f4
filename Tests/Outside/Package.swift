// swift-tools-version: 6.2

import PackageDescription

// A package outside of the repository, which depends on Tern by URL and version as its users do.
// 'Scripts/check-outside-package' says where, and builds and runs it.
let package = Package(
  name: "outside",
  dependencies: [
    // Without the traits, nothing beside the toolchain is needed: the case of a cheap CI.
    .package(
      url: Context.environment["TERN_URL"] ?? "https://example.com/tern.git", from: "0.1.0",
      traits: []
    )
  ],
  targets: [
    .target(
      name: "CounterFeature",
      dependencies: [
        .product(name: "ComposableArchitecture", package: "tern"),
        .product(name: "SwiftUI", package: "tern"),
      ]
    ),
    .executableTarget(name: "Counter", dependencies: ["CounterFeature"]),
    .testTarget(name: "CounterFeatureTests", dependencies: ["CounterFeature"]),
  ],
  swiftLanguageModes: [.v6]
)
