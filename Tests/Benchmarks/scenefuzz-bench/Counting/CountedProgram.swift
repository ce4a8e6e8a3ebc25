import Foundation

/// `scenefuzz-count`, run as a process of its own.
struct CountedProgram {
  /// A stage as the program names it, with two sizes of its work.
  struct CountedStage {
    var name: String
    var unit: String
    var few: Int
    var many: Int
  }

  /// What one run did.
  struct CountedRun {
    /// Pieces of work.
    var units: Int
    /// How often memory was asked for; negative where that is not counted.
    var allocations: Int
    /// Instructions that were executed; 0 unless valgrind counted them.
    var instructions = 0
  }

  /// Something that did not run as it has to.
  struct CountingError: Error {
    /// One sentence and what to do.
    var sentence: String
  }

  /// Where the program is.
  let path: String
  /// What runs it, with its options; empty for nothing.
  var runner: [String] = []

  /// The program beside this one.
  static var built: CountedProgram {
    CountedProgram(
      path: URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("scenefuzz-count").path)
  }

  /// The stages that the program knows.
  func stages() throws(CountingError) -> [CountedStage] {
    try output([path]).text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 4, let few = Int(words[2]), let many = Int(words[3]) else { return nil }
      return CountedStage(name: String(words[0]), unit: String(words[1]), few: few, many: many)
    }
  }

  /// Does a stage's work.
  func run(_ stage: CountedStage, size: Int) throws(CountingError) -> CountedRun {
    let command = runner + [path, stage.name, "\(size)"]
    let (text, notes) = try output(command)
    let numbers = text.split(separator: "\n").compactMap { $0.split(separator: " ").last }
      .compactMap { Int($0) }
    guard numbers.count == 2 else {
      throw CountingError(sentence: "'\(command.joined(separator: " "))' says: \(text)\(notes)")
    }
    return CountedRun(
      units: numbers[0], allocations: numbers[1], instructions: Self.collected(notes) ?? 0)
  }

  /// What callgrind says it has counted: `==123== Collected : 456`.
  static func collected(_ notes: String) -> Int? {
    let line = notes.split(separator: "\n").first { $0.contains("Collected :") }
    return line?.split(separator: " ").last.flatMap { Int($0) }
  }

  /// Runs a command to its end; hashing is the same each time.
  func output(_ command: [String]) throws(CountingError) -> (text: String, notes: String) {
    let process = Process()
    let (out, err) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "SWIFT_DETERMINISTIC_HASHING": "1",
    ]
    process.standardOutput = out
    process.standardError = err
    do {
      try process.run()
    } catch {
      throw CountingError(sentence: "'\(command[0])' does not start")
    }
    let text = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let notes = String(decoding: err.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let ending = "'\(command.joined(separator: " "))' ended with \(process.terminationStatus)"
      throw CountingError(sentence: "\(ending): \(notes)")
    }
    return (text, notes)
  }
}
