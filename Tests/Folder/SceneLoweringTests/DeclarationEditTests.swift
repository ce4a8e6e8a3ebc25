import CompilerRecords
import SceneLowering
import Testing

/// Edits that need to know declarations, as the compiler reads them.
@Suite struct DeclarationEditTests {
  @Test func `a selector carries its method`() throws {
    let source = try compiled(
      """
      class Clock: NSObject {
        @objc private func tick(_ t: Timer) {}
        @objc(ring:) func sound(now: Bool) {}
        @objc func plain() {}
        func f() {
          a(#selector(tick(_:))); a(#selector(self.plain)); a(#selector(Clock.sound(now:)))
          a(#selector(sound)); a(#selector(tick)); a(#selector(UIView.layoutIfNeeded))
          a(#selector(tick as (Clock) -> (Timer) -> Void)); a(#selector(turn(by:with:)))
        }
        class Hand { @objc func g() { a(#selector(g)) } }
      }
      extension Clock.Hand { func h() { a(#selector(g)) } }
      protocol Ringing: AnyObject { func ring() }
      extension Ringing { func h() { a(#selector(ring)) } }
      """)
    let lines = source.body.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[5]
        == "    a(Selector(\"tick:\", Clock.tick(_:))); a(Selector(\"plain\", Clock.plain)); "
        + "a(Selector(\"ring:\", Clock.sound(now:)))")
    #expect(
      lines[6]
        == "    a(Selector(\"ring:\", Clock.sound)); a(Selector(\"tick:\", Clock.tick)); "
        + "a(Selector(\"layoutIfNeeded\", UIView.layoutIfNeeded))")
    #expect(
      lines[7]
        == "    a(Selector(\"tick:\", Clock.tick as (Clock) -> (Timer) -> Void)); "
        + "a(Selector(\"turnBy:with:\", Clock.turn(by:with:)))")
    #expect(lines[9].contains("a(Selector(\"g\", Hand.g))"))
    #expect(lines[11].contains("a(Selector(\"g\", Clock.Hand.g))"))
    #expect(lines[13].contains("a(Selector(\"ring\", Self.ring))"))
    #expect(source.remarks.isEmpty)
  }

  @Test func `a selector whose method is not in sight keeps its name, and that is said`() throws {
    let source = try compiled(
      """
      class Clock: NSObject {
        @objc class func all() {}
        func f() {
          a(#selector(getter: UIView.frame)); a(#selector(setter: UIView.frame))
          a(#selector(context.coordinator.tick)); a(#selector(all)); a(#selector(A.init(frame:)))
        }
      }
      let a = #selector(tick)
      """)
    let lines = source.body.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[3] == "    a(Selector(\"frame\")); a(Selector(\"setFrame:\"))")
    #expect(
      lines[4]
        == "    a(Selector(\"tick\")); a(Selector(\"all\")); a(Selector(\"initWithFrame:\"))")
    #expect(lines[7] == "let a = Selector(\"tick\")")
    #expect(source.remarks.map(\.reason) == Array(repeating: .selectorByName, count: 6))
    #expect(source.remarks.map(\.line) == [4, 4, 5, 5, 5, 8])
  }

  @Test func `a requirement that a type need not have throws where it is missing`() throws {
    let source = try compiled(
      """
      @objc public protocol Playing: NSObjectProtocol {
        func play()
        @objc optional func stop(
          at index: Int, // why
          _ done: (() -> Void)?
        ) -> Bool
        @objc optional static func load() async
      }
      @objc protocol Plain {}
      @objc protocol Named { @objc optional var name: String? { get set } }
      """)
    let lines = source.body.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "      public protocol Playing: AnyObject, NSObjectProtocol {")
    #expect(lines[5] == "  ) throws -> Bool")
    #expect(
      lines[7]
        == "};extension Playing { public func stop( at index: Int, _ done: (() -> Void)? ) throws"
        + " -> Bool { throw OptionalRequirementMissing() }; public static func load() async throws"
        + " { throw OptionalRequirementMissing() } }")
    #expect(lines[8] == "      protocol Plain: AnyObject {}")
    #expect(
      narrow(String(lines[9]))
        == "protocol Named: AnyObject { var name: String? { get set } };extension Named { var name:"
        + " String? { get { nil } set { } } }")
    #expect(source.remarks.map(\.reason) == [.optionalProperty])
  }

  static let calls = [
    ("d?.stop?(1)", "(try? d?.stop(1))"),
    ("let a = d.stop?(1) ?? 2", "let a = (try? d.stop(1)) ?? 2"),
    ("self.d!.stop?(1)?.b.c", "(try? self.d!.stop(1))?.b.c"),
    ("d.stop?(1).b", "(try? d.stop(1))?.b"),
    ("f(x)[2].d?.stop?(g(1), 2)", "(try? f(x)[2].d?.stop(g(1), 2))"),
    ("if let a = d?.stop?(1) {}", "if let a = (try? d?.stop(1)) {}"),
    ("return d.stop?(1) == true", "return (try? d.stop(1)) == true"),
    ("d.stop!(1)", "(try! d.stop(1))"), ("x = .shared.d?.stop?()", "x = (try? .shared.d?.stop())"),
    ("(a ?? b).stop?(1)", "(try? (a ?? b).stop(1))"),
    ("d?\n  .stop?(\n1)", "(try? d?\n  .stop(\n1))"),
    ("t.tableView?(t, didSelect: 1)", "(try? t.tableView(t, didSelect: 1))"),
    ("v.scrollViewDidScroll?(v)", "(try? v.scrollViewDidScroll(v))"),
    ("done?(1)", "done?(1)"), ("self.done?(1)", "self.done?(1)"),
    ("a.b?(x ? y : z)", "a.b?(x ? y : z)"),
    ("self.scrollViewTop?(1)", "self.scrollViewTop?(1)"), ("stop?(1)", "stop?(1)"),
  ]

  @Test func `a call of a method that a type need not have is nothing where it is missing`() throws
  {
    let head = "@objc protocol P { @objc optional func stop(_ a: Int) -> Int }\n"
    let tail = "\nvar scrollViewTop: ((Int) -> Void)?"
    let text =
      head + Self.calls.map { "func f() { \($0.0) }" }.joined(separator: "\n\n\n") + tail
    let source = try compiled(text)
    let bodies = source.body.split(separator: "\n\n\n").map(String.init)
    for (body, call) in zip(bodies, Self.calls) {
      let line = body.split(separator: "\n").filter { !$0.contains("protocol") }
        .filter { !$0.hasPrefix("var") }.joined(separator: "\n")
      #expect(line == "func f() { \(call.1) }")
    }
    // A default of Apple's protocol answers, where the module's own requirement throws.
    #expect(source.remarks.map(\.reason) == [.defaultAnswers, .defaultAnswers])
  }

  @Test func `a method that is compared with nothing is said`() throws {
    let source = try compiled(
      "@objc protocol P { @objc optional func stop() }\nfunc f() { if p.stop != nil {} }")
    #expect(source.remarks.map(\.reason) == [.optionalMethodAsValue])
    #expect(source.remarks.map(\.line) == [2])
  }

  @Test func `what Core Data writes reads the value for its key`() throws {
    let source = try compiled(
      """
      class Item: NSManagedObject {
        @NSManaged public var name: String?
        @NSManaged var count: Int16, other: Int
      }
      extension Item {
        @NSManaged var parts: Set<Part>
        @NSManaged var owner: Person
        @NSManaged func addToParts(_ part: Part)
        @NSManaged func removeFromParts(_ values: NSSet)
        @NSManaged func insertIntoParts(_ value: Part, at idx: Int)
      }
      """)
    let lines = source.body.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[1].hasSuffix(
        "public var name: String? { get { value(forKey: \"name\") as? String } set { "
          + "setValue(newValue, forKey: \"name\") } }"))
    #expect(
      lines[5].hasSuffix(
        "var parts: Set<Part> { get { value(forKey: \"parts\") as? Set<Part> ?? [] } set { "
          + "setValue(newValue, forKey: \"parts\") } }"))
    #expect(
      lines[6].contains(
        "value(forKey: \"owner\") as? Person ?? { preconditionFailure(\"owner is not set\") }()"))
    #expect(
      lines[7].hasSuffix("func addToParts(_ part: Part) { addOthers([part], forKey: \"parts\") }"))
    #expect(lines[8].hasSuffix(" { removeOthers(values.allObjects, forKey: \"parts\") }"))
    #expect(lines[9].hasSuffix("func insertIntoParts(_ value: Part, at idx: Int) {}"))
    #expect(
      source.remarks.map { "\($0.line) \($0.reason.rawValue)" } == [
        "3 managedProperty", "3 managedProperty", "10 managedMethod",
      ])
  }

  @Test func `an override in an extension is called from the class, in whichever source it is`()
    throws
  {
    let sources = [
      SourceFile(
        path: "a.swift",
        text: """
          class Board: UIViewController
          {
            var a = 1
          }
          """),
      SourceFile(
        path: "b.swift",
        text: """
          extension Board {
            override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
            }
            public override var prefersStatusBarHidden: Bool { true }
            override class var name: String { get { "" } set { } }
            override func `switch`<T>(_ a: inout T, to b: Int) async throws -> T where T: P { a }
            override var seen: Int { didSet {} }
          }
          extension UIViewController { override func viewDidLoad() {} }
          """),
    ]
    let folder = SourceLowering(frontend: RecordedFrontend(.lowering)).lower(sources)
    try #require(folder.sources.count == 2)
    #expect(
      folder.sources[0].body == """
        class Board: UIViewController
        { override func viewWillAppear(_ animated: Bool) { moved_viewWillAppear(animated) }; \
        public override var prefersStatusBarHidden: Bool { moved_prefersStatusBarHidden }; \
        override class var name: String { get { moved_name } set { moved_name = newValue } }; \
        override func `switch`<T>(_ a: inout T, to b: Int) async throws -> T where T: P \
        { try await moved_switch(&a, to: b) };
          var a = 1
        }
        """)
    let lines = folder.sources[1].body.split(separator: "\n").map { narrow(String($0)) }
    #expect(lines[1] == "func moved_viewWillAppear(_ animated: Bool) {")
    #expect(lines[2] == "super.viewWillAppear(animated)")
    #expect(lines[4] == "public var moved_prefersStatusBarHidden: Bool { true }")
    #expect(lines[5] == "class var moved_name: String { get { \"\" } set { } }")
    #expect(
      folder.remarks.map { "\($0.line) \($0.reason.rawValue)" } == [
        "8 overrideForm", "10 overrideOutOfReach",
      ])
  }

  @Test func `a method of an extension that a subclass overrides goes through the class`() throws {
    let source = try compiled(
      """
      class Board { var a = 1 }
      extension Board {
        @objc func draw(_ line: Int) {}
        @objc func other() {}
      }
      class Chess: Board { func f() {} }
      class Blitz: Chess { override func draw(_ line: Int) { super.draw(line) } }
      extension Foreign { @objc func late() {} }
      class Far: Foreign { override func late() {}; override func known() {} }
      """)
    let lines = source.body.split(separator: "\n").map { narrow(String($0)) }
    #expect(lines[0] == "class Board { func draw(_ line: Int) { moved_draw(line) }; var a = 1 }")
    #expect(lines[2] == "func moved_draw(_ line: Int) {}")
    #expect(lines[3] == "func other() {}")
    #expect(lines[6].contains("override func draw"))
    #expect(source.remarks.map { "\($0.line) \($0.reason.rawValue)" } == ["9 overrideOutOfReach"])
  }

  @Test func `an optional method that a subclass has first is said to be lost`() throws {
    let source = try compiled(
      """
      @objc protocol P { @objc optional func a(); @objc optional func b(); @objc optional func c() }
      class A {}
      extension A: P { @objc func b() {} }
      class B: A { func a() {}; override func b() {} }
      class C: B, P { func c() {} }
      class D: B { func a(_ x: Int) {}; func c() {} }
      """)
    let found = source.remarks.filter { $0.reason == .lateWitness }
    #expect(found.map { "\($0.line) \($0.text)" } == ["4 a()", "6 c()"])
  }

  @Test func `a declaration has its place in what is compiled`() throws {
    let text = """
      #if os(macOS)
      func mac() {}
      #endif
      let é = "ü"
      public class A: B, @unchecked C {
        @objc func f(a b: Int = 3, _ c: String) -> Int { b }
        var d: Int { get { 1 } set {} }
      }
      extension A.B { static func g() {} }
      """
    let source = try compiled(text)
    #expect(source.active.utf8.count == text.utf8.count)
    let bytes = Array(source.active.utf8)
    let words = { (range: Range<Int>?) in String(decoding: bytes[range ?? 0..<0], as: UTF8.self) }
    let found = source.declarations
    #expect(
      found.map(\.kind) == [
        "pattern_binding_decl", "var_decl", "class_decl", "extension_decl",
      ])
    #expect(words(found[0].start..<found[0].end) == "let é = \"ü\"")
    #expect(words(found[2].start..<found[2].end).hasPrefix("class A: B, @unchecked C {\n"))
    #expect(words(found[2].start..<found[2].end).hasSuffix("set {} }\n}"))
    let method = try #require(found[2].members.first)
    #expect(method.title == "f(a:_:)")
    #expect(method.parameters.map(\.name) == ["b", "c"])
    #expect(words(method.parameterList) == "(a b: Int = 3, _ c: String)")
    #expect(words(method.body) == "{ b }")
    #expect(method.attributes.map(\.kind) == ["objc_attr"])
    #expect(found[2].members.last?.accessors == ["get", "set"])
    #expect(found[3].name == "A.B")
    #expect(found[3].members.map(\.isStatic) == [true])
  }

  @Test(arguments: [
    "let a = \"x\\(b(\")\"))y\\(c)\"", "let a = #\"x\\#(b) \\(\"#", "let a = 1.5e-3",
    "let a = 0x1p+4",
    "let a = b[1...]", "let a = (+)", "let a = 1...", "let a: [A<B<C>>]", "let a = b!", "let a: B?",
    "let a = \"\"\"\n  \\(x)\n  \"\"\"", "let a = #/x\\/\"/#", "let a = `b`", "let a = { $0 }",
    "let a = .b",
  ])
  func `a declaration ends with its last word`(_ text: String) throws {
    let source = try compiled("  " + text + "  // b\n")
    let declaration = try #require(source.declarations.first)
    #expect(declaration.start..<declaration.end == 2..<(2 + text.utf8.count))
  }

  @Test func `the names by which a runtime finds classes are known`() throws {
    let source = try compiled(
      "@objc(Delegate) class A { @objc(Inner) class B {} }\n@objc class C {}\n@objc(x) func f() {}")
    #expect(source.runtimeNames.map { $0.name + " " + $0.type } == ["Delegate A", "Inner A.B"])
  }

  @Test func `types with attributes, which the compiler tells badly, take nothing with them`()
    throws
  {
    let source = try compiled(
      """
      typealias A = (@escaping B) -> Void
      class C {
        typealias D = @MainActor @Sendable () -> Void
        @objc func f() -> ((@escaping B) -> Void)? { nil }
        typealias E = @convention(block) () -> Void
        @objc func g() -> @Sendable () -> Void { {} }
        enum F { typealias G = [@Sendable () -> Void] }
        @objc func h() {}
      }
      func last() {}
      """)
    #expect(source.declarations.map(\.name) == ["A", "C", "last"])
    #expect(source.declarations[1].members.map(\.title) == ["D", "f()", "E", "g()", "F", "h()"])
    #expect(source.remarks.isEmpty)
    #expect(!source.body.contains("@objc"))
  }
}
