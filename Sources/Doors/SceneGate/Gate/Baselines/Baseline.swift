package import CommandKit
import SceneFuzzing
import SceneInvariants
package import SceneLifecycle
package import ScenePipeline

/// The bugs that a branch is known to have: the buckets of its gate, in a file.
///
/// ```
/// scenefuzz-baseline 1
/// bucket scene.connects-once scene 5d381975   # what else there is to say
/// ```
package struct Baseline: Hashable, Sendable {
  /// The first word of a file.
  static let magic = "scenefuzz-baseline"
  /// The version of the notation that is written and read.
  package static let version = 1
  private static let roles: [Signature.Role] = [.process, .scene]

  /// The buckets in order, each once.
  package private(set) var buckets: [Bucket] = []
  /// The same, to be asked: a file may have 100,000 lines.
  private var known: Set<Bucket> = []

  /// The file that an option names and that is not there; nil where there is one.
  package private(set) var missingFile: String?

  /// Keeps each bucket once, in order.
  package init(_ buckets: [Bucket]) {
    for bucket in buckets { add(bucket) }
  }

  /// Adds a bucket; false where it is there already.
  @discardableResult
  private mutating func add(_ bucket: Bucket) -> Bool {
    guard known.insert(bucket).inserted else { return false }
    buckets.append(bucket)
    return true
  }

  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: Its name for messages.
  ///   - names: The invariants that exist; nil where the base branch may have laws that are gone.
  /// - Throws: `NotationError` at the first mistake, such as an invariant that does not exist.
  /// - Complexity: O(bytes).
  package init(
    parsing bytes: [UInt8], file: String, among names: [String]? = Contract.all.map(\.id)
  ) throws(NotationError) {
    var source = try SourceText(bytes, file: file)
    guard var header = source.nextLine() else {
      throw source.endsBefore("'\(Self.magic)'", code: .missingHeader)
    }
    let magic = try header.word("'\(Self.magic)'")
    guard magic.text == Self.magic else {
      throw header.error(.missingHeader, magic, "'\(Self.magic)'")
    }
    let version = try header.word("'\(Self.version)'")
    guard version.text == "\(Self.version)" else {
      throw header.error(.unknownVersion, version, "'\(Self.version)'")
    }
    try header.end()
    while var line = source.nextLine() {
      line.dropComment()
      guard let word = line.word() else { continue }
      guard word.text == "bucket" else {
        throw line.error(.unknownWord, word, "'bucket'", known: ["bucket"])
      }
      let bucket = try Self.bucket(&line, names)
      if !add(bucket) { throw line.error(.duplicate, word, "another bucket") }
    }
  }

  /// Reads a word out of a list.
  private static func index(
    in known: [String], _ noun: String, _ line: inout SourceLine
  ) throws(NotationError) -> Int {
    let word = try line.word(noun)
    guard let index = known.firstIndex(of: word.text) else {
      throw line.error(.unknownWord, word, noun, known: known)
    }
    return index
  }

  private static func bucket(
    _ line: inout SourceLine, _ names: [String]?
  ) throws(NotationError) -> Bucket {
    let invariant =
      if let names { names[try index(in: names, "an invariant", &line)] } else {
        try line.word("a law").text
      }
    let role = roles[try index(in: roles.map(\.rawValue), "a role", &line)]
    let digest = try line.word("a digest of 8 hexadecimal digits")
    let isDigest =
      digest.text.utf8.count == 8
      && digest.text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    guard isDigest else {
      throw line.error(.badNumber, digest, "a digest of 8 hexadecimal digits")
    }
    try line.end()
    return Bucket(
      signature: Signature(invariant: invariant, role: role), digest: digest.text)
  }

  /// Reads the file that an option names; nil where it names none.
  ///
  /// A file that is not there is a baseline without a bug: that of a branch whose first gate this is.
  ///
  /// - Parameters:
  ///   - arguments: The user's words.
  ///   - names: The invariants that exist; nil where the base branch may have laws that are gone.
  package static func read(
    _ arguments: Arguments, among names: [String]? = Contract.all.map(\.id)
  ) throws(CommandError) -> Baseline? {
    guard let path = arguments.text(.baseline) else { return nil }
    try checkOther(path, arguments)
    return try arguments.about(.baseline) { () throws(CommandError) in
      if Disk.isMissing(path) {
        var baseline = Baseline([])
        baseline.missingFile = path
        return baseline
      }
      let bytes = try Disk.read(path)
      return try CommandError.reading { () throws(NotationError) in
        try Baseline(parsing: bytes, file: path, among: names)
      }
    }
  }

  /// Throws where the bugs that are met would be written over those that are known.
  ///
  /// The second run of such a gate would know every bug of the first, and be green.
  private static func checkOther(
    _ path: String, _ arguments: Arguments
  ) throws(CommandError) {
    guard let written = arguments.text(.writeBaseline), Disk.isSame(path, as: written) else {
      return
    }
    throw arguments.blamed(
      .writeBaseline,
      CommandError(
        Diagnostic(
          "'--baseline' and '--write-baseline' name one file, \(Diagnostic.quote(written))",
          notes: ["a second run would know every bug that the first one met"],
          help: "write another file, and move it there once its bugs are looked at")))
  }

  /// Writes the bugs that a gate met to the file that an option names.
  ///
  /// Those of a gate that was cut short are not all of them, and are not written.
  ///
  /// - Returns: A status where a file is written.
  package func publish(_ arguments: Arguments, _ console: Console, isCut: Bool) -> [ExitStatus] {
    guard let path = arguments.text(.writeBaseline) else { return [] }
    if isCut {
      console.report("no baseline is written: a gate that was cut short has not found every bug\n")
      return []
    }
    return [console.status { () throws(CommandError) in try Disk.write(text, to: path) }]
  }

  /// The file; equal baselines are equal text.
  package var text: String {
    (["\(Self.magic) \(Self.version)"] + buckets.map { "bucket \($0.text)" })
      .map { $0 + "\n" }.joined()
  }

  /// Whether the branch has a bug.
  package func has(_ bucket: Bucket) -> Bool { known.contains(bucket) }

  /// Whether the branch has a bug that shows in this way.
  package func knows(_ signature: Signature) -> Bool {
    buckets.contains { $0.signature == signature }
  }
}
