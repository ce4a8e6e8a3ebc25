import SceneLifecycle
import SceneReporting

// The table of doubts. `AppTest.doubts` and `AppDoubt.all` are the two places that fill it: what the
// first knows before a case is played, the second afterwards. A unit test and the gate of the app's
// command both read both, and neither passes with a doubt; a new cause needs a line in one of them.

extension AppDoubt {
  /// Returns the doubt about a test in which only the end of its process is judged.
  static func lawless(_ test: String) -> AppDoubt {
    AppDoubt(
      .lawlessTest, test,
      Diagnostic(
        "no law judges the app: give its AppTest laws",
        help: "write AppTest(…, laws: AppLaw.all(for: …))"))
  }

  /// Returns the doubt about a campaign that played nothing.
  static func nothingPlayed(_ test: String) -> AppDoubt {
    AppDoubt(.noCase, test, Diagnostic("no case was played", help: "play at least one"))
  }

  /// Returns the doubt about a model that laws have asked for and that no view has held.
  ///
  /// - Parameter model: The model's class.
  static func missed(_ model: String) -> AppDoubt {
    AppDoubt(
      .missingModel, model,
      Diagnostic(
        "no view ever held a '\(model)', so what a law says of it shows nothing",
        help: "let the law ask for an object that a view holds by a wrapper, as @State or"
          + " @StateObject, or AppTest(…).accepts(\(SwiftText.literal(model)), because: \"…\")"))
  }

  /// Returns the doubt about a life-cycle method that the copies of an app do not have as it is.
  ///
  /// - Parameters:
  ///   - method: The method, such as `SceneDelegate.sceneDidBecomeActive(_:)`.
  ///   - note: How much of it was replaced.
  ///   - isLost: Whether nothing of it is played.
  static func changed(_ method: String, _ note: String, isLost: Bool) -> AppDoubt {
    AppDoubt(
      .changedMethod, method,
      Diagnostic(
        isLost
          ? "'\(method)' is lost: what it does is not played"
          : "'\(method)' is not as the app has it: \(note)",
        help: "look into .scenefuzz/made.txt for what did not compile; if it may be so, write"
          + " AppTest(…).accepts(\(SwiftText.literal(method)), because: \"…\")"))
  }

  /// Returns the doubt about an accepted name that nothing in doubt has.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - names: The names in doubt that nothing accepts.
  static func needless(_ name: String, among names: [String]) -> AppDoubt {
    let near = nearestWord(to: name, in: names)
    return AppDoubt(
      .needlessAcceptance, name,
      Diagnostic(
        "the test accepts \(Diagnostic.quote(name)), and nothing of that name is in doubt",
        help: near.map { "did you mean \(Diagnostic.quote($0))?" }
          ?? "remove the line with accepts(…): what it was for is mended, or has another name"))
  }

  /// Returns the doubt about a failure that another process met and that does not come back here.
  ///
  /// - Parameter law: The law that broke.
  package static func unsteady(_ law: String) -> AppDoubt {
    AppDoubt(
      .flakyFailure, law, Diagnostic("flaky: \(law) did not come back each time"))
  }
}
