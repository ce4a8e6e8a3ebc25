import SceneFuzzing
import SceneHosting
import SceneLifecycle
import SceneSeam
import SceneViews
import SwiftUI

/// A program that is played by a history, and what it came to.
@MainActor
final class ProgramPlay {
  /// What the program has noted with ``ProgramLog``.
  private(set) var log: [String] = []
  /// The texts of each scene that is there at the end, in the order of the scenes.
  private(set) var texts: [[String]] = []
  /// The texts of each scene behind each step, without repetitions.
  private(set) var history: [[[String]]] = []
  /// The history as lanes.
  private(set) var lanes = ""
  /// The positions of the events that could not happen, from 0.
  private(set) var skipped: [Int] = []

  /// Plays a program.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - platform: The name of the world.
  ///   - events: The history, with commas.
  ///   - labels: What the user can tap: each is the event `do tap.LABEL`.
  ///   - manifest: What makes scene delegates.
  ///   - choices: What Apple does not say.
  ///   - contents: What events bring.
  ///   - delegate: Makes the delegate of the adaptor.
  init<Program: SwiftUI.App>(
    _ program: Program.Type, on platform: String = "swiftui-ipad-ios18", _ events: String,
    tapping labels: [String] = [], manifest: SceneManifest = .empty,
    choices: SwiftUIChoices = .usual, contents: [AppContent] = [],
    delegate: (@MainActor () -> any UIApplicationDelegate)? = nil
  ) throws {
    typealias Played = HostedApp<ProgramDelegate<Program>>
    ProgramLog.lines = []
    let looks = AppLaw<Played>("Nothing is wrong.", id: "program.looks") {
      theApp { (app: Played) -> Bool in
        MainActor.assumeIsolated { self.looks(at: app) }
        return false
      }.never()
    }
    let test = AppTest(
      "facts", actions: labels.map { .tap($0) }, contents: contents, laws: [looks],
      usesTasks: true
    ) {
      HostedApp(program, manifest: manifest, choices: choices, context: $0, delegate: delegate)
    }
    let lines = events.split(separator: ",").map { $0.drop { $0 == " " } + "\n" }.joined()
    let text = "scenefuzz 1\nplatform \(platform)\nscenes 3\n\n" + lines
    let watched = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test)
    (lanes, skipped) = (watched.lanes, watched.skipped)
    log = ProgramLog.lines
  }

  private func looks<Program: SwiftUI.App>(at app: HostedApp<ProgramDelegate<Program>>) {
    texts = app.context.connectedScenes.map { app.texts(in: $0) }
    if history.last != texts { history.append(texts) }
  }
}

/// What programs note in a test.
@MainActor
enum ProgramLog {
  fileprivate(set) static var lines: [String] = []

  /// Notes something.
  static func add(_ line: String) { lines.append(line) }
  /// Forgets what was noted.
  static func clear() { lines = [] }
}
