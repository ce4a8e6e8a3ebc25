import HouseReading

/// Words whose sentence names no actor.
enum Prose {
  /// The words.
  static let words = [
    "somebody", "nobody", "anybody", "everybody", "someone", "anyone", "everyone", "whoever",
  ]

  /// The places in comments, literals and pages, by module.
  static func locations(_ sources: [SourceFile], pages: [(path: String, text: String)])
    -> [String: [String]]
  {
    var locations: [String: [String]] = [:]
    for file in sources {
      for line in file.lines.indices {
        let hits = hits(file.prose(line)).map { file.finding(line, "says '\($0)'") }
        if !hits.isEmpty { locations[file.module, default: []] += hits }
      }
    }
    for page in pages {
      let module = page.path.components("/").dropFirst(2).first ?? ""
      for (line, text) in page.text.components("\n").enumerated() {
        let hits = hits(text).map { "\(page.path):\(line + 1): says '\($0)'" }
        if !hits.isEmpty { locations[module, default: []] += hits }
      }
    }
    return locations
  }

  private static func hits(_ text: String) -> [String] {
    // A hyphen holds an identifier together: `discard-of-nobody` is a name in recordings.
    text.split { !$0.isLetter && $0 != "-" }.map { $0.lowercased() }.filter(words.contains)
  }

  /// What breaks the rule: every place of a module that has more of them than the list lets pass.
  static func findings(_ locations: [String: [String]], allowed: [String]) -> [String] {
    let counts = allowed.map { line in
      (line.components(" ").first ?? "", line.components(" ").last.flatMap { Int($0) } ?? 0)
    }
    let most = Dictionary(counts) { first, _ in first }
    let more = locations.sorted { $0.key < $1.key }
      .filter { $0.value.count > most[$0.key] ?? 0 }.flatMap(\.value)
    let gone = counts.map(\.0).filter { locations[$0] == nil }
      .map { "allowed.txt: take 'words | \($0) …' out: nothing breaks the rule there" }
    return more + gone
  }
}
