import Testing

/// An app with a bug of the field, beside its mended twin.
struct FixtureCase: CustomTestStringConvertible, Sendable {
  /// The app.
  let name: String
  /// What it uses of SwiftUI.
  let surface: String
  /// What is wrong.
  let bug: String
  /// The identifier of the ready-made law that finds the bug; nil where only the app's own line can.
  var law: String?
  /// How many cases find it at the most.
  var cases: UInt64 = 60
  /// The shortest history, as lines of a scenario.
  let shortest: String
  /// The shortest history of the app's own line.
  let ownShortest: String
  /// Makes what plays the broken app.
  let broken: @MainActor @Sendable () -> FixturePlay
  /// Makes what plays the mended app.
  let mended: @MainActor @Sendable () -> FixturePlay

  var testDescription: String { name }
}

extension FixtureCase {
  /// All of them, in the order of their names.
  static let all = (levels + sessions + links).sorted { $0.name < $1.name }

  /// The table of the page: one line an app.
  static var table: String {
    let head = "| app | uses | bug | found by | shortest history |\n|---|---|---|---|---|\n"
    return head
      + all.map { fixture in
        let history = fixture.law == nil ? fixture.ownShortest : fixture.shortest
        let finder = fixture.law.map { "`\($0)`" } ?? "its own line"
        return
          "| \(fixture.name) | \(fixture.surface) | \(fixture.bug) | \(finder) | `\(history)` |\n"
      }.joined()
  }
}
