package import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneReporting
import SceneMachines
import ScenePipeline
import SceneGate

/// How a state machine is written.
enum MachineFormat: String, CaseIterable {
  case text
  case dot
  case mermaid

  private static let endings: [(name: String, format: MachineFormat)] = [
    ("txt", .text), ("dot", .dot), ("mmd", .mermaid), ("md", .mermaid),
  ]

  /// Reads the options: the format that is named, else the file's ending, else text.
  init(_ arguments: Arguments) throws(CommandError) {
    if let named: Self = try arguments.choice(.format, as: "a format") {
      self = named
      return
    }
    guard let path = arguments.text(.output) else {
      self = .text
      return
    }
    let ending = path.split(separator: ".").last.map(String.init) ?? ""
    guard let known = Self.endings.first(where: { $0.name == ending }) else {
      let names = Self.endings.map(\.name)
      throw CommandError(
        Diagnostic(
          "the ending of '\(path)' names no format of a machine",
          notes: [Diagnostic.list("an ending is one of", names)],
          help: "write --format text, dot or mermaid"))
    }
    self = known.format
  }

  /// Writes machines, one below the other.
  func text(of machines: [StateMachine], _ style: Style) -> String {
    switch self {
    case .text: machines.map { $0.text(style) }.joined(separator: "\n")
    case .dot: machines.map(\.dot).joined()
    case .mermaid: StateMachine.mermaid(machines)
    }
  }

  /// Writes machines as a file holds them: in Markdown a diagram stands between fences.
  func content(of machines: [StateMachine], for path: String) -> String {
    let text = text(of: machines, .plain)
    return self == .mermaid && path.hasSuffix(".md") ? "```mermaid\n\(text)```\n" : text
  }
}

/// Draws the state machines of the engine's rules.
package enum MachineDrawer {
  /// Draws the state machines that the engine's rules come to.
  package static func machine(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let format = try MachineFormat(arguments)
    let platform = try machinePlatform(arguments)
    let subjects = try subjects(arguments, platform)
    let machines = subjects.map { StateMachine(of: $0, on: platform.platform) }
    guard let path = arguments.text(.output) else {
      console.write(format.text(of: machines, console.style))
      return .holds
    }
    try Disk.write(format.content(of: machines, for: path), to: path)
    console.line(path)
    return .holds
  }

  /// Throws when an option of `--machine` stands without it, or beside it one of plays.
  package static func checkMachine(_ arguments: Arguments) throws(CommandError) {
    let isMachine = arguments.has(.machine)
    let format = arguments.text(.format).flatMap { MachineFormat(rawValue: $0) }
    let isDiagram = format == .dot || format == .mermaid
    let strangers: [Option] =
      isMachine
      ? [.myth, .only, .skip, .suite, .soft] : [.platform, .output] + (isDiagram ? [.format] : [])
    guard let stranger = strangers.first(where: { arguments.has($0) }) else { return }
    let goes = isMachine ? "does not go" : "goes"
    throw CommandError(
      Diagnostic(
        "'--\(stranger.name)' \(goes) with '--machine'",
        help: "write scenefuzz show --machine [--platform P] [--format F] [--output FILE]"))
  }

  private static func machinePlatform(
    _ arguments: Arguments
  ) throws(CommandError) -> Platform.Named {
    guard let name = arguments.text(.platform) else { return .newest }
    guard let named = Platform.all.first(where: { $0.name == name }) else {
      throw CommandError(
        Diagnostic.unknown(
          name, isNot: "a platform", of: Platform.all.map(\.name),
          listedBy: "scenefuzz list --platforms"))
    }
    return named
  }

  private static func subjects(
    _ arguments: Arguments, _ named: Platform.Named
  ) throws(CommandError) -> [MachineSubject] {
    let known = MachineSubject.allCases.filter { $0.exists(on: named.platform) }
    if arguments.operands.isEmpty { return known }
    var subjects: [MachineSubject] = []
    for word in arguments.operands {
      guard let subject = MachineSubject(rawValue: word) else {
        let words = MachineSubject.allCases.map(\.rawValue)
        throw CommandError(Diagnostic.unknown(word, isNot: "a state machine", of: words))
      }
      guard known.contains(subject) else {
        throw CommandError(
          Diagnostic(
            "'\(named.name)' has no scenes",
            help: "write scenefuzz show --machine application --platform \(named.name)"))
      }
      if !subjects.contains(subject) { subjects.append(subject) }
    }
    return subjects
  }
}
