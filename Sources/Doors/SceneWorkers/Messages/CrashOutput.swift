package import CommandKit
import Foundation
import SceneDriving
import SceneLifecycle
import SceneReporting

/// The output of a process before it ended: its last lines, and where it was.
package struct CrashOutput {
  private let output: String

  package init(_ output: String) { self.output = output }

  /// The functions that hand callbacks to an app: the frames from there on are not the app's.
  private static let callers = ["SceneApp.receive", "AppProcess.receive", "HostedProcess."]

  /// The most lines of each.
  private static let limit = 8

  /// The most characters of a line.
  private static let columns = 300

  /// Lines for a report; empty when the process wrote nothing.
  package var text: String {
    let lines = output.split(whereSeparator: \.isNewline).map(String.init)
    let start = lines.firstIndex { $0.hasPrefix("Thread ") && $0.contains("crashed") }
    let said = lines[..<(start ?? lines.count)].filter { !Self.isOfBacktrace($0) }
    let frames = lines.suffix(from: start ?? lines.count).compactMap(Self.frame)
      .prefix { frame in !Self.callers.contains { frame.hasPrefix($0) } }
    return Self.block("the process wrote", said.suffix(Self.limit))
      + Self.location(Array(frames))
  }

  /// The output without what the process said: where a trap is and the frames of a backtrace stay.
  var redacted: String {
    let lines = output.split(whereSeparator: \.isNewline).map(String.init)
    let start = lines.firstIndex { $0.hasPrefix("Thread ") && $0.contains("crashed") }
    let said = lines[..<(start ?? lines.count)].filter { !Self.isOfBacktrace($0) }
    let trap = TrapMessage(lastIn: output).map { "\($0.head): \(Redaction.mark)" }
    let frames = lines.suffix(from: start ?? lines.count).filter { Self.frame($0) != nil }
    return
      ((said.isEmpty ? [] : [Redaction.mark]) + [trap].compactMap(\.self)
      + (frames.isEmpty ? [] : ["Thread 0 crashed:"] + frames)).joined(separator: "\n")
  }

  /// The process's words on a mistake in the test that has ended it: `error: …; help: …`.
  package var mistake: CommandError {
    let said = output.split(whereSeparator: \.isNewline).last { $0.contains("; help: ") }
    let text = said.map { line in
      line.range(of: "error: ", options: .backwards).map { line[$0.upperBound...] } ?? line
    }
    let parts = text?.components(separatedBy: "; help: ") ?? []
    return CommandError(
      Diagnostic(
        parts.first ?? "a mistake in the test ends the app's process",
        notes: askers.map { "it was in \($0)" },
        help: parts.count > 1 ? parts[1] : nil), .misused)
  }

  /// The functions that have asked a stub of which no answer is known, the innermost first.
  private var askers: [String] {
    let frames = output.split(whereSeparator: \.isNewline).map(String.init)
      .drop { !($0.hasPrefix("Thread ") && $0.contains("crashed")) }.compactMap(Self.frame)
    let stub = frames.firstIndex { $0.contains(" at Spies.swift:") }
    guard let stub else { return [] }
    let asking = frames[stub...].drop { frame in
      ["Spies", "StubCall", "StandIn", "StandInAnswer"].contains {
        frame.contains(" at \($0).swift:")
      }
    }
    return asking.prefix(Self.limit).prefix { frame in
      !Self.callers.contains { frame.hasPrefix($0) }
    }.map { $0 }
  }

  /// The places of a report's frames, the innermost first, such as `Notes.swift:14:5`.
  static func locations(in report: String) -> [String] {
    let lines = report.split(whereSeparator: \.isNewline).map(String.init)
    return lines.drop { !$0.hasSuffix(frameTitle) }.dropFirst().prefix { $0.hasPrefix("    ") }
      .compactMap { line in
        line.range(of: " at ", options: .backwards).map { String(line[$0.upperBound...]) }
      }
  }

  /// The title above the frames.
  private static let frameTitle = "the process was in"

  /// Where it was.
  ///
  /// The depth at which a recursion ends is chance: its functions are sorted, and what is there once
  /// only is left out.
  private static func location(_ frames: [String]) -> String {
    if Set(frames).count == frames.count {
      return block(frameTitle, frames.prefix(limit))
    }
    let sorted = frames.sorted()
    let seconds = sorted.indices.dropFirst().filter {
      sorted[$0] == sorted[$0 - 1] && ($0 == 1 || sorted[$0] != sorted[$0 - 2])
    }
    return block(frameTitle, seconds.map { sorted[$0] })
  }

  private static func block(_ title: String, _ lines: some Collection<String>) -> String {
    if lines.isEmpty { return "" }
    return "\n  \(title)\n" + lines.map { "    \(shortened($0))\n" }.joined()
  }

  /// A line as a report shows it: one of megabytes would bury the rest.
  static func shortened(_ line: String) -> String {
    line.count > columns ? line.prefix(columns) + "…" : line
  }

  /// Whether a line is the backtracer's about itself, or repeats the sentence of the failure.
  private static func isOfBacktrace(_ line: String) -> Bool {
    line.hasPrefix("*** ") || line.hasPrefix("swift-runtime: ") || line.hasPrefix("\u{1F4A3}")
      || line.hasPrefix("Platform: ")
      || line.hasPrefix("Current stack trace:") || line.contains(" 0x0000")
      || TrapMessage(line) != nil
  }

  /// The function of a frame and its place in a source, without addresses; nil for any other line.
  private static func frame(_ line: String) -> String? {
    let words = line.split(separator: " ", omittingEmptySubsequences: true)
    guard words.count > 3, Int(words[0]) != nil,
      let address = words.firstIndex(where: { $0.hasPrefix("0x") }),
      !words.contains("[thunk]"), let location = line.range(of: " at ", options: .backwards)
    else { return nil }
    let named = words[(address + 1)...].joined(separator: " ")
    let end = named.range(of: " + ") ?? named.range(of: " in ")
    let function = String(named[..<(end?.lowerBound ?? named.endIndex)])
    let source = line[location.upperBound...].split(separator: "/").last ?? ""
    return function + " at " + source
  }
}
