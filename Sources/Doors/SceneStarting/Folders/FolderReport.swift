import CommandKit
import SceneLifecycle
import SceneLowering
import SceneProjects
import SceneReporting
import SceneStubs

/// The report on a package beside an app: ten lines, and every name for those who ask.
struct FolderReport {
  /// The file of the package that has every name.
  static let path = ".scenefuzz/made.txt"

  let app: AppFolder
  let made: StubReport
  /// The folder of the package, absolute.
  let package: String
  /// The end of the first case; nil where none was to be played yet.
  var first: FirstCase?

  init(app: AppFolder, made: StubReport, package: String) {
    self.app = app
    self.made = made
    self.package = package
  }

  /// Whether the copies compile and are still the app's delegates.
  var isUsable: Bool { made.isBuilt && !app.unseen.contains { $0.kind == .lost } }

  /// The status of the verb: an app is ready once a case was played, or is left as the user asked.
  var status: ExitStatus {
    isUsable && [.played, .leftOut].contains(first) ? .holds : .inconclusive
  }

  /// Ten lines, and three of each kind of what is not seen.
  var short: [String] {
    let kinds: [(BlindSpot.SpotKind, String)] = [
      (.lost, "lost"), (.leftOut, "left out"), (.unplayed, "not played"),
    ]
    return
      (head
      + Self.first(made.slow, named: "replaced, as the compiler needs too long for it", of: 3)
      + Self.first(acceptances, named: "accept it, if it may be so", of: 3)
      + kinds.flatMap { kind, word in
        Self.first(notCopied.filter { $0.kind == kind }.map(\.text), named: word, of: 3)
      }
      + end)
      .map(\.shown)
  }

  /// The next step, and the last line.
  var end: [String] { (next + ["every name: \(Self.path)\(last)"]).map(\.shown) }

  /// The ten lines and every name.
  var whole: [String] {
    let lines =
      head
      + blindSpots.filter { [.lost, .leftOut, .unplayed].contains($0.kind) }.map(\.line)
      + made.lifeCycleMethods.map { "method: " + $0 }
      + app.dataModels.lines
      + made.modules.map { "module: " + $0 }
      + made.standIns.map { "stand-in: " + $0 }
      + made.valueless.map { "no plain value: " + $0 }
      + made.choices.prefix(FolderAnswers.most).map { "histories choose: " + $0 }
      + made.choices.dropFirst(FolderAnswers.most).map { "always the plain answer: " + $0 }
      + app.delegates.contents.lines(app.delegates.payloads)
      + made.slow.map { "the compiler needs too long for it: " + $0 }
      + made.remarks.map { "changed: \($0)" }
      + made.mistakes.map { "mistake: " + $0 }
    var said: Set<String> = []
    return lines.map(\.shown).filter { said.insert($0).inserted }
  }

  private var head: [String] { [verdict, real, replaced, stubs, standIns, world, played] }

  private var verdict: String {
    switch made.end {
    case .checked:
      isUsable
        ? "'\(app.project.target)' is \(outcome)"
        : "'\(app.project.target)' compiles, but its \(parts) are not whole\(reason)"
    case .stuck:
      "'\(app.project.target)' does not compile here: \(made.mistakes.first ?? "no reason is known")"
    case .tooManyRounds:
      "'\(app.project.target)' does not compile after \(made.rounds) rounds of stubs"
    case .testStuck:
      "'\(app.project.target)' compiles, but what stands in ByHand does not:"
        + " \(made.mistakes.first ?? "no reason is known")"
    case .timeOver:
      "'\(app.project.target)' does not compile within \(time ?? "the time for it")"
        + (made.mistakes.first.map { ", and this is left: \($0)" } ?? "")
    }
  }

  /// The first reason why the copies are not whole.
  private var reason: String {
    if let lost = app.unseen.first(where: { $0.kind == .lost }) { return ": \(lost.text)" }
    if let lost = made.lostMethods.first { return ": \(lost) is lost" }
    if let stop = made.stops.first { return ": \(stop), of which no plain value is known" }
    return ": \(made.replacedStatements) of \(made.statements) statements are replaced"
  }

  /// The parts of the app that are real, in a word.
  var parts: String { app.delegates.program == nil ? "delegates" : "views" }

  private var real: String {
    // One class may be both delegates.
    let scenes = (app.delegates.scenes + app.delegates.cars).filter {
      $0 != app.delegates.application
    }
    let files = "\(app.delegates.real.count) files"
    let views = app.delegates.program.map { ", \($0.wanted.count) views and the like" } ?? ""
    let count = app.dataModels.made.count
    let entities = count == 0 ? "" : ", \(count) entities of data models"
    return "real: \(files)\(views)\(entities), \(made.lifeCycleMethods.count) life-cycle methods"
      + Self.names([app.delegates.application] + scenes)
  }

  private var replaced: String {
    let lost = made.lostMethods.isEmpty ? "" : ", lost" + Self.names(made.lostMethods)
    let other = made.replacedElsewhere
    let beside =
      other.isEmpty ? "" : ", \(other.count) more in other code, not counted" + Self.names(other)
    return "replaced: \(made.replacedStatements) of \(made.statements) statements" + beside + lost
  }

  private var stubs: String {
    "stubs: \(made.stubTypes) types of the app's"
      + (made.valueless.isEmpty
        ? "" : ", of which no value is known for" + Self.names(made.valueless))
  }

  private var standIns: String {
    made.standIns.isEmpty
      ? "stand-ins: none"
      : "stand-ins: \(made.standIns.count) names"
        + (made.modules.isEmpty ? "" : " of modules that are not here:" + Self.names(made.modules))
  }

  private var world: String {
    if app.isSceneless {
      return "world: without scenes, as there is no scene delegate nor manifest"
    }
    let windows = app.entry.supportsMultipleScenes ? "several windows" : "one window"
    return "world: scenes, \(windows)" + (app.playsCars ? ", a car" : "")
      + (app.entry.storyboard.map { ", from the storyboard \($0)" } ?? "")
  }

  private var played: String {
    let kinds = app.delegates.payloads
    let taker = app.delegates.program == nil ? "no delegate" : "nothing"
    return kinds.isEmpty
      ? "payloads: none, as \(taker) takes one" : "payloads:" + Self.names(kinds)
  }

  var notPlayed: [String] {
    let all = app.delegates.remarks + app.entry.remarks + app.dataModels.remarks + app.remarks
    // A source that is lost is said as that.
    return all.filter { sentence in !app.unseen.contains { $0.text.hasSuffix(": " + sentence) } }
  }

  private static func names(_ names: [String]) -> String {
    let shown = names.prefix(4).joined(separator: ", ")
    return " " + shown + (names.count > 4 ? " and \(names.count - 4) more" : "")
  }

  private static func first(_ sentences: [String], named name: String, of most: Int) -> [String] {
    let shown = sentences.prefix(most).map { "\(name): \($0)" }
    return sentences.count > most
      ? shown.dropLast() + ["\(name): \(sentences.count - most + 1) more sentences"] : Array(shown)
  }
}
