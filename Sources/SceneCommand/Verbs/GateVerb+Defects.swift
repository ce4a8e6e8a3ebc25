import SceneReporting
import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneMutants
import SceneGate

extension GateVerb {
  /// Callbacks after which the gate gives a defect up: every seed tried so far needed fewer.
  package static var gateDefectLimit: UInt64 { 300_000 }

  /// Plants every defect where that is asked for, looks for each with one seed, and fails when more
  /// than one in twenty survives.
  ///
  /// - Parameters:
  ///   - status: What the gate came to without them: the worse of the two is returned.
  ///   - limit: Callbacks after which a defect survives.
  static func judgeDefects(
    beside status: ExitStatus, _ arguments: Arguments, _ console: Console,
    _ isInterrupted: @escaping @Sendable () -> Bool, limit: UInt64 = gateDefectLimit
  ) async throws(CommandError) -> ExitStatus {
    guard arguments.has(.defects), status != .interrupted else { return status }
    var order = KillOrder()
    order.seeds = 1
    order.cases = 0
    order.limit = limit
    order.shrinks = false
    order.equivalenceLimit = 0
    order.jobs = try arguments.jobs()
    let matrix = await ContractDoor(VerbCall(arguments, console, isInterrupted)).kill(order)
    let survivors = matrix.survivors(of: order.seed)
    console.line(
      "defects: \(survivors) of \(UInt64(matrix.judged).counted("defect")) survive"
        + " \(limit.counted("callback"))")
    if !matrix.study.isComplete { return .interrupted }
    return ExitStatus.worst([status, matrix.isStrong ? .holds : .violated])
  }
}
