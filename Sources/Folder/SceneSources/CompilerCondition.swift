/// A compiler condition as its source reads: `os(iOS) && canImport(Combine)`.
///
/// It is true, false, or not known: flags of the app's own are not, and neither is whether a package's
/// module is there.
package enum CompilerCondition {
  /// A system on which the source is compiled.
  package struct BuildSystem: Sendable {
    /// Its name, as `os()` asks for it.
    var system: String
    /// Whether a module of Apple's is there.
    var isAppleModuleHere: @Sendable (_ name: String) -> Bool

    /// Where a test plays the app.
    package static let linux = BuildSystem(system: "Linux") { AppleModules.expected.contains($0) }
    /// The system for which the app is written.
    package static let phone = BuildSystem(system: "iOS") { _ in true }
  }

  /// Returns what a condition is on a system; nil where that is not known.
  package static func value(_ words: [Substring], on target: BuildSystem) -> Bool? {
    SourceCondition(words).value { question in
      guard let arguments = question.arguments else { return nil }
      return call(question.name, words[arguments].first.map(String.init) ?? "", on: target)
    }
  }

  private static func call(
    _ name: String, _ argument: String, on target: BuildSystem
  ) -> Bool? {
    switch name {
    case "os": argument == target.system
    // Neither the simulator nor a Mac is meant.
    case "targetEnvironment": false
    case "canImport":
      if AppleModules.all.contains(argument) {
        target.isAppleModuleHere(argument)
      } else if ["Glibc", "Musl", "FoundationNetworking"].contains(argument) {
        target.system == "Linux"
      } else if ["AppKit", "WatchKit"].contains(argument) {
        false
      } else {
        nil
      }
    default: nil
    }
  }
}
