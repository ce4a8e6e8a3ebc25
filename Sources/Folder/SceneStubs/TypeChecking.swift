import Foundation
package import SceneLowering

/// Lets the compiler check the files of a module together.
package struct TypeChecking: Sendable {
  private let frontend: any SwiftFrontend
  private let words: [String]
  /// The most memory for an expression where only names are looked for: a view's body takes less.
  private static let quickBytes = 5_000_000

  /// The option with which an expression that takes long is a mistake of its own.
  private static let cap = "-solver-expression-time-threshold="

  /// Takes what runs the compiler, and how the module is compiled.
  ///
  /// - Parameters:
  ///   - frontend: What runs the compiler.
  ///   - moduleFolders: Where compiled modules are.
  ///   - moduleMaps: The maps of modules in C that these need.
  ///   - language: The mode of the language, `5` or `6`.
  ///   - module: The name of the module that the files are.
  ///   - more: Further words, such as features that are on.
  package init(
    frontend: any SwiftFrontend, moduleFolders: [String], moduleMaps: [String],
    language: String = "5", module: String = "App", more: [String] = []
  ) {
    self.frontend = frontend
    var words = ["-swift-version", language, "-module-name", module, "-parse-as-library"]
    for folder in moduleFolders { words += ["-I", folder] }
    for map in moduleMaps { words += ["-Xcc", "-fmodule-map-file=\(map)"] }
    self.words = words + ["-suppress-warnings", "-diagnostic-style", "llvm"] + more
  }

  /// A file to check.
  struct File: Hashable, Sendable {
    let name: String
    let text: String
  }

  /// How far the compiler goes.
  enum Depth: Sendable {
    /// It checks types.
    case types
    /// It follows the paths through functions, too: a return that is missing, a value that is not there.
    case paths

    var words: [String] {
      switch self {
      case .types: ["-typecheck"]
      case .paths: ["-emit-sil", "-o", "/dev/null"]
      }
    }
  }

  /// Returns the compiler's messages; nil where it did not end in time.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - depth: How far the compiler goes.
  ///   - mostSeconds: The most processor time that it gets, in seconds.
  ///   - isQuick: Whether only names are looked for: a long expression is soon given up.
  ///   - isCapped: Whether an expression that takes ten seconds is a mistake with its line.
  /// - Throws: `StubError` where it could not be run, or died.
  func messages(
    of files: [File], depth: Depth, mostSeconds: Int, isQuick: Bool = false,
    isCapped: Bool = false
  ) throws(StubError) -> (text: String, folder: String)? {
    let folder = ScratchNames.url(isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (number, file) in files.enumerated() {
        let path = folder.appendingPathComponent("\(number).swift")
        try Data(file.text.utf8).write(to: path)
        paths.append(path.path)
      }
    } catch {
      throw StubError(.noFolder, detail: "\(error)")
    }
    let run: FrontendRun?
    do throws(FrontendFailure) {
      var more = isQuick ? ["-solver-memory-threshold=\(Self.quickBytes)"] : []
      if isCapped, !words.contains(where: { $0.hasPrefix(Self.cap) }) {
        more.append(Self.cap + "10")
      }
      run = try frontend.run(depth.words + words + more + paths, mostSeconds: mostSeconds)
    } catch {
      throw StubError(.noCompiler, detail: error.reason)
    }
    guard let run else { return nil }
    if run.isSignal {
      let file = killer(among: paths, depth, mostSeconds: mostSeconds).map { files[$0].name }
      let location = file.map { ", at \($0)" } ?? ""
      throw StubError(.compilerDied, detail: "by signal \(run.status)\(location)", file: file)
    }
    if run.status != 0 && run.messages.isEmpty {
      throw StubError(.noCompiler, detail: "it ended with \(run.status) and said nothing")
    }
    return (run.messages, folder.path)
  }
}

extension TypeChecking {
  /// The number of the file of which the compiler dies; nil where no single one does it.
  ///
  /// Each run checks a part of the files, and reads all others for what they declare.
  private func killer(among paths: [String], _ depth: Depth, mostSeconds: Int) -> Int? {
    var suspects = paths.indices
    guard !suspects.isEmpty else { return nil }
    while suspects.count > 1 {
      let middle = suspects.lowerBound + suspects.count / 2
      let halves = [suspects.lowerBound..<middle, middle..<suspects.upperBound]
      guard let half = halves.first(where: { dies(of: $0, paths, depth, mostSeconds) }) else {
        return nil
      }
      suspects = half
    }
    return paths.count > 1 || dies(of: suspects, paths, depth, mostSeconds)
      ? suspects.lowerBound : nil
  }

  /// Whether a signal ends the compiler while it checks some of the files.
  private func dies(
    of part: Range<Int>, _ paths: [String], _ depth: Depth, _ mostSeconds: Int
  ) -> Bool {
    var call = Array(depth.words.prefix(1)) + words
    for (number, path) in paths.enumerated() {
      call += part.contains(number) ? ["-primary-file", path] : [path]
    }
    // A check of paths has an output for each of the files.
    if depth == .paths { for _ in part { call += ["-o", "/dev/null"] } }
    guard let run = try? frontend.run(call, mostSeconds: mostSeconds) else { return false }
    return run.isSignal
  }
}

/// Why no stubs were made.
package struct StubError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of reason.
  package enum StubMistake: String, CaseIterable, Hashable, Sendable {
    /// None of the files that are to stay real has a lowered copy.
    case nothingReal
    /// A file that is to stay real cannot be read again.
    case unreadable
    /// No folder for the check could be made.
    case noFolder
    /// The compiler could not be run.
    case noCompiler
    /// The compiler died.
    case compilerDied
  }

  /// The kind.
  package let code: StubMistake
  /// The details, in words.
  package let detail: String
  /// The path of the file of which the compiler dies; nil where that is not known.
  package let file: String?

  init(_ code: StubMistake, detail: String, file: String? = nil) {
    self.code = code
    self.detail = detail
    self.file = file
  }

  /// The error as one sentence.
  package var description: String {
    switch code {
    case .nothingReal: "none of the files that are to stay real has a lowered copy: \(detail)"
    case .unreadable: "a lowered copy cannot be read: \(detail)"
    case .noFolder: "no folder for the check could be made: \(detail)"
    case .noCompiler: "the compiler gave no answer: \(detail)"
    case .compilerDied: "the compiler died: \(detail)"
    }
  }
}
