import SceneDefects
import SceneLifecycle
import ScenePipeline
package import SceneReporting

extension WhyAnswer {
  // MARK: - For people

  /// The answer in lines.
  package func text(_ style: Style) -> String {
    let head = ["\(kind.rawValue) \(word)\(remark)"] + ([summary] + details).map { "  " + $0 }
    let lines = head + sources.map { "  source: " + $0.citation } + recordedLines
    let shown = [""] + platformLines + shownLines
    let history = example.map { $0.text(style) } ?? ""
    return (lines + shown).map { $0 + "\n" }.joined() + history
  }

  /// On which systems it was recorded, and by which recordings.
  private var recordedLines: [String] {
    guard let systems else { return [] }
    let named = systems.isEmpty ? "no system" : systems.joined(separator: ", ")
    return ["  recorded on " + named] + (recordings ?? []).map { "  recorded: " + $0.text }
  }

  /// On which platforms an example shows it.
  private var platformLines: [String] {
    guard let platforms, !platforms.isEmpty else { return [] }
    let isRare = platforms.count * 2 <= Platform.all.count
    let names = Platform.all.filter { platforms.contains($0.platform) == isRare }.map(\.name)
    return ["Shown on \(platforms.count) of \(Platform.all.count) platforms"]
      + (names.isEmpty ? [] : ["  \(isRare ? "on" : "not on") \(names.joined(separator: ", "))"])
      + [""]
  }

  /// The lines above the history, or instead of it.
  private var shownLines: [String] {
    guard let example else {
      return ["No example \(kind == .invariant ? "breaks" : "shows") it."]
    }
    guard let defect = example.defect else { return ["An example:", ""] }
    return ["An example that breaks it where \(defect.id) is planted:", defect.summary, ""]
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
      "platforms": platforms.map { shown in
        .list(Platform.all.filter { shown.contains($0.platform) }.map { .text($0.name) })
      },
      "defect": example?.defect.map { .text($0.id) },
      "scenario": example.map { .text($0.play.scenario.text) },
    ])
  }
}

extension WhyAnswer.Example {
  /// The history in lanes; with a planted defect in its notation, for a file.
  fileprivate func text(_ style: Style) -> String {
    defect == nil ? LaneReport(play.transcript).text(style) : play.scenario.text
  }
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
