/// Which parts of a module name types of which other parts.
///
/// A type belongs to the file that declares it at the top. What an extension adds belongs to the file
/// that it stands in, so `A+B.swift` is a file of its own and points to `A.swift`.
package struct ReferenceGraph: Hashable, Sendable {
  /// What the nodes of the graph are.
  package enum Grain: String, Hashable, Sendable, CaseIterable {
    /// Folders, with all that lies below the module in order of their paths.
    case folders
    /// Files.
    case files
  }

  /// One part names a type of another.
  package struct Arrow: Hashable, Sendable {
    /// Where the name stands.
    package var from: String
    /// Where the type is declared.
    package var to: String
    /// One name that makes the arrow: the first of the alphabet.
    package var name: String
  }

  /// The parts in order.
  package let nodes: [String]
  /// One arrow for each pair of parts, in order.
  package let arrows: [Arrow]

  /// Draws the graph of one module's files.
  package init(_ files: [SourceFile], _ grain: Grain) {
    let node = { (file: SourceFile) in grain == .folders ? file.folder : file.name }
    var homes: [String: Set<String>] = [:]
    for file in files {
      for name in Declarations.named(in: file) { homes[name, default: []].insert(node(file)) }
    }
    var names: [String: [String: String]] = [:]
    for file in files {
      let from = node(file)
      for name in Set(file.code.flatMap(Self.capitalized)) {
        for to in homes[name] ?? [] where to != from {
          let known = names[from, default: [:]][to] ?? name
          names[from, default: [:]][to] = min(known, name)
        }
      }
    }
    nodes = Set(files.map(node)).sorted()
    arrows = nodes.flatMap { from in
      (names[from] ?? [:]).sorted { $0.key < $1.key }
        .map { Arrow(from: from, to: $0.key, name: $0.value) }
    }
  }

  /// The words of a line of code that begin with a capital letter.
  private static func capitalized(_ code: String) -> [String] {
    code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .filter { $0.first?.isUppercase == true }.map(String.init)
  }

  /// The shortest circle through each knot of parts that reach each other, in order.
  package var circles: [[Arrow]] {
    var seen: Set<String> = []
    return nodes.compactMap { node in
      guard !seen.contains(node), let circle = shortestCircle(through: node) else { return nil }
      seen.formUnion(knot(of: node))
      return circle
    }
  }

  /// The parts that a part reaches and that reach it, itself included, in order.
  package func knot(of node: String) -> [String] {
    let ahead = reached(from: node, by: { ($0.from, $0.to) })
    let behind = reached(from: node, by: { ($0.to, $0.from) })
    return ahead.intersection(behind).sorted()
  }

  private func reached(from node: String, by ends: (Arrow) -> (String, String)) -> Set<String> {
    var reached: Set<String> = [node]
    var waiting = [node]
    while let next = waiting.popLast() {
      for arrow in arrows where ends(arrow).0 == next && reached.insert(ends(arrow).1).inserted {
        waiting.append(ends(arrow).1)
      }
    }
    return reached
  }

  private func shortestCircle(through node: String) -> [Arrow]? {
    var paths = arrows.filter { $0.from == node }.map { [$0] }
    var seen: Set<String> = []
    while !paths.isEmpty {
      if let circle = paths.first(where: { $0.last?.to == node }) { return circle }
      var longer: [[Arrow]] = []
      for path in paths {
        guard let end = path.last?.to, seen.insert(end).inserted else { continue }
        longer += arrows.filter { $0.from == end }.map { path + [$0] }
      }
      paths = longer
    }
    return nil
  }
}

extension [ReferenceGraph.Arrow] {
  /// The circle in one line: each part, with the name for which it points to the next.
  package var sentence: String {
    map { "\($0.from) –\($0.name)→ " }.joined() + (first?.from ?? "")
  }
}
