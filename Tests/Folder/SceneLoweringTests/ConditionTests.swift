import SceneLowering
import Testing

@Suite struct ConditionTests {
  /// Whether the code behind a condition is left.
  private func holds(_ condition: String, _ options: LoweringOptions = .init()) throws -> Bool {
    try lowered("#if \(condition)\nlet yes = 1\n#else\nlet no = 1\n#endif", options)
      .body.contains("yes")
  }

  @Test(arguments: [
    "os(iOS)", "canImport(UIKit)", "!os(macOS)", "os(macOS) || os(iOS)", "DEBUG", "true",
    "os(iOS) && !targetEnvironment(macCatalyst)", "!targetEnvironment(simulator)", "swift(>=5.9)",
    "compiler(>=6.0)", "swift(<6)", "arch(arm64)", "(os(iOS) || FOO) && DEBUG", "!(!(DEBUG))",
    "!!DEBUG", "canImport(SwiftUI, _version: 3.0)", "swift(>=5.5) && canImport(_Concurrency)",
    "_endian(little)", "_runtime(_ObjC)", "compiler(>=5.10.1)",
  ])
  func `a condition that holds for iOS keeps its code`(_ condition: String) throws {
    #expect(try holds(condition))
  }

  @Test(arguments: [
    "os(macOS)", "os(Linux)", "canImport(AppKit)", "FOO", "!DEBUG", "false", "swift(>=6)",
    "targetEnvironment(simulator)", "compiler(<6)", "arch(x86_64)", "os(iOS) && os(macOS)",
    "canImport(WatchKit) || FOO", "compiler(>=7)", "canImport(SomeKit)", "hasFeature(Foo)",
  ])
  func `a condition that does not hold cuts its code`(_ condition: String) throws {
    #expect(try !holds(condition))
  }

  @Test func `what the app is built with decides`() throws {
    var options = LoweringOptions()
    options.conditions.flags = ["STAGING"]
    options.conditions.modules = ["SomeKit"]
    options.conditions.language = .init(6)
    options.conditions.features = ["Foo"]
    for condition in ["STAGING", "!DEBUG", "canImport(SomeKit)", "swift(>=6)", "hasFeature(Foo)"] {
      #expect(try holds(condition, options), "\(condition)")
    }
  }

  @Test func `a condition that nothing decides is said`() throws {
    let source = try lowered("let a = 1\n#if canImport(SomeKit)\nlet b = 1\n#endif\n")
    #expect(source.remarks.map(\.line) == [2])
    #expect(source.remarks.map(\.reason) == [.conditionChosen])
    #expect(source.remarks.map(\.text) == ["canImport(SomeKit)"])
  }

  @Test func `of several branches one is left, and every line stays`() throws {
    let text = """
      #if os(macOS) // one
      let a = 1 /* over
      lines */
      #elseif os(iOS)
        #if FOO
        let b = 1
        #else
        let c = "#endif"
        #endif
      #elseif DEBUG
      let d = 1
      #else
      let e = 1
      #endif /* and
      on */ let f = 1
      """
    let body = narrow(try lowered(text).body)
    #expect(
      body == "\n\n\n\n\n\n\nlet c = \"#endif\"\n\n\n\n\n\n/* and\non */ let f = 1")
  }

  @Test func `a condition may stand within a line of code`() throws {
    let body = narrow(try lowered("func f() { #if FOO\n  g()\n#endif\n}\n").body)
    #expect(body == "func f() {\n\n\n}\n")
  }

  @Test(arguments: [
    ("a\n#if DEBUG\nb", 2), ("a\n\n#endif", 3), ("#else", 1), ("#if DEBUG\n#endif\n#elseif X", 3),
  ])
  func `a condition without its counterpart is a mistake with a line`(
    _ text: String, _ line: Int
  ) throws {
    let error = #expect(throws: LoweringError.self) { try lowered(text) }
    #expect(error?.code == .unbalancedCondition)
    #expect(error?.line == line)
  }
}
