import SceneFuzzing
import SceneLifecycle

/// Resident memory while an app's scenes come and go.
struct AppMemory {
  /// Counts the scenes that connect to it.
  private struct Counting: SceneApp {
    let count: Count

    mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
      count.connections += 1
    }
  }

  private final class Count {
    var connections = 0
  }

  /// Connections in all.
  let connections: Int

  /// Plays cases until so many scenes have connected.
  ///
  /// - Returns: Whether the memory at the end is what it was after a hundredth of them, but for 5 %.
  func print() -> Bool {
    let count = Count()
    let test = AppTest(
      laws: [.balancesLedgers, .keepsSecretsFromSnapshots, .keepsScope]
    ) { _ in Counting(count: count) }
    var seed: UInt64 = 0
    var early: Double?
    while count.connections < connections {
      _ = SceneFuzz.run(test, seed: seed, cases: 1_000)
      seed += 1
      if early == nil, count.connections * 100 >= connections {
        early = ProcessClock.peakMegabytes
      }
    }
    let (first, last) = (early ?? 0, ProcessClock.peakMegabytes)
    Swift.print("peak resident memory while \(count.connections) scenes connected to an app")
    Swift.print("  " + first.tenths + " MB after a hundredth, " + last.tenths + " MB after all")
    return last < first * 1.05
  }
}

extension Double {
  /// The number with one decimal.
  var tenths: String { "\((self * 10).rounded() / 10)" }
}
