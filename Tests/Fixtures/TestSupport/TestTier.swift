import Foundation

/// How much a run of the tests repeats: a change of a module, what lands, a night.
///
/// `TESTS_OF_SCENEFUZZ` names it, which `make ci` and `make nightly` set. Its name has not the prefix of
/// settings: the command would refuse one that it does not know. The page *What the tests prove* lists
/// what plays where.
public enum TestTier: String, Sendable {
  /// Every way of dying, each compiler's edge and each reader, once and for real.
  case test
  /// Whole packages, too.
  case ci
  /// All repetition, too.
  case nightly

  /// The tier of this run.
  public static let current: TestTier =
    ProcessInfo.processInfo.environment["TESTS_OF_SCENEFUZZ"].flatMap(TestTier.init) ?? .test

  /// Whether whole packages are made.
  public static var makesPackages: Bool { current != .test }
  /// Whether everything is repeated as often as it ever is.
  public static var isNightly: Bool { current == .nightly }

  /// One of two values: what each change is held to, or what a night is held to.
  public static func choose<Value>(_ daily: Value, nightly: Value) -> Value {
    isNightly ? nightly : daily
  }
}
