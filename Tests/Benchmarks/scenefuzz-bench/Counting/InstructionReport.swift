import Foundation

/// Counts the instructions of every stage with valgrind's callgrind.
struct InstructionReport {
  /// The committed figures, from the root of the checkout.
  static let figures = "Tests/Benchmarks/scenefuzz-bench/instructions.txt"

  /// Counts all stages and compares the figures with those committed.
  ///
  /// - Returns: Whether every figure holds.
  func check() -> Bool {
    do {
      let now = try count()
      let text = try String(contentsOfFile: Self.figures, encoding: .utf8)
      let committed = try InstructionSheet(parsing: text)
      let comparison = InstructionComparison(now, with: committed)
      print("instructions for one piece of work: committed, now")
      print(comparison.text, terminator: "")
      if !comparison.holds && now.compiler != committed.compiler {
        print("the committed figures are of another compiler: \(committed.compiler)")
      }
      return comparison.holds
    } catch {
      return complain(error)
    }
  }

  /// Counts all stages and writes the figures.
  ///
  /// - Returns: Whether they were written.
  func rewrite() -> Bool {
    do {
      let now = try count()
      try now.text.write(toFile: Self.figures, atomically: true, encoding: .utf8)
      print(now.text, terminator: "")
      return true
    } catch {
      return complain(error)
    }
  }

  private func complain(_ error: any Error) -> Bool {
    let sentence =
      switch error {
      case let failure as CountedProgram.CountingError: failure.sentence
      case let mistake as InstructionSheet.Mistake: "\(mistake.sentence); help: make bench-figures"
      default: "\(Self.figures) cannot be read or written; help: start at the root of the checkout"
      }
    FileHandle.standardError.write(Data("error: \(sentence)\n".utf8))
    return false
  }

  /// What one piece of work takes is the difference between two sizes: what is done once falls out.
  private func count() throws -> InstructionSheet {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenefuzz-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let program = try bare(CountedProgram.built, scratch.path)
    let rows = try program.stages().map { stage in
      let few = try program.run(stage, size: stage.few)
      let many = try program.run(stage, size: stage.many)
      return InstructionSheet.StageFigure(
        stage: stage.name,
        instructions: Double(many.instructions - few.instructions) / Double(many.units - few.units),
        unit: stage.unit)
    }
    return InstructionSheet(compiler: try compiler(program), rows: rows)
  }

  /// A copy without names for debuggers, on valgrind, which cannot read those of a newer compiler.
  private func bare(_ built: CountedProgram, _ copy: String) throws -> CountedProgram {
    for (tool, package) in [("valgrind", "valgrind"), ("strip", "binutils")]
    where (try? built.output([tool, "--version"])) == nil {
      throw CountedProgram.CountingError(
        sentence: "instructions are counted by '\(tool)', which is not there;"
          + " help: apt-get install \(package)")
    }
    _ = try built.output(["strip", "--strip-debug", "-o", copy, built.path])
    let valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    return CountedProgram(path: copy, runner: valgrind)
  }

  private func compiler(_ program: CountedProgram) throws -> String {
    let text = try program.output(["swift", "--version"]).text
    return text.split(separator: "\n").first.map(String.init) ?? "unknown"
  }
}
