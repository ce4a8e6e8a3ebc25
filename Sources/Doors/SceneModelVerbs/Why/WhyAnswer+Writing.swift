import SceneDefects
import SceneFuzzing
import SceneLifecycle
import ScenePipeline
package import SceneReporting

extension WhyAnswer {
  // MARK: - For people

  /// The answer in lines.
  package func text(_ style: Style) -> String {
    let head = ["\(kind.rawValue) \(word)\(remark)"] + ([summary] + details).map { "  " + $0 }
    let lines = head + sources.map { "  source: " + $0.citation } + recordedLines
    let shown = [""] + metLines + shownLines
    let history = example.map { $0.isPlanted ? $0.history.scenario.text : lanes($0, style) } ?? ""
    return (lines + shown).map { $0 + "\n" }.joined() + history
  }

  /// On which systems it was recorded, and by which recordings.
  private var recordedLines: [String] {
    guard let systems else { return [] }
    let named = systems.isEmpty ? "no system" : systems.joined(separator: ", ")
    return ["  recorded on " + named] + (recordings ?? []).map { "  recorded: " + $0.text }
  }

  /// On which platforms it was met.
  private var metLines: [String] {
    guard let met = platforms, !met.isEmpty else { return [] }
    let isRare = met.count * 2 <= Platform.all.count
    let names = Platform.all.filter { met.contains($0.platform) == isRare }.map(\.name)
    return [
      "Met on \(met.count) of \(Platform.all.count) platforms (\(Illustration.cases) cases each)"
    ] + (names.isEmpty ? [] : ["  \(isRare ? "on" : "not on") \(names.joined(separator: ", "))"])
      + [""]
  }

  /// The lines above the history, or instead of it.
  private var shownLines: [String] {
    guard let example else {
      return [
        kind == .invariant
          ? "No planted defect breaks it within \(BrokenExample.cases) cases each."
          : "No platform shows it within \(Illustration.cases) cases each."
      ]
    }
    guard let defect = example.defect else {
      return ["A short history: \(example.history.certainty)", ""]
    }
    return [
      "A short history that breaks it where \(defect.id) is planted: \(example.history.certainty)",
      defect.summary, "",
    ]
  }

  private func lanes(_ example: Example, _ style: Style) -> String {
    LaneReport(Fuzzer().play(example.history.scenario).transcript).text(style)
  }

  // MARK: - For other tools

  /// The answer as one object.
  package var json: JSON {
    .members([
      "tool": .text(Product.title), "word": .text(word), "is": .text(kind.rawValue),
      "summary": .text(summary), "details": .list(details.map { .text($0) }),
      "sources": .list(sources.map { .text($0.text) }),
      "systems": systems.map { .list($0.map { .text($0) }) },
      "recordings": recordings.map { .list($0.map(\.json)) },
      "platforms": platforms.map { met in
        .list(Platform.all.filter { met.contains($0.platform) }.map { .text($0.name) })
      },
      "defect": example?.defect.map { .text($0.id) },
      "certainty": example.map { .text($0.history.certainty) },
      "scenario": example.map { .text($0.history.scenario.text) },
    ])
  }
}

extension WhyAnswer.Example {
  /// Whether a planted defect has to be there.
  fileprivate var isPlanted: Bool { defect != nil }
}

extension WhyAnswer.Recorded {
  /// The recording with its system.
  fileprivate var text: String { name + (system.map { " (\($0))" } ?? "") }

  fileprivate var json: JSON {
    .members(["name": .text(name), "system": system.map { .text($0) }])
  }
}

extension Source {
  /// The source, with the system of a recording or of a report that can be replayed.
  fileprivate var citation: String {
    switch self {
    case .recording(let name), .report(let name):
      text + (RecordedSystems.system(of: name).map { " (\($0))" } ?? "")
    default: text
    }
  }
}
