import Foundation
package import SceneGeneration
import SceneLifecycle
import SceneReporting

/// The settings in a test's environment: a laptop plays a few cases, a machine at night many.
package struct TestSettings: Hashable, Sendable {
  /// `SCENEFUZZ_SEED`.
  package var seed = Seed(1)
  /// `SCENEFUZZ_CASES`; nil where it is not set.
  package var cases: UInt64?
  /// `SCENEFUZZ_FOR`.
  package var time: Duration?
  /// `SCENEFUZZ_WATCHDOG`; nil where the test says itself when it tells that the app hangs.
  package var watchdog: Watching?

  /// When it is told that a callback of the app has not returned.
  package enum Watching: Hashable, Sendable {
    /// After some time.
    case after(Duration)
    /// Never.
    case off
  }

  /// Reads the settings.
  ///
  /// - Throws: `TestSettingError` for a value that means nothing.
  package init(_ environment: [String: String]) throws(TestSettingError) {
    if let text = environment["SCENEFUZZ_SEED"] {
      guard let value = try? Seed(parsing: text) else {
        throw TestSettingError(
          name: "SCENEFUZZ_SEED", value: text,
          wanted: "a number such as 7 or 20261124, or to a commit's 7 to 40 hexadecimal digits")
      }
      seed = value
    }
    if let text = environment["SCENEFUZZ_FOR"] {
      guard let value = Duration(text: text) else {
        throw TestSettingError(name: "SCENEFUZZ_FOR", value: text, wanted: "a time, such as 30s")
      }
      time = value
    }
    if let text = environment["SCENEFUZZ_CASES"] {
      guard let value = UInt64(text), value > 0 else {
        throw TestSettingError(
          name: "SCENEFUZZ_CASES", value: text, wanted: "a number of cases, such as 2000")
      }
      cases = value
    }
    switch environment["SCENEFUZZ_WATCHDOG"] {
    case nil: break
    case "off": watchdog = .off
    case let text?:
      guard let value = Duration(text: text) else {
        throw TestSettingError(
          name: "SCENEFUZZ_WATCHDOG", value: text, wanted: "a time such as 30s, or off")
      }
      watchdog = .after(value)
    }
  }

  /// How many cases are played at the most, given when the test's campaign ends.
  package func limit(_ stop: CampaignStop) -> UInt64 {
    cases ?? (time == nil ? stop.usualCases : .max)
  }

  /// How long a callback of an app may take before it is told, given what the test says; nil for ever.
  package func patience(_ test: Duration?) -> Duration? {
    switch watchdog {
    case .after(let time): time
    case .off: nil
    case nil: test
    }
  }

  /// The settings of this process.
  static func current() throws(TestSettingError) -> TestSettings {
    try TestSettings(ProcessInfo.processInfo.environment)
  }

  /// Returns a question that is answered with true once the time is over.
  static func stop(after time: Duration?) -> StopCheck {
    guard let time else { return { false } }
    let end = ContinuousClock.now + time
    return { ContinuousClock.now >= end }
  }
}

/// A setting of the environment that means nothing.
public struct TestSettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The variable.
  public var name: String
  /// Its value.
  public var value: String
  /// The kind of value that it should be.
  public var wanted: String

  /// The message in full.
  public var description: String {
    Diagnostic(
      "\(name) is \(Diagnostic.quote(value))", help: "set it to \(wanted), or leave it out"
    ).description
  }
}
