import Foundation
import SceneFuzzing

/// How the matrix of defects is written.
enum MatrixFormat: String, CaseIterable {
  case text
  case json
}

extension FuzzCommand {
  /// Plants defects and says which invariants kill them.
  static func defects(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    let order = try killOrder(arguments)
    let format: MatrixFormat = try arguments.choice(.format, as: "a format") ?? .text
    let matrix = await kill(order, console, isQuiet: arguments.has(.quiet), isInterrupted)
    console.write(format == .json ? matrix.json : matrix.text)
    if let path = arguments.text(.json) { try Disk.write(matrix.json, to: path) }
    if !matrix.study.isComplete { return .interrupted }
    return matrix.isStrong ? .holds : .violated
  }

  /// Plants defects, and says how far it is meanwhile.
  static func kill(
    _ order: KillOrder, _ console: Console, isQuiet: Bool,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) async -> KillMatrix<DefectStudy> {
    var line = KillLine(console, isQuiet: isQuiet, defects: order.defects.count)
    let matrix = await Fuzzer().kill(order, shouldStop: isInterrupted) { line.show($0) }
    line.clear()
    return matrix
  }

  private static func killOrder(_ arguments: Arguments) throws(CommandError) -> KillOrder {
    var order = KillOrder()
    try arguments.checkNoOperands()
    if let cases = try arguments.number(.cases, in: 0...1_000_000) {
      order.cases = UInt64(cases)
    }
    if let seeds = try arguments.number(.seeds, in: 1...1_000) { order.seeds = UInt64(seeds) }
    if let seed = try arguments.number(.seed, in: 0...Int.max) { order.seed = UInt64(seed) }
    if let limit = try arguments.number(.callbacks, in: 1...1_000_000_000) {
      order.limit = UInt64(limit)
    }
    order.proves = arguments.has(.prove)
    if let memory = try ExploreRequest.memory(arguments) { order.budget.memory = memory }
    order.jobs = try arguments.jobs()
    let only = arguments.list(.only)
    for id in only { try Source.checkDefect(id) }
    if !only.isEmpty { order.defects = Defect.all.filter { only.contains($0.id) } }
    return order
  }
}

extension Encodable {
  /// A matrix as JSON: members are the properties of the matrix and its rows, by name.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("numbers and texts can always be encoded")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
