import SceneFuzzing

/// A correct app that becomes a wrong one by one of its bugs.
protocol StyleApp: SceneApp {
  /// Causes of wrong versions, in the words of a real bug.
  associatedtype Bug: RawRepresentable<String> & Sendable

  /// Features that the app does not have, so that their laws do not fit it.
  static var lacks: [ReadyLaw] { get }
  /// Which law has to find which bug.
  static var wrong: [(law: ReadyLaw, bugs: [Bug])] { get }
  /// The app under test, with the laws that only it can make.
  static func test(_ bug: Bug?) -> AppTest<Self>
}

extension StyleApp {
  /// The app under test, judged by every law that fits it, or by one of them.
  static func judged(_ bug: Bug?, by only: ReadyLaw?) -> AppTest<Self> {
    var test = test(bug)
    let ready = ReadyLaw.allCases.filter { only.map { [$0] }?.contains($0) ?? !lacks.contains($0) }
    if let only, only != .answers { test.laws = [] }
    test.laws += ready.compactMap { $0.law() }
    return test
  }
}

/// An app of one style without its type: what is wrong with it, and how it is judged.
struct Style: Sendable, CustomStringConvertible {
  /// The app's name.
  let description: String
  /// Which law has to find which bug.
  let wrong: [(law: ReadyLaw, bug: String)]
  /// Plays until a law breaks, or until enough was played.
  let judge: @Sendable (StyleTrial) async -> StyleVerdict

  init<App: StyleApp & SendableMetatype>(_: App.Type) {
    description = "\(App.self)"
    wrong = App.wrong.flatMap { law, bugs in bugs.map { (law, $0.rawValue) } }
    judge = { trial in
      trial.run(App.judged(trial.bug.flatMap(App.Bug.init), by: trial.law))
    }
  }

  /// An app that lives on the main actor.
  @MainActor init<App: StyleApp>(onMain _: App.Type) {
    description = "\(App.self)"
    wrong = App.wrong.flatMap { law, bugs in bugs.map { (law, $0.rawValue) } }
    judge = { @MainActor trial in
      trial.run(App.judged(trial.bug.flatMap(App.Bug.init), by: trial.law))
    }
  }
}

/// A wrong version of an app, and the law that has to find it.
struct WrongStyle: Sendable, CustomStringConvertible {
  let style: Style
  let law: ReadyLaw
  let bug: String

  var description: String { "\(law.rawValue): \(style) \(bug)" }
}

extension StyleApp {
  /// Most apps note no links.
  static var lacks: [ReadyLaw] { [.payload] }
}
