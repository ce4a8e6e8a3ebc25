package import CommandKit
import SceneDefects
import SceneFuzzing
import SceneLifecycle
package import SceneMutants
import ScenePipeline
import SceneGate

/// `defects`: plants defects in the engine and says which invariants kill them.
package enum DefectsVerb {
  static let verb = ContractVerb(
    "defects", "Plants defects in the engine and says which invariants kill them.",
    options: [
      .cases.saying("cases played to their end for each defect (200)"), .seeds,
      .seed.saying("the first seed, a number (1)"),
      .callbacks.saying("callbacks after which a campaign gives up (2000000)"), .jobs,
      .only.saying("plant only these defects"), .prove,
      .memory.saying("memory for the states of one proof, such as 1G (192M)"),
      .tableFormat.saying("write the matrix as text or json"), .json, .quiet,
    ],
    note: IdentifierNote.defect,
    examples: [
      VerbExample("defects", "every defect, and what kills it"),
      VerbExample(
        "defects --only resign-dropped --prove", "one defect, with its shortest history"),
    ],
    action: ContractAction { call throws(CommandError) in
      try await defects(call.arguments, call.console, call.isInterrupted)
    })

  private static func defects(
    _ arguments: Arguments, _ console: Console, _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    let order = try killOrder(arguments)
    let format: TableFormat = try arguments.choice(.format, as: "a format") ?? .text
    let matrix = await kill(order, console, isQuiet: arguments.has(.quiet), isInterrupted)
    console.write(format == .json ? matrix.json : matrix.text)
    var statuses = [matrix.isStrong ? ExitStatus.holds : .violated]
    if let path = arguments.text(.json) {
      statuses.append(
        console.status { () throws(CommandError) in
          try Disk.write(matrix.json, to: path)
        })
    }
    return matrix.study.isComplete ? ExitStatus.worst(statuses) : .interrupted
  }

  /// Plants defects, and shows the progress.
  static func kill(
    _ order: KillOrder, _ console: Console, isQuiet: Bool,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) async -> KillMatrix<DefectStudy> {
    var line = KillLine(console, isQuiet: isQuiet, defects: order.defects.count)
    let matrix = await Fuzzer().kill(order, shouldStop: isInterrupted) { line.show($0) }
    line.clear()
    return matrix
  }

  /// Which defects the words ask for, and how hard they are looked for.
  package static func killOrder(_ arguments: Arguments) throws(CommandError) -> KillOrder {
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
    if let memory = try arguments.memory() { order.budget.memory = memory }
    order.jobs = try arguments.jobs()
    let only = arguments.list(.only)
    for id in only { try Defect.check(id) }
    if !only.isEmpty { order.defects = Defect.all.filter { only.contains($0.id) } }
    return order
  }
}
