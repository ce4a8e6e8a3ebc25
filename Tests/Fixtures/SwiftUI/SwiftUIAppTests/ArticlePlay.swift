import SceneFuzzing
import SceneHosting
import SceneLifecycle
import SceneViews
import SwiftUI

@testable import SwiftUIArticles

/// The articles' own programs, and what they print in each world of SwiftUI.
enum ArticlePlay: String, CaseIterable {
  case phases = "ArticleApp"
  case adaptor = "ArticleAdaptorApp"

  /// The worlds in which a program of SwiftUI's is played, by name.
  static let worlds = Platform.all.filter { $0.platform.usesSwiftUI }.map(\.name)

  /// A day of the program: the user comes, goes, comes back and ends it; the system launches it later.
  static let day = ["launch 1", "home", "open 1", "kill", "reboot", "silentPush"]

  /// What is printed at each event of a history.
  @MainActor
  func lines(in world: String, _ events: [String]) throws -> [[String]] {
    var lines: [[String]] = []
    for count in 1...events.count {
      let all = try printed(in: world, Array(events[..<count]))
      lines.append(Array(all.dropFirst(lines.joined().count)))
    }
    return lines
  }

  /// What is printed in a whole history: what is under way is done before the next event.
  @MainActor
  private func printed(in world: String, _ events: [String]) throws -> [String] {
    let text =
      "scenefuzz 1\nplatform \(world)\nscenes 1\n\n"
      + events.map { $0 + "\nwork\n" }.joined()
    let scenario = try Scenario(parsing: text, file: "article.scene")
    let printed = PrintedLines()
    switch self {
    case .phases: _ = SceneFuzz.watch(scenario, Self.phases(printed))
    case .adaptor: _ = SceneFuzz.watch(scenario, Self.adaptor(printed))
    }
    return printed.lines
  }

  @MainActor
  private static func phases(_ printed: PrintedLines) -> AppTest<Hosted<ArticleApp>> {
    AppTest("article", usesTasks: true) { context in
      var known = 0
      return Hosted<ArticleApp>(
        ArticleApp.self, context: context,
        noting: { app in
          guard let log = app.models(ArticleLog.self).first else { return }
          printed.lines += log.lines.dropFirst(known)
          known = log.lines.count
        })
    }
  }

  @MainActor
  private static func adaptor(_ printed: PrintedLines) -> AppTest<Hosted<ArticleAdaptorApp>> {
    AppTest("article-adaptor", usesTasks: true) { context in
      let delegate = ArticleAppDelegate()
      var known = 0
      return Hosted<ArticleAdaptorApp>(
        ArticleAdaptorApp.self, context: context, delegate: { delegate },
        noting: { _ in
          printed.lines += delegate.log.lines.dropFirst(known)
          known = delegate.log.lines.count
        })
    }
  }

  /// The section of the page: worlds that print the same have one block.
  @MainActor
  func section() throws -> String {
    var groups: [(worlds: [String], block: String)] = []
    for world in Self.worlds {
      let lines = try lines(in: world, Self.day)
      let block = zip(Self.day, lines).map { event, printed in
        ([event] + (printed.isEmpty ? ["    (nothing)"] : printed.map { "    " + $0 })).joined(
          separator: "\n")
      }.joined(separator: "\n")
      if let index = groups.firstIndex(where: { $0.block == block }) {
        groups[index].worlds.append(world)
      } else {
        groups.append(([world], block))
      }
    }
    return groups.map { group in
      "In " + group.worlds.map { "`\($0)`" }.joined(separator: ", ")
        + ":\n\n```text\n\(group.block)\n```\n"
    }.joined(separator: "\n")
  }
}

/// What a program has printed, over all its processes.
@MainActor
final class PrintedLines {
  var lines: [String] = []
}
