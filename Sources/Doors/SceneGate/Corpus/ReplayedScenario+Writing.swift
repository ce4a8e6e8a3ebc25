package import CommandKit
import SceneLifecycle
package import SceneReporting

extension ReplayedScenario {
  /// Writes what became of some scenarios.
  package static func write(
    _ scenarios: [ReplayedScenario], _ format: TableFormat, _ console: Console
  ) {
    if format == .json {
      console.write(JSON.members(["scenarios": .list(scenarios.map(\.json))]).document)
      return
    }
    for scenario in scenarios {
      console.line("\(scenario.isGood ? "good" : "BAD ")  \(scenario.path)")
      for remark in scenario.remarks { console.line("      \(remark)") }
    }
    let good = scenarios.count { $0.isGood }
    console.line()
    console.line("\(good) of \(UInt64(scenarios.count).counted("scenario")) as they should be")
  }
}

extension TableFormat {
  /// Writes what became of files: the paths below their words, or lines for people.
  ///
  /// - Parameters:
  ///   - files: Paths by what became of them, each list in order.
  ///   - lines: The same for people.
  ///   - console: Where it goes.
  package func write(
    _ files: KeyValuePairs<String, [String]>, or lines: [String], _ console: Console
  ) {
    if self == .json {
      let members = files.map { word, paths in
        JSON.Member(name: word, value: .list(paths.map { .text($0) }))
      }
      console.write(JSON.object(members).document)
    } else {
      for line in lines { console.line(line) }
    }
  }
}
