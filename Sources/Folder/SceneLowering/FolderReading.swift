import Foundation

/// Lets the compiler read many sources, as many as it may in one process.
struct FolderReading {
  /// A source to read: the bytes that are compiled, under the name of the source that it comes from.
  struct FileText {
    var path: String
    var bytes: [UInt8]
    /// Whether statements may stand outside of functions.
    var isProgram: Bool
  }

  typealias Answer = Result<SourceDump, LoweringError>

  let frontend: any SwiftFrontend
  let options: LoweringOptions
  /// The versions of the compiler of which the account is known.
  static let knownVersions: Set<String> = ["6.3"]

  /// Returns what the compiler says of each source, in their order.
  func answers(to texts: [FileText]) -> [Answer] {
    var answers: [Answer] = []
    var part: [FileText] = []
    var bytes = 0
    let limits = options.limits
    for text in texts {
      let isFull = bytes + text.bytes.count > limits.mostBytesOfCall
      // A program is read alone: its file has another grammar.
      let isOther = text.isProgram || part.last?.isProgram == true
      if !part.isEmpty && (isFull || isOther || part.count >= limits.mostFilesOfCall) {
        answers += read(part[...])
        (part, bytes) = ([], 0)
      }
      part.append(text)
      bytes += text.bytes.count
    }
    return answers + (part.isEmpty ? [] : read(part[...]))
  }

  /// Reads some sources in one process; where it dies, in halves, and where it does not end, one by one.
  ///
  /// So one source that the compiler cannot bear takes no other with it.
  private func read(_ texts: ArraySlice<FileText>) -> [Answer] {
    let folder = ScratchNames.url(isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      guard let run = try run(texts, in: folder) else {
        guard texts.count > 1 else {
          return failures(texts, .noCompiler, "it did not end in time")
        }
        return texts.indices.flatMap { read(texts[$0...$0]) }
      }
      guard run.isSignal else { return collect(texts, in: folder, run) }
      guard texts.count > 1 else {
        return failures(texts, .compilerDied, "by signal \(run.status)")
      }
      let middle = texts.startIndex + texts.count / 2
      return read(texts[..<middle]) + read(texts[middle...])
    } catch let failure as FrontendFailure {
      return failures(texts, .noCompiler, failure.reason)
    } catch {
      return failures(texts, .noCompiler, "\(error)")
    }
  }

  private func run(_ texts: ArraySlice<FileText>, in folder: URL) throws -> FrontendRun? {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var words = options.words(isProgram: texts.contains(where: \.isProgram))
    for (number, text) in texts.enumerated() {
      let file = Self.source(number, in: folder)
      try Data(text.bytes).write(to: file)
      words += ["-primary-file", file.path]
    }
    for number in 0..<texts.count { words += ["-o", Self.account(number, in: folder).path] }
    let limits = options.limits
    return try frontend.run(
      words, mostSeconds: texts.count > 1 ? limits.mostSeconds : limits.mostSecondsOfOne)
  }

  private static func source(_ number: Int, in folder: URL) -> URL {
    folder.appendingPathComponent("\(number).swift")
  }

  private static func account(_ number: Int, in folder: URL) -> URL {
    folder.appendingPathComponent("\(number).json")
  }

  private func failures(
    _ texts: ArraySlice<FileText>, _ code: LoweringError.LoweringFault, _ detail: String
  ) -> [Answer] {
    texts.map { .failure(LoweringError(code, file: $0.path, line: 1, detail: detail)) }
  }
}

// MARK: - What the process leaves

extension FolderReading {
  private func collect(
    _ texts: ArraySlice<FileText>, in folder: URL, _ run: FrontendRun
  ) -> [Answer] {
    let mistakes = Self.mistakes(in: run.messages)
    return texts.enumerated().map { number, text in
      if let mistake = mistakes[Self.source(number, in: folder).path] {
        return .failure(
          LoweringError(.notParsed, file: text.path, line: mistake.line, detail: mistake.text))
      }
      return answer(text, Self.account(number, in: folder))
    }
  }

  private func answer(_ text: FileText, _ account: URL) -> Answer {
    let failure = { (code: LoweringError.LoweringFault, detail: String) -> Answer in
      .failure(LoweringError(code, file: text.path, line: 1, detail: detail))
    }
    let size = try? FileManager.default.attributesOfItem(atPath: account.path)[.size] as? Int
    guard let size, let data = try? Data(contentsOf: account, options: .mappedIfSafe) else {
      return failure(.unreadableDump, "there is none")
    }
    guard size <= options.limits.mostBytesOfDump else {
      return failure(.unreadableDump, "it has \(size) bytes")
    }
    do throws(DumpReader.DumpFailure) {
      let dump = try DumpReader.read(Array(data), options.limits)
      guard Self.knownVersions.contains(dump.version) else {
        return failure(.unknownCompiler, "Swift \(dump.version.isEmpty ? "?" : dump.version)")
      }
      return .success(dump)
    } catch {
      return failure(.unreadableDump, "at byte \(error.offset)")
    }
  }

  /// The first mistake that the compiler names, for each file.
  static func mistakes(in messages: String) -> [String: (line: Int, text: String)] {
    var found: [String: (line: Int, text: String)] = [:]
    for line in messages.split(separator: "\n") {
      guard let mark = line.range(of: ": error: ") else { continue }
      let parts = line[..<mark.lowerBound].split(separator: ":")
      guard parts.count >= 3, let number = Int(parts[parts.count - 2]) else { continue }
      let file = parts.dropLast(2).joined(separator: ":")
      if found[file] == nil { found[file] = (number, String(line[mark.upperBound...])) }
    }
    return found
  }
}
