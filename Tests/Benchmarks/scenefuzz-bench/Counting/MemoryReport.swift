import Foundation

/// How often memory is asked for, and how much of it is resident at most.
struct MemoryReport {
  /// Callbacks of the shorter and of the longer campaign: the shorter one has met whatever is rare.
  private let lengths = [10_000_000, 30_000_000]

  /// Counts and measures, and prints both.
  ///
  /// - Returns: Whether no callback asks for memory, and the longer campaign takes no more of it.
  func print() -> Bool {
    do {
      let isFlat = try printPeaks()
      return try printAllocations() && isFlat
    } catch {
      FileHandle.standardError.write(Data("error: \(error.sentence)\n".utf8))
      return false
    }
  }

  /// Runs the command; its campaigns are the only children so far.
  private func printPeaks() throws(CountedProgram.CountingError) -> Bool {
    let command = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("scenefuzz").path
    Swift.print("peak resident memory of 'scenefuzz run', cases of 10,000 callbacks")
    var peaks: [Double] = []
    for length in lengths {
      _ = try CountedProgram.built.output([
        command, "run", "--callbacks", "10000", "--cases", "\(length / 10_000)", "--quiet",
      ])
      peaks.append(ProcessClock.peakMegabytesOfChildren)
      Swift.print("  \(length) callbacks " + String(format: "%.1f MB", peaks[peaks.count - 1]))
    }
    return peaks[1] < 40 && peaks[1] < peaks[0] * 1.1
  }

  private func printAllocations() throws(CountedProgram.CountingError) -> Bool {
    let program = CountedProgram.built
    Swift.print("memory asked for, by counting")
    var play: Double?
    for stage in try program.stages() {
      let isPlay = stage.name == "play"
      // A case of 1,000 is too short: where it draws all kinds alike, a table is made in the longer one only.
      let few = try program.run(stage, size: isPlay ? 100_000 : stage.few)
      let many = try program.run(stage, size: isPlay ? 1_000_000 : stage.many)
      guard few.allocations >= 0 else {
        Swift.print("  it is counted with glibc only")
        return true
      }
      let rate = Double(many.allocations - few.allocations) / Double(many.units - few.units)
      if isPlay { play = rate }
      Swift.print(
        String(
          format: "  %@ %10.4f each, %d at %d %@, %d at %d",
          stage.name.padded(to: 12), rate, few.allocations, few.units, stage.unit,
          many.allocations, many.units))
    }
    // Tables that are made on first use are no cost of a callback.
    return play.map { $0 < 0.0001 } ?? false
  }
}
