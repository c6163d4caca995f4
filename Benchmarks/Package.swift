// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that what it needs never reaches the users of Tern.
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "tern", path: "..", traits: [])],
  targets: [
    .systemLibrary(name: "CRawSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CRawSQLite",
        .product(name: "CasePaths", package: "tern"),
        .product(name: "Combine", package: "tern"),
        .product(name: "ComposableArchitecture", package: "tern"),
        .product(name: "Dependencies", package: "tern"),
        .product(name: "IdentifiedCollections", package: "tern"),
        .product(name: "Sharing", package: "tern"),
        .product(name: "SharingSQLite", package: "tern"),
        .product(name: "TernTerminal", package: "tern"),
        .product(name: "TernUI", package: "tern"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
