/// Something that the tail of the pipeline may do with a failure, and through which doors it does.
///
/// The one place that says so: the documentation and messages take their words from here.
enum TailFeature: String, Hashable, Sendable, CaseIterable {
  /// The simplest way of failing is looked for around the first failure.
  case hunting = "hunting the simplest failure"
  /// Other failures that come up while one is made small are kept and named.
  case others = "keeping the others"
  /// Distinguishes a case that differs between plays from one that does not.
  case flakiness
  /// It is proved that no shorter history fails in the same way.
  case proof
  /// It is worked out what each event is for.
  case explanation
  /// Mutants say which sentences notice anything.
  case mutants

  /// A door into the pipeline.
  enum Entrance: String, Hashable, Sendable, CaseIterable {
    /// The command on UIKit's contract, with a planted defect or without.
    case contract
    /// An app in the process of its unit test.
    case test = "app in a test"
    /// An app in worker processes of its own command.
    case workers = "app in workers"
  }

  /// Why it does not work through a door, in a few words; nil where it does.
  func limitation(through door: Entrance) -> String? {
    switch (self, door) {
    case (.hunting, .test): "the campaign goes on, and each law has a report"
    case (.hunting, .workers): "each law, and each end of the process, has a report"
    case (.flakiness, .contract): "engine and monitors are values: a case does the same each time"
    case (.proof, .test), (.proof, .workers): "an app does not show its state"
    default: nil
    }
  }

  /// The table of features and doors, for the documentation.
  static var table: String {
    let doors = Entrance.allCases
    let head = ["| | " + doors.map(\.rawValue).joined(separator: " | ") + " |"]
    let line = ["|---|" + doors.map { _ in "---|" }.joined()]
    let lines = allCases.map { feature in
      "| \(feature.rawValue) | "
        + doors.map { feature.limitation(through: $0).map { "no: " + $0 } ?? "yes" }
        .joined(separator: " | ") + " |"
    }
    return (head + line + lines).joined(separator: "\n")
  }
}
