import SceneReporting
package import CommandKit
import Foundation
import SceneDefects
import SceneFuzzing
import SceneExploring
import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import SceneGate

/// The request of the user to `explore`.
package struct ExploreRequest {
  var order: ExploreOrder
  var judgement: InvariantSelection
  var groups: [EventGroup]
  /// The required situation that is looked for; nil where invariants are checked.
  var situation: Invariant?
  /// How the report is written.
  let format: TableFormat
  private let platform: String

  /// The world of an exploration that names none.
  package static let usualPlatform = "ipad-ios27"
  /// Session slots of an exploration that says nothing about them.
  package static let usualScenes = 2

  /// Reads the options of an exploration.
  package init(_ arguments: Arguments) throws(CommandError) {
    format = try arguments.choice(.format, as: "a format") ?? .text
    platform = arguments.text(.platform) ?? Self.usualPlatform
    let name = platform
    let world = try arguments.about(.platform) { () throws(CommandError) in
      try Platform.checked(name)
    }
    groups = try arguments.about(.groups) { () throws(CommandError) in
      try Self.groups(arguments)
    }
    judgement = try arguments.about(.only) { () throws(CommandError) in
      try Self.judgement(arguments)
    }
    order = ExploreOrder(
      platform: world,
      scenes: try arguments.number(.scenes, in: Shape.sceneRange) ?? Self.usualScenes,
      events: ExploreOrder.events(of: groups),
      jobs: try arguments.jobs())
    order.depth = try arguments.number(.depth, in: 0...1_000_000)
    order.arrival = try arguments.choice(.arrival, as: "an arrival") ?? .atRest
    // Three quarters of the machine's unless it is given.
    order.memory =
      try arguments.about(.memory) { () throws(CommandError) in try arguments.memory() }
      ?? Int(ProcessInfo.processInfo.physicalMemory / 4 * 3)
    if let defect = arguments.text(.defect) {
      try arguments.about(.defect) { () throws(CommandError) in try Defect.check(defect) }
      order.defect = defect
    }
    try arguments.checkNoOperands()
    try find(arguments, on: world)
  }

  /// Reads `--find`: a situation is looked for, the violation of an invariant is explored.
  private mutating func find(
    _ arguments: Arguments, on platform: Platform
  ) throws(CommandError) {
    guard let id = arguments.text(.find) else { return }
    let wanted = try arguments.about(.find) { () throws(CommandError) in
      guard let wanted = Contract.invariant(id) else {
        throw CommandError(
          Diagnostic.unknown(
            id, isNot: "a required situation or an invariant", of: Contract.all.map(\.id),
            listedBy: "scenefuzz list"))
      }
      return wanted
    }
    let isRequired = wanted.kind == .required
    let rivals: [Option] = isRequired ? [.only, .defect] : [.only]
    if let rival = rivals.first(where: { arguments.text($0) != nil }) {
      throw arguments.blamed(
        rival,
        CommandError(
          Diagnostic(
            "'--find \(id)' and '--\(rival.name)' exclude each other",
            help: "leave out --\(rival.name)")))
    }
    if !wanted.applies(to: platform) {
      throw CommandError(
        Diagnostic(
          "\(id) says nothing about the platform \(self.platform)",
          help: "choose another --platform"), .nothing)
    }
    if isRequired {
      situation = wanted
    } else {
      judgement = InvariantSelection(only: [id], softFails: true)
    }
  }

  private static func groups(_ arguments: Arguments) throws(CommandError) -> [EventGroup] {
    var groups: [EventGroup] = [.core]
    for word in arguments.list(.groups) {
      if word == "all" { return EventGroup.allCases }
      guard let group = EventGroup(rawValue: word) else {
        throw CommandError(
          Diagnostic.unknown(
            word, isNot: "a group of events", of: EventGroup.allCases.map(\.rawValue) + ["all"]))
      }
      if !groups.contains(group) { groups.append(group) }
    }
    return EventGroup.allCases.filter(groups.contains)
  }

  private static func judgement(_ arguments: Arguments) throws(CommandError) -> InvariantSelection {
    var judgement = InvariantSelection(only: arguments.list(.only))
    judgement.softFails = arguments.has(.soft) || !judgement.only.isEmpty
    for id in judgement.only {
      guard let invariant = Contract.invariant(id), invariant.kind != .required else {
        throw CommandError(
          Diagnostic.unknown(
            id, isNot: "an invariant that can break",
            of: Contract.all.filter { $0.kind != .required }.map(\.id),
            listedBy: "scenefuzz list"))
      }
    }
    return judgement
  }

  /// The subject of the exploration, in words.
  var title: String {
    let sessions = UInt64(order.scenes).counted("session")
    var text = "\(platform), \(sessions), "
    let names = groups.map(\.rawValue).joined(separator: " + ")
    text += groups == EventGroup.allCases ? "all events" : "\(names) events"
    text += " " + order.arrival.sentence
    if let defect = order.defect { text += ", with defect \(defect)" }
    return text
  }
}

extension Bounds.Arrival {
  /// When events arrive, in words.
  var sentence: String {
    switch self {
    case .atRest: "at rest"
    case .onceInside: "at rest and once inside each transition"
    case .anytime: "at any time"
    }
  }
}
