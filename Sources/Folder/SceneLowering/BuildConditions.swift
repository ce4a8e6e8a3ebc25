import SceneSources

/// The conditions that `#if` asks for, as they are for an app for iOS.
package struct BuildConditions: Hashable, Sendable {
  /// A version of the compiler or of the language.
  package struct Version: Hashable, Comparable, Sendable {
    /// Its numbers, the major one first.
    package let numbers: [Int]

    /// Creates a version.
    package init(_ numbers: Int...) { self.numbers = numbers }

    /// Reads a version such as `5.10`; nil for what is none.
    package init?(_ text: some StringProtocol) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard !parts.isEmpty, parts.count <= 5, !parts.contains(nil) else { return nil }
      numbers = parts.compactMap { $0 }
    }

    /// Whether one version is before another; numbers that are not written are zero.
    package static func < (one: Version, other: Version) -> Bool {
      let count = max(one.numbers.count, other.numbers.count)
      let filled = { (numbers: [Int]) in numbers + Array(repeating: 0, count: count - numbers.count)
      }
      return filled(one.numbers).lexicographicallyPrecedes(filled(other.numbers))
    }
  }

  /// The flags that are set, such as `DEBUG`; every other flag is not, as in Xcode.
  package var flags: Set<String> = ["DEBUG"]
  /// The version of the compiler.
  package var compiler = Version(6, 3, 1)
  /// The version of the language in which the app is compiled: 5.10 is what the mode of Swift 5 says.
  package var language = Version(5, 10)
  /// Modules besides Apple's that the app can import.
  package var modules: Set<String> = []
  /// Features of the compiler that the app turns on.
  package var features: Set<String> = []

  /// A debug build for iOS with Swift 5 as the language.
  package init() {}

  /// Whether a slash may begin a regular expression.
  package var hasBareRegex: Bool {
    !(language < Version(6)) || features.contains("BareSlashRegexLiterals")
  }

  /// Frameworks that are Apple's and not there on iOS.
  private static let foreign: Set<String> = [
    "AppKit", "Cocoa", "Carbon", "WatchKit", "ClockKit", "TVUIKit", "TVMLKit", "IOBluetooth",
    "ServiceManagement", "Glibc", "Musl", "Bionic", "Android", "WinSDK", "CRT", "WASILibc", "ucrt",
    "FoundationNetworking", "FoundationXML", "FoundationEssentials", "XCTest", "Testing", "Cxx",
    "Quartz", "CoreWLAN", "ScriptingBridge", "SwiftGlibc",
  ]

  /// Whether the app can import a module; nil where nothing says so.
  func canImport(_ module: String) -> Bool? {
    if modules.contains(module) { return true }
    if Self.foreign.contains(module) { return false }
    return AppleModules.all.contains(module) ? true : nil
  }
}
