import SceneLifecycle
import SceneStubs

// How far the package came: what its first case showed, or which limit of time ended the checks.

extension FolderReport {
  /// The state of an app whose copies compile.
  var outcome: String {
    switch first {
    case .played: "ready: " + compiles
    case .died(let reason, _): "not ready, as its first case dies: \(reason)"
    case .notBuilt(let mistake): "not ready, as its test does not build: \(mistake)"
    case .notPlayed, .leftOut, nil: "written, not played: " + compiles
    }
  }

  private var compiles: String { "its \(parts) compile, no life-cycle method is lost" }

  /// The rest of the last line: what the package does now, and nothing that it does not.
  var last: String {
    guard isUsable else { return "" }
    return switch first {
    case .played: "; 'swift test' plays 300 cases; once the app has changed: \(again)"
    case .died: "; one case was played and died, as in 'swift test'"
    case .notBuilt: "; written, not played, as 'swift test' does not build"
    case .notPlayed, .leftOut, nil: "; written, not played: 'swift test' plays it"
    }
  }

  /// The next steps, each a line.
  var next: [String] {
    if case .timeOver = made.end, let seconds = timeOfAll {
      return [
        "help: write scenefuzz init --update\(into) --check-time \(seconds * 2), or leave other apps and"
          + " libraries out with --target"
      ]
    }
    guard isUsable else { return [] }
    switch first {
    case .died(_, let help?): return ["help: " + help]
    case .died(_, nil), .played, .leftOut, nil: return []
    case .notBuilt:
      return ["help: run swift build --build-tests --package-path \(package.shellWord) and read it"]
    case .notPlayed(let reason):
      return [
        "no case was played: \(reason)",
        "help: write scenefuzz init --update\(into), or --unplayed if it is not to be played",
      ]
    }
  }

  /// The command that makes the copies again and plays them, in any folder.
  private var again: String {
    "scenefuzz init --update\(into) && swift test --package-path \(package.shellWord)"
  }

  private var into: String { " --into " + package.shellWord }

  /// The limit that ended the checks; nil where none did.
  var time: String? {
    switch made.limit {
    case .ofAll(let seconds): "\(seconds) s of processor time"
    case .ofOneCheck(let seconds, _): "\(seconds) s of processor time for one check"
    case nil: nil
    }
  }

  private var timeOfAll: Int? {
    switch made.limit {
    case .ofAll(let seconds), .ofOneCheck(_, let seconds): seconds
    case nil: nil
    }
  }
}
