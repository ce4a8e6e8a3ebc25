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

  /// Returns the doubt about a failure that another process met and that does not come back here.
  ///
  /// - Parameter law: The law that broke.
  package static func unsteady(_ law: String) -> AppDoubt {
    AppDoubt(
      .flakyFailure, law, Diagnostic("flaky: \(law) did not come back each time"))
  }
}
