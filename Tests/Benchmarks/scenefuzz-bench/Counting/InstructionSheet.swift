/// Instructions that one piece of work of each stage takes, as they are committed.
///
/// One line a stage: its name, a number with one decimal, what is counted. `#` begins a remark, and
/// the first line names the compiler.
package struct InstructionSheet: Equatable {
  /// One stage.
  package struct StageFigure: Equatable {
    /// Name of the stage.
    package var stage: String
    /// Instructions for one piece of work.
    package var instructions: Double
    /// What a piece of work is.
    package var unit: String

    package init(stage: String, instructions: Double, unit: String) {
      self.stage = stage
      self.instructions = instructions
      self.unit = unit
    }
  }

  /// The compiler, in its own words.
  package var compiler: String
  /// One row a stage.
  package var rows: [StageFigure]

  package init(compiler: String, rows: [StageFigure]) {
    self.compiler = compiler
    self.rows = rows
  }

  /// A line that is not as a sheet's lines are.
  package struct Mistake: Error, Equatable {
    /// Number of the line, from 1.
    package var line: Int

    package init(line: Int) { self.line = line }

    /// One sentence.
    package var sentence: String { "line \(line) of the figures has no stage, number and unit" }
  }

  private static let compilerMark = "# compiler: "

  /// Reads a sheet.
  ///
  /// - Throws: `Mistake` at the first line that is neither a row nor a remark.
  package init(parsing text: String) throws(Mistake) {
    compiler = ""
    rows = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix(Self.compilerMark) {
        compiler = String(line.dropFirst(Self.compilerMark.count))
      }
      if line.isEmpty || line.hasPrefix("#") { continue }
      let words = line.split(separator: " ")
      guard words.count == 3, let instructions = Double(words[1]), instructions > 0 else {
        throw Mistake(line: index + 1)
      }
      rows.append(
        StageFigure(stage: String(words[0]), instructions: instructions, unit: String(words[2])))
    }
  }

  /// The sheet as it is committed.
  package var text: String {
    let head = [
      Self.compilerMark + compiler,
      "# instructions for one piece of work of each stage; make bench-figures writes this file",
    ]
    return (head + rows.map(\.text)).map { $0 + "\n" }.joined()
  }
}

extension InstructionSheet.StageFigure {
  /// The row as it is committed.
  var text: String {
    let tenths = Int((instructions * 10).rounded())
    let number = "\(tenths / 10).\(tenths % 10)"
    return "\(stage.padded(to: 12)) \(String(repeating: " ", count: max(0, 12 - number.count)))"
      + "\(number) \(unit)"
  }
}

extension String {
  /// The text with spaces after it, as long as wanted.
  func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
