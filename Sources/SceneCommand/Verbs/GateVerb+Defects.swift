import SceneReporting
import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneMutants
import SceneGate

extension GateVerb {
  /// Callbacks after which the gate gives a defect up: every seed tried so far needed fewer.
  static var gateDefectLimit: UInt64 { 300_000 }

  /// Plants every defect, looks for each with one seed, and fails when more than one in twenty
  /// survives.
  static func gateDefects(
    _ arguments: Arguments, _ console: Console,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) async throws(CommandError) -> ExitStatus {
    var order = KillOrder()
    order.seeds = 1
    order.cases = 0
    order.limit = gateDefectLimit
    order.shrinks = false
    order.equivalenceLimit = 0
    order.jobs = try arguments.jobs()
    let matrix = await DefectsVerb.kill(
      order, console, isQuiet: arguments.has(.quiet), isInterrupted)
    let survivors = matrix.survivors(of: order.seed)
    console.line(
      "defects: \(survivors) of \(UInt64(matrix.judged).counted("defect")) survive"
        + " \(order.limit.grouped) callbacks")
    if !matrix.study.isComplete { return .interrupted }
    return matrix.isStrong ? .holds : .violated
  }
}
