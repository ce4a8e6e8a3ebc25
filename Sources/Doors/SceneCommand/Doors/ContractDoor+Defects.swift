package import CommandKit
import SceneDefects
import SceneFuzzing
import SceneGate
import SceneLifecycle
package import SceneMutants
import ScenePipeline

extension ContractDoor {
  func plant() async throws(CommandError) -> PlantedFaults? {
    let matrix = await kill(try KillOrder(arguments))
    let status = matrix.isStrong ? ExitStatus.holds : .violated
    return PlantedFaults(
      text: matrix.text, json: matrix.json,
      status: matrix.study.isComplete ? status : .interrupted)
  }

  /// Plants defects, and shows the progress.
  func kill(_ order: KillOrder) async -> KillMatrix<DefectStudy> {
    var line = RedrawnLine(console, isQuiet: arguments.has(.quiet))
    let count = order.defects.count
    var (done, survivors) = (0, 0)
    let matrix = await Fuzzer().kill(order, shouldStop: isInterrupted) { row in
      done += 1
      if row.verdict == .survived { survivors += 1 }
      let text = "\(done) of \(count) defects  \(survivors) surviving"
      line.show { "\(Int($0))s  \(text)" }
    }
    line.clear()
    return matrix
  }
}

extension KillOrder {
  /// Reads which defects the words ask for, and how hard they are looked for.
  package init(_ arguments: Arguments) throws(CommandError) {
    self.init()
    try arguments.checkNoOperands()
    if let count = try arguments.number(.cases, in: 0...1_000_000) { cases = UInt64(count) }
    if let count = try arguments.number(.seeds, in: 1...1_000) { seeds = UInt64(count) }
    if let number = try arguments.number(.seed, in: 0...Int.max) { seed = UInt64(number) }
    if let most = try arguments.number(.callbacks, in: 1...1_000_000_000) { limit = UInt64(most) }
    proves = arguments.has(.prove)
    if let memory = try arguments.memory() { budget.memory = memory }
    jobs = try arguments.jobs()
    let only = arguments.list(.only)
    for id in only { try Defect.check(id) }
    if !only.isEmpty { defects = Defect.all.filter { only.contains($0.id) } }
  }
}
