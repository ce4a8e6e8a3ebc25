import SceneLowering
import Testing

@Suite struct EntryTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var before: String
    var after: String
    var testDescription: String { before }

    init(_ before: String, _ after: String) { (self.before, self.after) = (before, after) }
  }

  /// What an entry of a type with a value becomes, between the braces of its extension.
  private static func entry(_ name: String, _ type: String, _ value: String) -> String {
    "fileprivate enum EntryKey_\(name): EnvironmentKey { static var defaultValue: \(type) { \(value)"
      + " } }; var \(name): \(type) { get { self[EntryKey_\(name).self] }"
      + " set { self[EntryKey_\(name).self] = newValue } }"
  }

  static let entries = [
    Case("@Entry var size: Int = 1", entry("size", "Int", "1")),
    Case("@Entry var size = 1.5", entry("size", "Double", "1.5")),
    Case("@Entry var isOn = true", entry("isOn", "Bool", "true")),
    Case("@Entry var name = \"a\"", entry("name", "String", "\"a\"")),
    Case("@Entry var store = Store.Kind.small", entry("store", "Store.Kind", "Store.Kind.small")),
    Case("@Entry var store = Store(1)", entry("store", "Store", "Store(1)")),
    Case("@Entry var store: Store?", entry("store", "Store?", "nil")),
    Case(
      "@Entry var act: (Int) -> Void = { _ in\n  }",
      entry("act", "(Int) -> Void", "{ _ in\n}")),
  ]

  @Test(arguments: entries)
  func `an entry of the environment is written out on its lines`(_ it: Case) throws {
    let before = "extension EnvironmentValues {\n\(it.before)\n}"
    let after = "extension EnvironmentValues {\n\(it.after)\n}"
    let source = try compiled(before)
    #expect(narrow(source.body) == after)
    #expect(source.edits.allSatisfy { $0.kind == .environmentEntry })
  }

  @Test func `the access of an entry is that of its property`() throws {
    let source = try compiled("extension EnvironmentValues {\n@Entry public var a: Int = 1\n}")
    #expect(source.body.contains("}; public var a: Int { get"))
  }

  @Test(arguments: ["FocusedValues", "Transaction", "ContainerValues"])
  func `an entry of what nothing here has is cut`(_ type: String) throws {
    let source = try compiled("extension \(type) {\n  @Entry var a: Int?\n  var b: Int { 1 }\n}")
    #expect(narrow(source.body) == "extension \(type) {\n\nvar b: Int { 1 }\n}")
  }

  @Test func `an entry whose type nothing says is left, and said`() throws {
    let source = try compiled("extension EnvironmentValues {\n@Entry var a = make()\n}")
    #expect(source.body.contains("@Entry var a = make()"))
    #expect(source.remarks.map(\.reason) == [.entryType])
  }

  @Test func `an attribute of the same name elsewhere stays`() throws {
    let text = "struct A {\n@Entry var a = 1\n}"
    #expect(try compiled(text).body == text)
  }

  @Test func `a property of a preview goes with the preview`() throws {
    let text = "#Preview {\n  @Previewable @State var a = 1\n  A(a: $a)\n}\nstruct A {}"
    #expect(narrow(try compiled(text).body) == "\n\n\n\nstruct A {}")
  }
}
