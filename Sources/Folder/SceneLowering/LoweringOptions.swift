/// How sources are lowered.
package struct LoweringOptions: Hashable, Sendable {
  /// The treatment of the attribute of the class with which the program begins.
  package enum EntryPoint: Hashable, Sendable {
    /// `@UIApplicationMain` is written as `@main`, which stays.
    case kept
    /// Each of them is dropped, because a test or a command begins the program.
    case dropped
  }

  /// The conditions that `#if` asks for.
  package var conditions = BuildConditions()
  /// The treatment of the attribute of the class with which the program begins.
  package var entryPoint = EntryPoint.kept
  /// How much is looked at.
  package var limits = LoweringLimits()
  /// Whether each played process has its own values of static properties and globals.
  package var hasStaticsPerProcess = true
  /// Whether the module has the source of `SupportSource.shadows` beside the copies.
  package var isWorldPlayed = true
  /// Whether the main actor has what is not written to be of another.
  package var isOfMainActorByDefault = false
  /// Whether the compiler reads the copies, too; it takes as long as reading the sources.
  package var isProofread = true

  /// The usual way.
  package init() {}

  /// The words with which the compiler reads sources.
  func words(isProgram: Bool) -> [String] {
    let language = conditions.language < BuildConditions.Version(6) ? "5" : "6"
    return ["-dump-parse", "-dump-ast-format", "json", "-swift-version", language]
      + ["-suppress-warnings", "-diagnostic-style", "llvm"]
      + (isProgram ? [] : ["-parse-as-library"])
      + (conditions.hasBareRegex ? ["-enable-bare-slash-regex"] : [])
  }
}
