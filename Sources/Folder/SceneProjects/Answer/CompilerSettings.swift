/// How an app's Swift sources are compiled.
package struct CompilerSettings: Hashable, Sendable {
  /// The isolation of code without an annotation.
  package enum Isolation: String, Hashable, Sendable {
    case nonisolated
    case mainActor = "MainActor"
  }

  /// The language's version as it is set, such as `5.0`; nil where it is not.
  package var swiftVersion: String?
  /// The isolation of the sources where they do not say it.
  package var defaultIsolation = Isolation.nonisolated
  /// Names of features that are on beside those of the version, as the compiler has them, sorted.
  package var upcomingFeatures: [String] = []
  /// The conditions that `#if` may ask for, such as `DEBUG`, in the order of the settings.
  package var conditions: [String] = []
  /// The oldest version of iOS, such as `15.0`; nil where nothing says it.
  package var deploymentTarget: String?
  /// The header that shows Objective-C to Swift, as a path from the folder.
  package var bridgingHeader: String?

  /// Takes in what flags for the compiler say.
  ///
  /// - Parameter flags: Such as `-D`, `BETA`, `-enable-upcoming-feature`, `ExistentialAny`.
  mutating func add(flags: [String]) {
    var upcoming = Set(upcomingFeatures)
    var rest = flags.filter { $0 != "-Xfrontend" }[...]
    while let flag = rest.popFirst() {
      switch flag {
      case "-D": add(condition: rest.popFirst())
      case "-enable-upcoming-feature": if let name = rest.popFirst() { upcoming.insert(name) }
      case "-disable-upcoming-feature": if let name = rest.popFirst() { upcoming.remove(name) }
      case "-default-isolation":
        if let name = rest.popFirst() {
          defaultIsolation = Isolation(rawValue: name) ?? .nonisolated
        }
      case "-swift-version": swiftVersion = rest.popFirst() ?? swiftVersion
      case "-import-objc-header": bridgingHeader = rest.popFirst() ?? bridgingHeader
      default:
        if flag.hasPrefix("-D") { add(condition: String(flag.dropFirst(2))) }
        if flag == "-default-isolation=MainActor" { defaultIsolation = .mainActor }
      }
    }
    upcomingFeatures = upcoming.sorted()
  }

  /// Adds what `#if` may ask for, where it is a name.
  mutating func add(condition: String?) {
    guard let condition, let first = condition.unicodeScalars.first,
      first == "_" || first.properties.isXIDStart,
      condition.unicodeScalars.allSatisfy({ $0 == "_" || $0.properties.isXIDContinue }),
      !conditions.contains(condition)
    else { return }
    conditions.append(condition)
  }
}
