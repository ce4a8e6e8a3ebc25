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

  /// The scenario and what became of it, for another tool.
  private var json: JSON {
    .members([
      "path": .text(path), "verdict": .text(verdict), "remarks": .list(remarks.map { .text($0) }),
    ])
  }
}
