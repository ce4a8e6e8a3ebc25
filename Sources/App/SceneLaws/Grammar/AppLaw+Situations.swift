import SceneDriving
import SceneLifecycle
import SceneSeam

extension AppLaw {
  /// Returns a situation that a campaign has to reach, such as two drafts that are open at once.
  ///
  /// Nothing breaks where it is not reached; but then laws about it have shown nothing, and the
  /// campaign does not pass.
  ///
  /// - Parameters:
  ///   - sentence: What users read, in one sentence with a period.
  ///   - id: The name in reports and on command lines, such as `notes.two-drafts`.
  ///   - share: The share of cases that has to reach it, 0 … 1; one case is enough by default.
  ///   - condition: What holds in it.
  ///   - file: The file that declares the situation.
  ///   - line: Its line.
  public static func required(
    _ sentence: String, id: String, inAtLeast share: Double = 0, when condition: AppCondition<App>,
    file: String = #filePath, line: Int = #line
  ) -> AppLaw {
    situation(sentence, id, share, Diagnostic.Location(file: file, line: line, column: 1)) {
      RequiredMonitor($0, nil, condition)
    }
  }

  /// Returns a happening that a campaign has to see, such as a response that comes to a second window.
  ///
  /// - Parameters:
  ///   - sentence: What users read, in one sentence with a period.
  ///   - id: The name in reports and on command lines, such as `notes.two-drafts`.
  ///   - share: The share of cases that has to reach it, 0 … 1; one case is enough by default.
  ///   - happening: What happens.
  ///   - condition: What holds at that moment, of the scene that it happens to; nil for anything.
  ///   - file: The file that declares the situation.
  ///   - line: Its line.
  public static func required(
    _ sentence: String, id: String, inAtLeast share: Double = 0, at happening: AppHappening,
    if condition: AppCondition<App>? = nil, file: String = #filePath, line: Int = #line
  ) -> AppLaw {
    situation(sentence, id, share, Diagnostic.Location(file: file, line: line, column: 1)) {
      RequiredMonitor($0, happening, condition)
    }
  }

  private static func situation(
    _ sentence: String, _ id: String, _ share: Double, _ location: Diagnostic.Location,
    _ monitor: @escaping (AppProcess<App>) -> RequiredMonitor<App>
  ) -> AppLaw {
    precondition((0...1).contains(share), "a share of cases is from 0 to 1, was \(share)")
    var law = AppLaw(sentence, id: id, .required) { monitor($0) }
    law.share = share
    law.declaration = location
    return law
  }
}

/// A situation at work: it counts the cases that reach it.
struct RequiredMonitor<App: SceneApp>: LawMonitor {
  private let process: AppProcess<App>
  private let happening: AppHappening?
  private let condition: AppCondition<App>?
  private var isReached = false
  private(set) var exercised: UInt64 = 0

  init(
    _ process: AppProcess<App>, _ happening: AppHappening?, _ condition: AppCondition<App>?
  ) {
    self.process = process
    self.happening = happening
    self.condition = condition
  }

  var interest: LawInterest { .everything }

  mutating func reset() { isReached = false }

  mutating func replaceStore() {}

  mutating func observe(_ step: AppStep) -> LawBreach? {
    if !isReached && holds(step) {
      isReached = true
      exercised &+= 1
    }
    return nil
  }

  private func holds(_ step: AppStep) -> Bool {
    let scopes = happening?.scopes(step)
    if let scopes, scopes.isEmpty { return false }
    guard let condition else { return true }
    guard let app = process.app else { return false }
    guard let scopes else { return condition.scope(in: nil, app, step) != nil }
    return scopes.contains { condition.scope(in: $0, app, step) != nil }
  }
}
