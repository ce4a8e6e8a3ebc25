import Foundation
import TestSupport
import Testing

/// The programs use of SwiftUI what Apple's pages have, as the list beside them has it.
@Suite struct DeclarationTests {
  private static let folders = [
    "SwiftUI/SwiftUIArticles", "SwiftUI/SwiftUIBroken", "SwiftUI/SwiftUIMended",
    "SwiftUI/Templates",
    "SwiftUI/swinging-fuzz", "Folders/swiftui-library",
  ]
  /// Names of SwiftUI that are another module's as well, and in the programs only that one's.
  private static let others: Set<String> = [
    "ID", "Set", "append", "contains", "count", "default", "first", "forEach", "id", "init",
    "insert", "isEmpty", "main", "map", "named", "offset", "role", "self", "set", "standard",
    "type", "url",
  ]

  private let list: [AppleDeclaration]
  private let ours: Set<String>

  init() throws {
    let file = checkout.appending(path: "Tests/Fixtures/SwiftUI/declarations.txt")
    list = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { line in
        try #require(AppleDeclaration(String(line)), "\(line)")
      }
    ours = try Self.names(below: "Sources/Apple/SwiftUI")
  }

  private static func sources(_ path: String) throws -> [(path: String, text: String)] {
    let root = checkout.appending(path: path)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    let urls = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    return try urls.sorted { $0.path < $1.path }.map {
      ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
    }
  }

  /// The names that our SwiftUI publishes: only these can be SwiftUI's in a program that compiles.
  private static func names(below path: String) throws -> Set<String> {
    let lines = try sources(path).flatMap { $0.text.split(separator: "\n") }
    return lines.reduce(into: []) { names, line in
      let isCase = line.contains(/^\s*case \w/)
      guard isCase || line.contains("public ") || line.contains("associatedtype ") else { return }
      for match in line.matches(
        of: /\b(?:func|var|let|case|struct|class|enum|protocol|typealias) (\w+)/)
      { names.insert(String(match.1)) }
    }
  }

  /// What is wrong with the uses of a program, and the lines that they need.
  private func judge(
    _ file: (path: String, text: String), _ declared: Set<String>
  ) -> (wrong: [String], lines: Set<String>) {
    var wrong: [String] = []
    var lines: Set<String> = []
    for use in WrittenUses(file.text).uses where use.isMember || use.isType || use.isCalled {
      let meant = list.filter { $0.isMeant(by: use) }
      let fitting = meant.filter { $0.fits(use) }
      let types = meant.filter { $0.parameters == nil && use.isType }
      lines.formUnion((fitting + types).map(\.line))
      let isOurs = ours.contains(use.name) && !Self.others.contains(use.name)
      guard fitting.isEmpty, !declared.contains(use.name), isOurs || !meant.isEmpty,
        use.isMember || use.isType || !meant.isEmpty
      else { continue }
      let call = use.labels.map { "(" + ($0 + use.closures).joined(separator: ":") + ")" } ?? ""
      wrong.append("\(file.path):\(use.line): \(use.name)\(call)")
    }
    return (wrong, lines)
  }

  @Test func `Each name and each call of SwiftUI is in the list, and each line is used`() throws {
    let files = try Self.folders.flatMap { try Self.sources("Tests/Fixtures/" + $0) }
    let declared = files.reduce(into: Set<String>()) { $0.formUnion(WrittenUses($1.text).declared) }
    let judged = files.map { judge($0, declared) }
    #expect(judged.flatMap(\.wrong) == [])
    let used = judged.reduce(into: Set<String>()) { $0.formUnion($1.lines) }
    #expect(list.map(\.line).filter { !used.contains($0) } == [])
  }

  @Test func `A line's path has the labels of its signature, and no line stands twice`() {
    for declaration in list {
      #expect(declaration.labels == declaration.parameters?.map(\.label), "\(declaration.line)")
    }
    #expect(Set(list.map(\.line)).count == list.count)
  }

  @Test(arguments: [
    ("Text(verbatim: \"a\")", ["Text(verbatim)"]),
    ("x.navigationBarTitle(\"a\")", ["navigationBarTitle(_)"]),
    ("x.onAppear(action: {})", ["onAppear(action)"]), ("ScrollView { x }", ["ScrollView(_)"]),
    ("x.sheet(item: $a) { b } onDismiss: { c }", ["sheet(item:_:onDismiss)"]),
    ("x.sheet(item: $a, onDismiss: { c }) { b }", []), ("x.padding()", []), ("x.padding(8)", []),
    ("x.padding(8, 8, 8)", ["padding(_:_:_)"]), ("openWindow(name: \"a\")", ["openWindow(name)"]),
    ("@AppStorage(\"a\") var a = 1", []), ("AppStorage(\"a\")", ["AppStorage(_)"]),
    ("Stepper(\"a\", value: $a, in: 0...1)", []),
    ("Stepper(\"a\", value: $a)", ["Stepper(_:value)"]),
  ])
  func `What Apple's page does not have is found`(_ source: String, _ found: [String]) {
    let wrong = judge(("a.swift", source), []).wrong
    #expect(wrong.map { String($0.dropFirst("a.swift:1: ".count)) } == found)
  }

  @Test func `The page of the programs names the list, and says what has not compiled them`() throws
  {
    let path = "Sources/Hosting/SceneViews/SceneViews.docc/FixturePrograms.md"
    let page = try String(contentsOf: checkout.appending(path: path), encoding: .utf8)
    #expect(page.contains("`Tests/Fixtures/SwiftUI/declarations.txt`"))
    #expect(page.contains("*not yet compiled by Apple's*"))
  }
}
