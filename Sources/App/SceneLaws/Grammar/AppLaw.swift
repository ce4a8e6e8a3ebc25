package import SceneDriving
public import SceneLifecycle
public import SceneSeam

/// A sentence about an app that has to be true in every history.
///
/// Ready-made laws need nothing of the app but what it notes; an app's own read like the contract's.
public struct AppLaw<App: SceneApp> {
  /// The name in reports, in file names and on command lines; it never changes.
  ///
  /// Letters, digits, `.`, `-` and `_`.
  public let id: String
  /// The sentence that people read.
  public let sentence: String
  /// Whether it fails a test.
  public let kind: InvariantKind
  /// The app's feature that it is about; nil for a law of the app's own.
  public let feature: AppFeature?
  /// Why no history can put it to the test; nil when one can.
  ///
  /// Every way of checking an app says so, and none of them passes.
  public package(set) var mistake: Diagnostic?

  /// Where the app's source declares it; nil for a ready-made law.
  package var declaration: Diagnostic.Location?
  /// The advice to an app that means what the law minds: the end of a sentence.
  package var answer = "narrow the law, or leave it out of the test"
  /// The description of a ready-made law; nil for a law of the app's own.
  package var readyLaw: ReadyLaw?
  /// Why a campaign may never put it to the test; nil where that is a doubt.
  package var idleReason: String?
  /// The share of cases that has to reach it, 0 … 1; of a required situation only.
  package var share = 0.0
  /// Whether it waits for the app's clock.
  package var needsClock = false
  /// Whether it is about some topics only: what it says is more to the point.
  package var isNarrow = false
  /// How much to the point the law is where several break: narrowed, the app's own, ready-made.
  package var rank: Int { (isNarrow ? 100 : 0) + (feature?.rank ?? 50) }
  /// Makes what judges an app in a series of cases.
  package let monitor: (AppProcess<App>) -> any LawMonitor

  init(
    _ sentence: String, id: String, _ kind: InvariantKind, feature: AppFeature? = nil,
    monitor: @escaping (AppProcess<App>) -> any LawMonitor
  ) {
    precondition(
      id.isIdentifier, "a law's identifier is one word such as 'notes.saves-once', was '\(id)'")
    self.sentence = sentence
    self.id = id
    self.kind = kind
    self.feature = feature
    self.monitor = monitor
  }

  /// Creates a law that is ready to be used.
  ///
  /// - Parameters:
  ///   - sentence: What users read, in one sentence with a period.
  ///   - id: The name in reports and files.
  ///   - feature: What an app has that it is about.
  ///   - findings: Bugs that it finds, as a list.
  ///   - notes: What the app has to note for it.
  ///   - answer: What to do if the app means what the law minds: the end of a sentence.
  ///   - name: The property that returns it.
  ///   - monitor: Makes what judges it.
  init(
    _ sentence: String, id: String, about feature: AppFeature, finds findings: String,
    noted notes: String, ifMeant answer: String, name: String = #function,
    monitor: @escaping () -> some LawMonitor
  ) {
    self.init(sentence, id: id, .hard, feature: feature) { _ in monitor() }
    self.answer = answer
    readyLaw = ReadyLaw(
      id: id, sentence: sentence, name: name, feature: feature, findings: findings, notes: notes,
      answer: answer)
  }

  /// Returns the law as one that a module of ours has ready: no line of the app's declares it.
  ///
  /// - Parameter answer: What to do if the app means what the law minds: the end of a sentence.
  package func readyMade(ifMeant answer: String) -> AppLaw {
    var law = self
    law.declaration = nil
    law.answer = answer
    return law
  }

  /// Returns a law that has a monitor of its own.
  ///
  /// It is no initializer, so that the compiler knows of one only, and where a clause is wrong.
  ///
  /// - Parameters:
  ///   - monitor: What judges it in a series of cases; made anew for each series.
  ///   - sentence: What users read, in one sentence with a period.
  ///   - id: The name in reports and files, such as `notes.saves-once`.
  ///   - kind: Whether it fails a test.
  ///   - file: The file that declares the law.
  ///   - line: Its line.
  public static func judged(
    by monitor: @autoclosure @escaping () -> some LawMonitor, _ sentence: String, id: String,
    _ kind: InvariantKind = .hard, file: String = #filePath, line: Int = #line
  ) -> AppLaw {
    var law = AppLaw(sentence, id: id, kind) { _ in monitor() }
    law.declaration = Diagnostic.Location(file: file, line: line, column: 1)
    return law
  }
}
