import HouseReading
import SceneLifecycle

/// Places that name events or callbacks by hand, where the compiler does not ask about a new one.
enum EventBranches {
  /// What only an app does, and what it receives of that: nothing is added to them.
  private static let own: Set = ["action", "tick", "work"]
  /// What the world can do, and an app.
  private static let events = Set(EventKind.allCases.map { String(describing: $0) }).union(own)
  /// Callbacks and what else can be pending.
  private static let items = Set(
    CallbackKind.allCases.map { String(describing: $0) }
      + AgendaItem.allCases.map { String(describing: $0) })

  /// Whether a file has a switch over them that ends with `default:`, or a list of events.
  static func isIn(_ file: SourceFile) -> Bool {
    let lists = lists(in: file.code.joined(separator: "\n"))
    if lists.contains(where: { $0.count > 2 && name(events, $0) }) { return true }
    return file.code.indices.contains { line in
      let names = labels(besideDefault: line, file.code)
      return name(events, names) || name(items, names)
    }
  }

  /// Whether all names are of some kinds, and one at least is not the app's own.
  private static func name(_ kinds: Set<String>, _ names: [String]) -> Bool {
    names.allSatisfy(kinds.contains) && !names.allSatisfy(own.contains)
  }

  /// The names in the other labels of a switch whose `default:` stands in a line; none where that line
  /// has no `default:`, or a label is no name.
  private static func labels(besideDefault line: Int, _ code: [String]) -> [String] {
    guard code[line].drop(while: { $0 == " " }).hasPrefix("default:") else { return [] }
    let indent = depth(code[line])
    var names: [String] = []
    for index in code.indices[..<line].reversed() where depth(code[index]) <= indent {
      let text = code[index].drop { $0 == " " }
      if text.hasPrefix("case ") {
        guard let label = label(from: index, code) else { return [] }
        names += label
      } else if !text.isEmpty && !text.hasPrefix("#") {
        return names
      }
    }
    return names
  }

  /// The names of one label, which may go on over several lines; nil where one is no name.
  private static func label(from line: Int, _ code: [String]) -> [String]? {
    let end = code[line...].firstIndex { $0.contains(":") } ?? line
    let text = code[line...end].joined(separator: " ").components(":").first ?? ""
    let label = text.components("case ").last ?? ""
    let names = (label.components(" where ").first ?? "").components(",").map(trimmed)
    return names.allSatisfy { $0.hasPrefix(".") } ? names.map { String($0.dropFirst()) } : nil
  }

  /// The names in each pair of brackets that has nothing but names.
  private static func lists(in code: String) -> [[String]] {
    code.components("[").dropFirst().compactMap { rest in
      guard let end = rest.firstIndex(of: "]") else { return nil }
      let names = String(rest[..<end]).components(",").map(trimmed).filter { !$0.isEmpty }
      return names.allSatisfy { $0.hasPrefix(".") } ? names.map { String($0.dropFirst()) } : nil
    }
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop { $0 == " " || $0 == "\n" }.prefix { $0 != " " && $0 != "\n" })
  }

  private static func depth(_ line: String) -> Int { line.prefix { $0 == " " }.count }
}
