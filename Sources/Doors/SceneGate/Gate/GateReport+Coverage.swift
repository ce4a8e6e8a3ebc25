import SceneReporting
package import SceneCoverage
import SceneFuzzing
import SceneLifecycle
package import ScenePipeline

extension GateReport {
  /// In how many cases each event found a scene in each state, by what the other scenes did.
  ///
  /// Where no case did, a dash stands; events that no case played have no line.
  package static func coverage(of survey: Survey) -> [String] {
    let others = CoveragePoint.Others.allCases
    let head = others.map { $0.heading.leftPadded(to: 12) }.joined()
    var lines = ["event".padded(to: 26) + "finds the scene".padded(to: 16) + head]
    for kind in EventKind.allCases {
      for standing in CoveragePoint.SceneStanding.allCases {
        let counts = others.map { other in
          survey.moments.count(
            of: CoveragePointSet.position(of: CoveragePoint(standing, kind, others: other)))
        }
        if counts.allSatisfy({ $0 == 0 }) { continue }
        let cells = counts.map { ($0 == 0 ? "-" : UInt64($0).grouped).leftPadded(to: 12) }.joined()
        lines.append(kind.word.padded(to: 26) + standing.heading.padded(to: 16) + cells)
      }
    }
    let never = EventKind.allCases.filter { survey.events[Int($0.rawValue)] == 0 }.map(\.word)
    if !never.isEmpty { lines += [Diagnostic.list("never played:", never)] }
    return lines + [""] + unreached(by: survey)
  }

  /// The coverage points that no case went through, one line for each state of the scene.
  private static func unreached(by survey: Survey) -> [String] {
    let missing = CoveragePointSet.everything.moments.filter {
      survey.moments.count(of: CoveragePointSet.position(of: $0)) == 0
    }
    var groups: [(point: CoveragePoint, others: [String])] = []
    for moment in missing {
      if groups.last?.point.kind != moment.kind || groups.last?.point.standing != moment.standing {
        groups.append((moment, []))
      }
      groups[groups.count - 1].others.append(moment.others.heading)
    }
    let total = UInt64(CoveragePointSet.total).counted("moment")
    return ["never reached: \(missing.count) of \(total)"]
      + groups.map { group in
        "  " + group.point.kind.word.padded(to: 24) + group.point.standing.heading.padded(to: 16)
          + "others: " + group.others.joined(separator: ", ")
      }
  }

  /// How often each choice that UIKit leaves open was made.
  package static func answers(of activity: Activity) -> [String] {
    var lines = ["choice".padded(to: 30) + "answer".padded(to: 22) + "times"]
    for kind in ChoiceKind.allCases
    where !kind.isQuirk && !kind.isAppOnly && !kind.answers.isEmpty {
      for (number, answer) in kind.answers.prefix(kind.believedAnswers(of: kind.answers.count))
        .enumerated()
      {
        let count = activity.answers[Int(kind.rawValue) * 8 + number]
        lines.append(
          kind.word.padded(to: 30) + answer.padded(to: 22) + (count == 0 ? "never" : count.grouped))
      }
    }
    return lines
  }
}

extension CoveragePoint.SceneStanding {
  /// The state in a word or two, as tables head it.
  package var heading: String {
    switch self {
    case .nowhere: "-"
    case .absent: "without session"
    case .card: "disconnected"
    case .background: "in background"
    case .inactive: "inactive"
    case .active: "active"
    }
  }
}

extension CoveragePoint.Others {
  /// The state of the other scenes in a word, as tables head it.
  package var heading: String {
    switch self {
    case .none: "alone"
    case .background: "background"
    case .inactive: "inactive"
    case .active: "active"
    }
  }
}
