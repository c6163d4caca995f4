// swift-tools-version: 6.2

import CompilerPluginSupport
import Foundation
import PackageDescription

// MARK: - The toolchain's SwiftSyntax

/// The folder that holds the SwiftSyntax modules which the toolchain ships for its own macros.
///
/// The manifest runs inside the toolchain that builds the package, so the path of the library it
/// is linked to tells where that toolchain is.
func swiftSyntaxFolder() -> String {
  let suffix = "/pm/ManifestAPI/libPackageDescription.so"
  let library = mappedFiles().first { $0.hasSuffix(suffix) }
  guard let library else {
    fatalError(
      "Tern: /proc/self/maps names no '…\(suffix)', so the toolchain's SwiftSyntax cannot be found. "
        + "Tern builds on Linux with a Swift 6.3 toolchain from swift.org."
    )
  }
  let host = library.dropLast(suffix.count) + "/host"
  guard FileManager.default.fileExists(atPath: host + "/SwiftSyntaxMacros.swiftmodule") else {
    fatalError(
      "Tern: '\(host)' has no SwiftSyntaxMacros module. "
        + "Tern builds its macros on the SwiftSyntax of a complete Swift 6.3 toolchain from swift.org."
    )
  }
  return String(host)
}

/// The files mapped into this process.
///
/// The kernel hands this file out in pieces, and one read sees only the first: hence line by line.
func mappedFiles() -> [String] {
  guard let maps = fopen("/proc/self/maps", "r") else { return [] }
  defer { fclose(maps) }
  var files: [String] = []
  var line: UnsafeMutablePointer<CChar>?
  var capacity = 0
  defer { free(line) }
  while getline(&line, &capacity, maps) > 0, let line {
    let path = String(cString: line).drop { $0 != "/" }
    if !path.isEmpty { files.append(path.trimmingCharacters(in: .newlines)) }
  }
  return files
}

let host = swiftSyntaxFolder()
let swiftSyntaxLibraries = [
  "SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftCompilerPluginMessageHandling",
  "SwiftDiagnostics", "SwiftParser", "SwiftBasicFormat", "SwiftSyntaxMacroExpansion",
  "SwiftOperators",
]
let swiftSyntaxSettings: [SwiftSetting] = [.unsafeFlags(["-I", host])]
let swiftSyntaxLinking: [LinkerSetting] = [
  .unsafeFlags(
    ["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]
      + swiftSyntaxLibraries.map { "-l\($0)" }
  )
]

/// Makes a clean build in debug quick.
///
/// A module that is compiled as a whole, by one process, leaves out what several would all do: a clean
/// build takes a fifth less. With `TERN_INCREMENTAL=1` only the files that changed are compiled, for
/// those who work on the library.
///
/// The index leaves out the system's modules: else the first module that is built pays for all of them.
func debugSettings(asWhole: Bool) -> [SwiftSetting] {
  if Context.environment["TERN_INCREMENTAL"] == "1" { return [] }
  let whole = [
    "-disable-batch-mode", "-whole-module-optimization", "-no-emit-module-separately-wmo",
    "-num-threads", "2",
  ]
  return [
    .unsafeFlags(
      ["-index-ignore-system-modules"] + (asWhole ? whole : []), .when(configuration: .debug)
    )
  ]
}

/// Lets the modules that use a library specialize its generic code, as they do their own.
///
/// A store, a reducer and an effect are generic over state and actions. Compiled for any type they
/// look types up at run time, over and over, for each action.
let releaseSettings: [SwiftSetting] = [
  .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release))
]

// MARK: - The table of targets

/// What a module is to the users of the package.
enum Kind {
  /// A library product of the same name.
  case exported
  /// A library product of the same name that has views. Those that use it do not specialize its code:
  /// the optimizer of Swift 6.3 crashes on what comes of views whose types are opaque.
  case views
  /// A library product of the same name that nothing is compiled beside in a package that uses it: in
  /// debug in parts, on all cores, and with less than half of the memory.
  case top
  /// A library target without a product: an implementation detail of others.
  case hidden
  /// A library target without a product that imports the toolchain's SwiftSyntax.
  case syntax
  /// The compiler plug-in.
  case macros
  /// A C library of the system, with its Debian package.
  case system(pkgConfig: String, apt: String)
  /// An app under `Examples/`.
  case example
  /// A test target under `Tests/`.
  case test
  /// A test target that also links the toolchain's SwiftSyntax.
  case macroTest
  /// A test target with recorded results in its folder `Goldens`.
  case goldenTest
  /// A program under `Tests/Fixtures/` that tests start.
  case fixture
  /// A test target that hands the files in its folder `Fixtures` to the compiler.
  case fixtureTest
}

struct Module {
  var name: String
  var kind: Kind
  var dependencies: [Target.Dependency]

  init(_ name: String, _ kind: Kind = .exported, _ dependencies: Target.Dependency...) {
    self.name = name
    self.kind = kind
    self.dependencies = dependencies
  }

  var target: Target {
    switch kind {
    case .exported, .hidden:
      return .target(
        name: name, dependencies: dependencies,
        swiftSettings: debugSettings(asWhole: true) + releaseSettings)
    case .views:
      return .target(
        name: name, dependencies: dependencies, swiftSettings: debugSettings(asWhole: true))
    case .top:
      return .target(
        name: name, dependencies: dependencies,
        swiftSettings: debugSettings(asWhole: false) + releaseSettings)
    case .syntax:
      return .target(
        name: name,
        dependencies: dependencies,
        swiftSettings: swiftSyntaxSettings + debugSettings(asWhole: true)
      )
    case .macros:
      return .macro(
        name: name,
        dependencies: dependencies,
        swiftSettings: swiftSyntaxSettings + debugSettings(asWhole: true),
        linkerSettings: swiftSyntaxLinking
      )
    case .system(let pkgConfig, let apt):
      return .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
    case .example:
      return .executableTarget(name: name, dependencies: dependencies, path: "Examples/\(name)")
    case .test:
      return .testTarget(name: name, dependencies: dependencies)
    case .fixtureTest:
      return .testTarget(name: name, dependencies: dependencies, exclude: ["Fixtures"])
    case .macroTest:
      return .testTarget(
        name: name,
        dependencies: dependencies,
        swiftSettings: swiftSyntaxSettings,
        linkerSettings: swiftSyntaxLinking
      )
    case .goldenTest:
      return .testTarget(name: name, dependencies: dependencies, exclude: ["Goldens"])
    case .fixture:
      return .executableTarget(
        name: name, dependencies: dependencies, path: "Tests/Fixtures/\(name)"
      )
    }
  }
}

// In the order of the layers: a module imports only what stands above it.
let modules: [Module] = [
  // Macros
  Module("TernSyntax", .syntax),
  Module("TernMacroExpansion", .syntax, "TernSyntax"),
  Module("TernMacros", .macros, "TernMacroExpansion"),

  // Language
  Module("IssueReporting"),
  Module("ConcurrencyExtras", .exported, "IssueReporting"),
  Module("CasePaths", .exported, "IssueReporting", "TernMacros"),
  Module("IdentifiedCollections", .exported, "IssueReporting"),
  Module("CustomDump", .exported, "IssueReporting"),
  Module("Combine", .exported, "IssueReporting"),

  // Time, observation
  Module("Clocks", .exported, "IssueReporting", "ConcurrencyExtras"),
  Module("CombineSchedulers", .exported, "IssueReporting", "ConcurrencyExtras", "Combine"),
  Module("PerceptionCore", .exported, "TernMacros"),

  // Control
  Module(
    "Dependencies", .exported,
    "IssueReporting", "ConcurrencyExtras", "Clocks", "CombineSchedulers"
  ),
  Module("DependenciesMacros", .exported, "Dependencies", "IssueReporting", "TernMacros"),
  Module("DependenciesTestSupport", .exported, "Dependencies", "IssueReporting"),

  // Views
  Module("TernUICore", .views, "Combine", "IssueReporting"),
  Module("TernUI", .views, "Combine", "IssueReporting", "TernMacros", "TernUICore"),

  // Data of features
  Module("Perception", .exported, "PerceptionCore", "TernUICore"),
  Module(
    "TernUIInterop", .views, "Clocks", "CombineSchedulers", "CustomDump", "Dependencies",
    "TernUI"
  ),
  Module(
    "SwiftNavigation", .exported, "CasePaths", "CustomDump", "IssueReporting", "TernMacros",
    "TernUICore"
  ),
  Module("SwiftUINavigation", .views, "SwiftNavigation", "TernUICore"),
  Module(
    "Sharing", .exported, "Combine", "ConcurrencyExtras", "CustomDump", "Dependencies",
    "IdentifiedCollections", "IssueReporting", "TernUICore"
  ),

  // Architecture
  Module(
    "ComposableArchitecture", .top,
    "CasePaths", "Clocks", "ConcurrencyExtras", "CustomDump", "Dependencies",
    "Combine", "CombineSchedulers", "DependenciesMacros", "IdentifiedCollections",
    "IssueReporting", "Perception", "Sharing", "SwiftUINavigation", "TernMacros", "TernUICore"
  ),

  // Edges
  Module("CTermpaint", .system(pkgConfig: "termpaint", apt: "libtermpaint-dev")),
  Module("CVterm", .system(pkgConfig: "vterm", apt: "libvterm-dev")),
  Module("CSQLite", .system(pkgConfig: "sqlite3", apt: "libsqlite3-dev")),
  Module("SharingSQLite", .exported, "CSQLite", "IssueReporting", "Sharing"),
  Module("TernUITesting", .views, "TernUI"),
  Module("TernTerminal", .views, "TernUI", "CTermpaint"),

  // Faces
  Module(
    "SwiftUI", .views,
    "Combine", "CombineSchedulers", "TernUI", "TernUIInterop", "Clocks", "ConcurrencyExtras",
    "Dependencies", "TernUITesting",
    .target(name: "TernTerminal", condition: .when(traits: ["Terminal"]))
  ),

  // Apps
  Module("Counters", .example, "ComposableArchitecture", "SwiftUI"),

  // Tests
  Module("IssueReportingTests", .test, "IssueReporting"),
  Module("ConcurrencyExtrasTests", .test, "ConcurrencyExtras"),
  Module("CasePathsTests", .test, "CasePaths"),
  Module("IdentifiedCollectionsTests", .test, "IdentifiedCollections"),
  Module("CustomDumpTests", .test, "CustomDump"),
  Module("CombineTests", .test, "Combine"),
  Module("ClocksTests", .test, "Clocks"),
  Module("CombineSchedulersTests", .test, "CombineSchedulers"),
  Module("DependenciesTests", .test, "CombineSchedulers", "Dependencies"),
  Module("PerceptionCoreTests", .test, "PerceptionCore"),
  Module("DependenciesMacrosTests", .test, "DependenciesMacros"),
  Module("DependenciesTestSupportTests", .test, "DependenciesTestSupport"),
  Module("TernMacroExpansionTests", .macroTest, "TernMacroExpansion"),
  Module(
    "TypeCheckTests", .fixtureTest, "CasePaths", "ComposableArchitecture", "DependenciesMacros"
  ),
  Module("TernUIInteropTests", .test, "TernUIInterop", "TernUITesting"),
  Module("StorageFixture", .fixture, "Dependencies", "Sharing", "SharingSQLite"),
  Module("SharingTests", .test, "PerceptionCore", "Sharing", "TernUITesting"),
  Module("SharingSQLiteTests", .test, "PerceptionCore", "SharingSQLite", "StorageFixture"),
  Module("TernUITests", .test, "TernUI", "TernUITesting"),
  Module("TernTerminalFixture", .fixture, "TernTerminal"),
  Module(
    "TernTerminalTests", .goldenTest, "TernTerminal", "TernTerminalFixture", "TernUITesting",
    "CVterm"
  ),
  Module("LaunchFixture", .fixture, "Dependencies", "Sharing", "SharingSQLite", "SwiftUI"),
  Module(
    "SwiftUITests", .test, "CombineSchedulers", "Dependencies", "LaunchFixture", "SwiftUI",
    "TernUITesting"
  ),
  Module(
    "SwiftNavigationTests", .test, "CasePaths", "CustomDump", "SwiftNavigation", "TernUITesting"
  ),
  Module("SwiftUINavigationTests", .test, "SwiftUINavigation", "TernUITesting"),
  Module("DeepStateFixture", .fixture, "ComposableArchitecture"),
  Module(
    "ComposableArchitectureTests", .test, "ComposableArchitecture", "DeepStateFixture",
    "TernUITesting"
  ),
  Module("TernNavigationFixture", .fixture, "ComposableArchitecture"),
  Module(
    "NavigationTests", .test, "ComposableArchitecture", "TernNavigationFixture", "TernUITesting"
  ),
  Module("SeedsTests", .test, "ComposableArchitecture", "SwiftUI", "TernUITesting"),
]

// MARK: - A part of the package

/// What `TERN_TESTS` asks for: the test targets it names, and the modules they need.
///
/// All tests are one program, so that even a filtered run builds all of them. With a name or two in
/// the variable, separated by commas, the rest does not exist.
func chosen(_ modules: [Module]) -> [Module] {
  guard let list = ProcessInfo.processInfo.environment["TERN_TESTS"] else { return modules }
  var missing = list.split(separator: ",").map(String.init)
  var names: Set<String> = []
  while let name = missing.popLast() {
    guard names.insert(name).inserted else { continue }
    guard let module = modules.first(where: { $0.name == name }) else {
      fatalError("TERN_TESTS: there is no target '\(name)'; Package.swift lists them.")
    }
    missing += module.dependencies.compactMap { dependency in
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): name
      default: nil
      }
    }
  }
  return modules.filter { names.contains($0.name) }
}

let parts = chosen(modules)

let package = Package(
  name: "tern",
  products: parts.compactMap { module in
    switch module.kind {
    case .exported, .top, .views: return .library(name: module.name, targets: [module.name])
    default: return nil
    }
  },
  traits: [
    .trait(name: "Terminal", description: "SwiftUI apps run in a terminal (needs libtermpaint)."),
    .default(enabledTraits: ["Terminal"]),
  ],
  targets: parts.map(\.target),
  swiftLanguageModes: [.v6]
)
