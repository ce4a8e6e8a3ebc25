import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline

extension ResultFile {
  /// The file; equal results are equal text.
  package var text: String {
    var lines = ["\(Self.magic) \(Self.version)", "generator \(GeneratorVersion.current)"]
    lines += ["verb \(verb.rawValue)", "shard \(shard.text)"]
    lines += options.map {
      $0.value.isEmpty ? "option \($0.name)" : "option \($0.name) \($0.value)"
    }
    lines += head.lines
    if let corpus = outcome.corpus { lines.append("corpus \(corpus.count) \(corpus.digest)") }
    for entry in outcome.entries {
      lines.append("entry \(entry.verdict.rawValue) \(entry.path)")
      lines += entry.remarks.map { "remark |\($0)" }
    }
    if verb == .ci { lines += ["campaign fixed"] + Self.lines(outcome.fixed) }
    lines += ["campaign fresh"] + Self.lines(outcome.fresh)
    let text = lines.map { $0 + "\n" }.joined()
    return text + Self.lastLine(behind: text.utf8)
  }

  /// The line that ends a file: a digest of everything before it.
  static func lastLine(behind bytes: some Sequence<UInt8>) -> String {
    "end \(FNV.digest(of: bytes))\n"
  }

  /// Returns a file whose last line fits what stands before it, whatever that is.
  ///
  /// - Parameter bytes: A file that was changed.
  package static func signing(_ bytes: [UInt8]) -> [UInt8] {
    var body = bytes[...]
    if body.last == UInt8(ascii: "\n") { body.removeLast() }
    let start = body.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? body.endIndex
    guard body[start...].starts(with: "end".utf8) else { return bytes }
    return bytes[..<start] + Array(lastLine(behind: bytes[..<start]).utf8)
  }

  private static func lines(_ result: CampaignResult<Surveyed>) -> [String] {
    let activity = result.activity
    var lines = ["played \(activity.cases) \(activity.callbacks) \(activity.refusals)"]
    for kind in EventKind.allCases where activity.events[Int(kind.rawValue)] > 0 {
      lines.append("event \(kind.word) \(activity.events[Int(kind.rawValue)])")
    }
    for kind in ChoiceKind.allCases {
      let first = Int(kind.rawValue) * 8
      let counts = activity.answers[first..<first + 8]
      if counts.contains(where: { $0 > 0 }) {
        lines.append("answers \(kind.word) " + counts.map(String.init).joined(separator: " "))
      }
    }
    for entry in result.tally.tally.entries {
      lines.append("invariant \(entry.id) \(entry.exercised) \(entry.violated)")
    }
    for finding in result.findings {
      let others = finding.cases.dropFirst().map { " \($0)" }.joined()
      lines.append("finding \(finding.index) \(finding.count)" + others)
    }
    if let fault = result.fault { lines.append("fault \(fault.index)") }
    if result.tally.survey.cases > 0 { lines += Self.lines(result.tally.survey) }
    return lines
  }

  private static func lines(_ survey: Survey) -> [String] {
    var lines = ["surveyed \(survey.cases)"]
    for kind in EventKind.allCases where survey.events[Int(kind.rawValue)] > 0 {
      lines.append("cases \(kind.word) \(survey.events[Int(kind.rawValue)])")
    }
    for (number, invariant) in Contract.required.enumerated()
    where survey.situations[number] > 0 {
      lines.append("reached \(invariant.id) \(survey.situations[number])")
    }
    for (name, family) in [("moment", survey.moments), ("triple", survey.triples)] {
      for feature in family.features {
        lines.append(
          "\(name) \(feature) \(family.count(of: feature)) \(family.first(of: feature))")
      }
    }
    return lines
  }
}
