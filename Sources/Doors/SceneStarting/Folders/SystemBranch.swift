package import SceneLifecycle
import SceneLowering
package import SceneSources

/// A branch of an app's code that runs on some versions of iOS alone.
package struct SystemBranch: Hashable {
  /// The source and the line of the question.
  let location: String
  /// The version of iOS that the question names.
  let system: Int
  /// Whether the branch runs on that version and newer ones, and not on older ones.
  let isForNewer: Bool

  /// The branch as a test reads it: its note says which versions go there.
  package var blindSpot: BlindSpot {
    BlindSpot(
      .system, location,
      note: isForNewer ? "iOS \(system) and newer" : "iOS \(system - 1) and older")
  }

  /// Returns the branches of an app's real sources, in the order of the sources.
  ///
  /// - Complexity: Linear in the words.
  static func all(in app: AppFolder) -> [SystemBranch] {
    let real = Set(app.delegates.real)
    return app.sources.filter { real.contains($0.path) }.flatMap { source in
      all(in: SwiftWords.all(in: source.body), of: source.path.lastPathPart)
    }
  }

  /// Returns the branches of a lowered source, whose questions are calls of the played world.
  ///
  /// The branch of a condition runs where it holds; one of `guard`, and one behind `else`, where it does not.
  package static func all(in words: [SwiftWords.SourceWord], of file: String) -> [SystemBranch] {
    words.indices.flatMap { index -> [SystemBranch] in
      guard words[index].text == SupportSource.question, index + 4 < words.count,
        words[index + 2].text == "iOS", let system = Int(words[index + 4].text)
      else { return [] }
      let location = "\(file):\(words[index].line)"
      let holdsForNewer = index == 0 || words[index - 1].text != "!"
      let keyword = words[..<index].last { ["guard", "if", "while"].contains($0.text) }
      let branch = { SystemBranch(location: location, system: system, isForNewer: $0) }
      if keyword?.text == "guard" { return [branch(!holdsForNewer)] }
      return [branch(holdsForNewer)]
        + (hasElse(words[index...]) ? [branch(!holdsForNewer)] : [])
    }
  }

  /// Whether `else` follows the block behind a condition.
  private static func hasElse(_ words: ArraySlice<SwiftWords.SourceWord>) -> Bool {
    var depth = 0
    guard var index = words.firstIndex(where: { $0.text == "{" }) else { return false }
    while index < words.endIndex {
      if words[index].text == "{" { depth += 1 }
      if words[index].text == "}" {
        depth -= 1
        if depth == 0 { break }
      }
      index += 1
    }
    return words[min(index + 1, words.endIndex)...].first?.text == "else"
  }
}
