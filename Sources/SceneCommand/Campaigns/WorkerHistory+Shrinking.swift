import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneWorkers

extension WorkerHistory {
  func shrunk(_ format: TableFormat) throws(CommandError) -> String {
    guard let wanted = signature else { throw WorkerAnalyzer.lost }
    let finding =
      death.map { Finding($0, at: told["at"] ?? "", in: 0, count: 0) }
      ?? Finding(index: 0, wanted, count: 0)
    var analyzer = WorkerAnalyzer(client, finding, in: source)
    analyzer.isForTools = format == .json
    let tail = AppFailureReporter(door, client, door.store()).tail(analyzer)
    return try tail.reportSmall(MetFailure(finding, try told.scenario())).text
  }
}
