package import SceneFuzzing

/// A small app with one bug of a pattern, and its fixed twin.
///
/// *Patterns of life-cycle bugs*, a page of the documentation of `SceneFuzzing`, has each pattern in a row.
///
/// Each shows what the objects of an app are told and do. What happens in UIKit's own objects has a
/// sample among the delegates: a window that no object retains (part of P5), the key window among
/// overlays (part of P7). A delegate's methods that are called through a runtime swap (part of P1) and
/// views that SwiftUI makes again because one of them observes the phase (part of P18) have none.
package struct Sample: Sendable, CustomStringConvertible {
  /// The pattern's number, such as `P7`, and the app's name.
  package let description: String
  /// The law that finds the bug.
  package let law: String
  /// The shortest history that is known to show it.
  package let history: Scenario?
  /// Plays cases of the app, fixed or not.
  package let run: @Sendable (_ isFixed: Bool, _ seed: UInt64, _ cases: UInt64) -> AppResult
  /// Plays cases of the fixed app with every ready-made law that what it supports gives, at once.
  package let judge: @Sendable (_ seed: UInt64, _ cases: UInt64) -> AppResult
  /// Plays one history of the app, fixed or not.
  package let play: @Sendable (_ isFixed: Bool, _ scenario: Scenario) -> AppFailure?

  init<App: SceneApp & SendableMetatype>(
    _ name: String, breaks law: String, on platform: String = "ipad-ios26", _ history: String,
    test: @escaping @Sendable (Bool) -> AppTest<App>
  ) {
    description = name
    self.law = law
    let lines = history.replacing(", ", with: "\n")
    let text = "scenefuzz 1\nplatform \(platform)\nscenes 2\n\n\(lines)\n"
    self.history = try? Scenario(parsing: text, file: name)
    run = { SceneFuzz.run(test($0), seed: $1, cases: $2) }
    judge = { SceneFuzz.run(test(true).judgedByAll, seed: $0, cases: $1) }
    play = { SceneFuzz.play($1, test($0)) }
  }

  /// Whether a ready-made law finds it.
  package var isFoundByReadyMadeLaw: Bool { !law.hasPrefix("camera.") }
}

extension AppTest {
  /// The test with every ready-made law that what it supports gives, at once.
  ///
  /// An app that notes none of its payloads is asked about them only where its own laws do.
  package var judgedByAll: AppTest {
    let own = laws.map(\.id)
    var test = self
    test.laws += AppLaw.all(for: supports).filter {
      !own.contains($0.id) && $0.id != "payload.handled-once"
    }
    return test
  }
}

extension Sample {
  /// One for each pattern.
  package static let all: [Sample] = [
    Sample("P1 NewsReader", breaks: "declared.starts-fetch", "launch 1", test: NewsReader.test),
    Sample("P2 Recipes", breaks: "payload.handled-once", "shortcutItem 1", test: Recipes.test),
    Sample(
      "P3 Messenger", breaks: "payload.handled-once",
      "notificationTap 1", test: Messenger.test),
    Sample(
      "P4 Analytics", breaks: "open.counted-once", "launch 1, controlCenter", test: Analytics.test),
    Sample("P5 CrashReporter", breaks: "launch.guarded", "launch 1", test: CrashReporter.test),
    Sample(
      "P6 MailCrypt", breaks: "secret.not-absent", on: "iphone-ios26",
      "launch 1, kill, lock, locationUpdate", test: MailCrypt.test),
    Sample(
      "P7 SignInKit", breaks: "window.right", "launch 1, open 2, do sign-in 2",
      test: SignInKit.test),
    Sample(
      "P8 Navigator", breaks: "role.respected", on: "iphone-ios26", "connectCar 1",
      test: Navigator.test),
    Sample(
      "P9 ChatSocket", breaks: "scope.kept", "launch 1, open 2, hide 1", test: ChatSocket.test),
    Sample("P10 HealthDiary", breaks: "scope.kept", "launch 1, open 2", test: HealthDiary.test),
    Sample(
      "P11 Browser", breaks: "ledger.balances", "launch 1, home, reclaim 1", test: Browser.test),
    Sample(
      "P12 Sketchbook", breaks: "session.kept", "launch 1, home, reclaim 1", test: Sketchbook.test),
    Sample(
      "P13 VideoPlayer", breaks: "levels.paired", "launch 1, do play 1, controlCenter",
      test: VideoPlayer.test),
    Sample("P14 Wallet", breaks: "snapshot.safe", "launch 1, open 2, hide 1", test: Wallet.test),
    Sample(
      "P15 EventQueue", breaks: "ledger.balances",
      "launch 1, home, open 1, home, backgroundTaskExpiry", test: EventQueue.test),
    Sample(
      "P16 LiveScores", breaks: "intent.last-wins", "launch 1, home, open 1, do finish-pausing",
      test: LiveScores.test),
    Sample("P17 Forms", breaks: "session.kept", "launch 1, do fill 1, home", test: Forms.test),
    Sample(
      "P18 Camera", breaks: "camera.stops", on: "swiftui-ipad-ios18", "launch 1, open 2, hide 1",
      test: Camera.test),
  ]

  /// Plays cases of an app that does everything right, and on which every ready-made law is.
  package static func exemplar(seed: UInt64, cases: UInt64) -> AppResult {
    SceneFuzz.run(Exemplar.test(), seed: seed, cases: cases)
  }
}
