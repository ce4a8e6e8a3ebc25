import SceneStubs
import Testing

@Suite struct RobustnessTests {
  @Test func `without a real file there is an error`() throws {
    #expect {
      try Trial.made([("A.swift", "class A {}")], real: ["B.swift"])
    } throws: { ($0 as? StubError)?.code == .nothingReal }
  }

  @Test func `types that name each other in a ring end`() throws {
    let made = try Trial.made(
      [
        ("S.swift", "import UIKit\nclass S: UIResponder, UIWindowSceneDelegate { let a = A() }"),
        ("Own.swift", "enum A { case b(B) }\nenum B { case a(A) }\ntypealias C = C\nclass D: D {}"),
      ], real: ["S.swift"])
    #expect(made.files.contains { $0.name == "Stubs/A.swift" })
    #expect(made.files.contains { $0.name == "Stubs/B.swift" })
  }

  @Test func `messages that are none and files that are not there do no harm`() throws {
    let lines = [
      ": error: ", "error: x", "/app/S.swift:0:0: error: a", "/app/S.swift:99999:1: error: b",
      "/app/S.swift:-1:-5: error: c", "/app/S.swift:2:999999: error: cannot find type '' in scope",
      "/app/S.swift:1:1: error: value of type '((' has no member ')'", "x:1:1: error: '", "\u{0}",
    ]
    let made = try Trial.made(
      [
        (
          "S.swift",
          "import UIKit\nclass S: UIResponder, UIWindowSceneDelegate { func sceneDidDisconnect(_ s: UIScene) { a() } }"
        )
      ],
      real: ["S.swift"], rounds: Array(repeating: lines, count: 3))
    #expect(made.report.rounds >= 1)
  }

  @Test func `no more rounds are made than allowed`() throws {
    let source =
      "import UIKit\nclass S: UIResponder, UIWindowSceneDelegate {\n func sceneDidDisconnect(_ s: UIScene) {\n"
    let lines = (0..<40).map { "  call\($0)()\n" }.joined()
    let made = try Trial.made(
      [("S.swift", source + lines + " }\n}")], real: ["S.swift"],
      rounds: (0..<40).map { ["/app/S.swift:\($0 + 4):3: error: no"] })
    #expect(made.report.end == .tooManyRounds)
    #expect(made.report.rounds == 12)
  }

  @Test func `two types whose names differ by large letters have two files`() throws {
    let made = try Trial.made(
      [
        (
          "S.swift",
          "import UIKit\nclass S: UIResponder, UIWindowSceneDelegate { let a = Abc(); let b = ABC() }"
        ),
        ("Own.swift", "class Abc {}\nclass ABC {}"),
      ], real: ["S.swift"])
    let names = made.files.map { $0.name.lowercased() }
    #expect(Set(names).count == names.count)
    #expect(made.report.stubTypes == 2)
  }

  @Test func `two real files of one name have two copies and of one class one`() throws {
    let text = "import UIKit\nclass S: UIResponder, UIWindowSceneDelegate {}"
    let other = text.replacing("class S", with: "class T")
    let made = try Trial.made(
      [("a/S.swift", text), ("b/c/S.swift", text), ("d/S.swift", other)],
      real: ["a/S.swift", "b/c/S.swift", "d/S.swift"])
    let real = made.files.filter { $0.original != nil }
    #expect(real.map(\.name) == ["Real/S.swift", "Real/S2.swift"])
    #expect(real.map(\.original) == ["/app/a/S.swift", "/app/d/S.swift"])
    #expect(made.report.remarks.map(\.reason) == [.twice])
  }

  @Test func `a file that extends a delegate stays real`() {
    let sources = Trial.lowered([
      ("A.swift", "class A: B, UIApplicationDelegate {}"),
      ("A+Push.swift", "extension A { func a() {} }"),
      ("B.swift", "class B {}"),
    ])
    #expect(StubMaking.delegates(in: sources) == ["/app/A.swift", "/app/A+Push.swift"])
  }

  private static let busy = """
    import UIKit; import Kit
    @objc class AppDelegate: UIResponder, UIApplicationDelegate, KitDelegate {
      lazy var kit: Kit = { let k = Kit(key: 1); return k }()
      private(set) var (a, b) = (1, 2)
      override func other() -> some View { if let x = kit.x?.y, x > 1 { go(x!) } else { } }
      func applicationWillTerminate(_ a: UIApplication) {
        switch kit.state { case .on: go(); default: kit.off { user, error in print(user!.name) } }
        for (k, v) in kit.all { k.b = .full; v[1] = nil }
        guard let user = kit.user else { return }
        let c: Int = kit.count, d = 3
      }
    }
    struct Main: App { var body: some Scene { WindowGroup { Text("") } } }
    """
  private static let texts = [
    "no", "cannot find 'Kit' in scope", "cannot find type 'Kit' in scope",
    "value of type 'Kit' has no member 'x'", "missing return in instance method",
    "cannot force unwrap value of non-optional type 'StandIn'", "unknown attribute 'objc'",
    "cannot use optional chaining on non-optional value of type 'StandIn'",
    "initializer for conditional binding must have Optional type, not 'StandIn'",
    "cannot infer contextual base in reference to member 'full'",
    "cannot infer type of closure parameter 'user' without a type annotation",
    "cannot convert value of type 'StandIn' to expected argument type 'Int'",
    "cannot assign value of type 'Int' to type 'StandIn'",
    "method does not override any method from its superclass",
    "overriding declaration requires an 'override' keyword",
    "type 'AppDelegate' does not conform to protocol 'KitDelegate'",
  ]

  @Test func `any mistake at any index keeps the lines and ends`() throws {
    var state: UInt64 = 40
    func next(_ most: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % most
    }
    for _ in 0..<20 {
      let rounds = (0..<14).map { _ in
        (0..<6).map { _ in
          "/app/A.swift:\(next(17)):\(next(90)): error: \(Self.texts[next(Self.texts.count)])"
        }
      }
      let made = try Trial.made([("A.swift", Self.busy)], real: ["A.swift"], rounds: rounds)
      let copy = made.files.first { $0.original != nil }?.text ?? ""
      #expect(copy.filter { $0 == "\n" }.count == Self.busy.filter { $0 == "\n" }.count + 1)
      #expect(made.report.rounds <= 16)
    }
  }
}
