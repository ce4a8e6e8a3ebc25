import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneMutants
import SceneGate

/// The progress of a matrix: how many defects were looked for.
struct KillLine {
  private let defects: Int
  private var line: RedrawnLine
  private var done = 0
  private var survivors = 0

  init(_ console: Console, isQuiet: Bool, defects: Int) {
    self.defects = defects
    line = RedrawnLine(console, isQuiet: isQuiet)
  }

  /// Counts a defect, and shows the progress unless it was shown a moment ago.
  mutating func show(_ row: KillRow<DefectEvidence>) {
    done += 1
    if row.verdict == .survived { survivors += 1 }
    let text = "\(done) of \(defects) defects  \(survivors) surviving"
    line.show { "\(Int($0))s  \(text)" }
  }

  /// Removes a line that redraws.
  mutating func clear() { line.clear() }
}
