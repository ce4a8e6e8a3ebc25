/// The outputs that a document shows, each marked with the command that prints it.
///
/// A mark is a comment in a line of its own, `<!-- PROGRAM VERB … -->`, before a fenced block; the
/// program is `scenefuzz` or `CrashyApp`, the command of an app.
/// With `| from: TEXT` at its end the block begins at the first line that begins with the text; with
/// `| to: TEXT` behind that it ends with the next line that does.
struct Excerpts {
  /// A block with its mark.
  struct Excerpt: Equatable {
    /// The name of the command.
    var program = "scenefuzz"
    /// The words behind it.
    var arguments: [String]
    /// What the first shown line begins with; empty for the whole output.
    var start: String
    /// What the last shown line begins with; empty for everything to the end.
    var last: String = ""
    /// The lines of the document that hold the block, fences left out.
    var lines: Range<Int>
  }

  /// The lines of the document.
  private(set) var lines: [String]

  init(_ document: String) { lines = document.components("\n") }

  /// The document.
  var text: String { lines.joined(separator: "\n") }

  /// The marked blocks in order.
  var all: [Excerpt] {
    lines.indices.compactMap { index in
      let programs = ["scenefuzz", "CrashyApp"]
      guard let program = programs.first(where: { lines[index].hasPrefix("<!-- \($0) ") }),
        lines[index].hasSuffix(" -->"), index + 1 < lines.count,
        lines[index + 1].hasPrefix("```")
      else { return nil }
      let parts = lines[index].dropFirst(program.count + 6).dropLast(4).components(" | from: ")
      let limits = parts.count > 1 ? parts[1].components(" | to: ") : []
      let end = lines[(index + 2)...].firstIndex(of: "```") ?? lines.count
      return Excerpt(
        program: program, arguments: parts[0].components(" "), start: limits.first ?? "",
        last: limits.count > 1 ? limits[1] : "", lines: index + 2..<end)
    }
  }

  /// What the document shows in a block.
  func shown(_ excerpt: Excerpt) -> [String] { Array(lines[excerpt.lines]) }

  /// What of an output belongs into a block.
  static func cut(_ output: String, for excerpt: Excerpt) -> [String] {
    var rest = output.components("\n")
    if rest.last == "" { rest.removeLast() }
    rest = Array(rest.drop { !$0.hasPrefix(excerpt.start) })
    guard !excerpt.last.isEmpty, let end = rest.firstIndex(where: { $0.hasPrefix(excerpt.last) })
    else { return rest }
    return Array(rest[...end])
  }

  /// Puts other lines in a block; later blocks move.
  mutating func replace(_ excerpt: Excerpt, by shown: [String]) {
    lines.replaceSubrange(excerpt.lines, with: shown)
  }
}

extension StringProtocol {
  /// The parts between the occurrences of a separator.
  func components(_ separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
  }
}
