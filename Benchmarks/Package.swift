// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that what it needs never reaches the users of Tern.
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "tern", path: "..", traits: [])],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "CasePaths", package: "tern"),
        .product(name: "Combine", package: "tern"),
        .product(name: "ComposableArchitecture", package: "tern"),
        .product(name: "Dependencies", package: "tern"),
        .product(name: "IdentifiedCollections", package: "tern"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
