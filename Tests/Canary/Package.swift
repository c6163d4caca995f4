// swift-tools-version: 6.2

import PackageDescription

// Tests that must fail, a program that must warn, and views that the optimizer must not crash on.
// 'Scripts/check-canary' builds and runs them.
let package = Package(
  name: "canary",
  dependencies: [.package(name: "tern", path: "../..")],
  targets: [
    .executableTarget(
      name: "Speaker",
      dependencies: [.product(name: "IssueReporting", package: "tern")]
    ),
    .executableTarget(name: "Gallery", dependencies: [.product(name: "TernUI", package: "tern")]),
    .testTarget(
      name: "CanaryTests",
      dependencies: [.product(name: "IssueReporting", package: "tern")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
