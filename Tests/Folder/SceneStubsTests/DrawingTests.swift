import SceneStubs
import Testing

@Suite struct DrawingTests {
  private static let delegate = """
    import UIKit
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationWillTerminate(_ application: UIApplication) {
        USES
      }
    }
    """

  private func stubs(_ uses: String, _ declarations: String) throws -> String {
    let made = try Trial.made(
      [
        ("AppDelegate.swift", Self.delegate.replacing("USES", with: uses)),
        ("Own.swift", declarations),
      ], real: ["AppDelegate.swift"])
    return made.files.filter { $0.original == nil && $0.name.hasPrefix("Stubs/") }.map(\.text)
      .joined()
  }

  @Test func `a function notes its arguments and returns the plainest value`() throws {
    let text = try stubs(
      "_ = Router().open(link, from: 1)",
      "class Router { func open(_ link: String, from index: Int = 0) -> Bool { crash() } }")
    #expect(
      text.contains(
        "func open(_ link: String, from index: Int = 0) -> Bool { StubCall.note(\"Router.open(_:from:)\", [link, index]); return StubCall.answer(\"Router.open(_:from:)\") }"
      ))
    #expect(text.contains("init() {}"))
    #expect(!text.contains("crash"))
  }

  @Test func `a member that the real files do not name is left out`() throws {
    let text = try stubs(
      "Router().open()", "class Router { func open() {}; func close() {}; var depth = 1 }")
    #expect(text.contains("func open()"))
    #expect(!text.contains("close"))
    #expect(!text.contains("depth"))
  }

  @Test func `a private member and a private type are left out`() throws {
    let text = try stubs(
      "Router().open(); Secret()",
      "class Router { private func open() {} }\nprivate class Secret {}")
    #expect(!text.contains("open"))
    #expect(!text.contains("Secret"))
  }

  @Test func `a stored property holds what is set`() throws {
    let text = try stubs(
      "Session.shared.user = nil; Session.shared.name = \"\"; Session.shared.gate = g",
      """
      class Session {
        static let shared = Session()
        var user: User?
        var name = "guest"
        var gate: Gate
      }
      struct User {}
      protocol Gate {}
      """)
    #expect(
      text.contains("static var shared: Session = StubCall.answer(\"Session.shared\", Session())"))
    #expect(text.contains("var user: User? = StubCall.answer(\"Session.user\", nil)"))
    #expect(text.contains("var name: String = \"guest\""))
    #expect(text.contains("var gate: Gate = StubCall.answer(\"Session.gate\", PlainGate())"))
    #expect(text.contains("protocol Gate {"))
  }

  @Test func `a picture of SwiftUI's has a plain one`() throws {
    let made = try stubs(
      "print(Sign().image)", "struct Sign { init() {}; var image: Image { Image(\"a\") } }")
    #expect(made.contains("Image(\"plain\")"))
  }

  @Test func `a computed Bool asks what the test says`() throws {
    let text = try stubs(
      "if Session.isLoggedIn {}", "enum Session { static var isLoggedIn: Bool { store.has } }")
    #expect(
      text.contains("static var isLoggedIn: Bool { StubCall.answer(\"Session.isLoggedIn\") }"))
  }

  @Test(arguments: [
    (
      "enum Place: String { case inside; case outside; var isOut: Bool { rawValue == \"outside\" } }",
      "var isOut: Bool { rawValue == \"outside\" }"
    ),
    (
      "enum Place { case a, b\n var isOut: Bool {\n switch self {\n case .a: return true\n case .b: return false\n }\n } }",
      "var isOut: Bool { switch self { case .a: return true case .b: return false } }"
    ),
    (
      "extension UISceneSession { var isOut: Bool { get { role.rawValue.hasSuffix(\"Display\") } } }",
      "var isOut: Bool { role.rawValue.hasSuffix(\"Display\") }"
    ),
  ])
  func `what can be computed is, and no history turns it`(own: String, form: String) throws {
    let text = try stubs("if Place.here.isOut {}", own)
    #expect(text.contains(form), "\(text)")
    #expect(!text.contains("StubCall.answer(\"Place.isOut\")"))
  }

  @Test(arguments: [
    "enum Place { static var isOut: Bool { store.has } }",
    "enum Place { case a; var isOut: Bool { Store.shared.has } }",
    "enum Place { case a; var isOut: Bool { load() == nil } }",
    "struct Place { var token: String?; var isOut: Bool { token != nil } }",
    "extension UIDevice { var isOut: Bool { kind == 1 }; var kind: Int { Store.kind } }",
  ])
  func `what asks for the unknown is turned`(own: String) throws {
    let text = try stubs("if Place.here.isOut {}", own)
    #expect(text.contains(".isOut\")"), "\(text)")
  }

  @Test func `a function with a large letter gives its own result, and no type has its name`()
    throws
  {
    let text = try stubs(
      "print(Titles.failed, Titles.own, Titles.home, Titles.plain, Titles.log)",
      """
      func Title(_ key: String) -> [String] { [] }
      class Titles {
        static var failed = NSLocalizedString("failed", comment: "")
        static var own = Title("own")
        static let home = NSHomeDirectory()
        static let log = NSLog("a")
        static let plain = Label("a")
      }
      class Label { init(_ s: String) {} }
      """)
    #expect(text.contains("static var failed: String = "))
    #expect(text.contains("static var own: [String] = "))
    #expect(text.contains("static var home: String = "))
    #expect(text.contains("static var plain: Label = "))
    #expect(!text.contains("NSLocalizedString") && !text.contains(" log"))
  }

  @Test func `a stored Bool asks until it is set`() throws {
    let text = try stubs("if Gate().isOpen {}", "class Gate { var isOpen = true }")
    #expect(
      text.contains(
        "var held_isOpen: Bool? = nil; var isOpen: Bool { get { held_isOpen ?? StubCall.answer(\"Gate.isOpen\", true) } set { held_isOpen = newValue } }"
      ))
  }

  @Test func `an init of an enumeration gives the plain case or nothing`() throws {
    let text = try stubs(
      "_ = Route(1); _ = Route(raw: 1)",
      "enum Route { case home; init(_ n: Int) { self = .home }; init?(raw: Int) { nil } }")
    #expect(
      text.contains("init(_ n: Int) { StubCall.note(\"Route.init(_:)\", [n]); self = Route.home }"))
    #expect(text.contains("StubCall.note(\"Route.init(raw:)\", [raw]); return nil }"))
  }

  @Test func `a protocol's plainest value is a class that does nothing`() throws {
    let text = try stubs(
      "Maker.make().open(1)",
      """
      protocol Door { var isOpen: Bool { get set } }
      protocol Gate: Door { mutating func open(_ n: Int) -> String }
      enum Maker { static func make() -> any Gate { Real() } }
      struct Real: Gate { var isOpen = true; func open(_ n: Int) -> String { "" } }
      """)
    #expect(text.contains("final class PlainGate: Gate {"))
    #expect(
      text.contains(
        "func open(_ n: Int) -> String { StubCall.note(\"Gate.open(_:)\", [n]); return StubCall.answer(\"Gate.open(_:)\", \"\") }"
      ))
    #expect(text.contains("StubCall.answer(\"Maker.make()\", PlainGate())"))
  }

  @Test func `a static function stays static`() throws {
    let text = try stubs(
      "Screens.show(1); Base.make()",
      "enum Screens { static func show(_ n: Int) {} }\nclass Base { class func make() {} }")
    #expect(
      text.contains("  static func show(_ n: Int) { StubCall.note(\"Screens.show(_:)\", [n]) }"))
    #expect(text.contains("  static func make() { StubCall.note(\"Base.make()\") }"))
  }

  @Test func `an enumeration keeps all cases and the first without payload is the plain one`()
    throws
  {
    let text = try stubs(
      "let r: Route = Routes().next()",
      "enum Route { case item(id: Int), home\n case other }\nclass Routes { func next() -> Route { .other } }"
    )
    #expect(text.contains("case item(id: Int)"))
    #expect(text.contains("case other"))
    #expect(text.contains("StubCall.answer(\"Routes.next()\", Route.home)"))
  }

  @Test func `a class that inherits hands its inits on`() throws {
    let text = try stubs(
      "_ = Home(name: \"\")",
      "class Home: UIViewController { let n: String; init(name: String) { n = name; super.init(nibName: nil, bundle: nil) }\n required init?(coder: NSCoder) { nil } }"
    )
    #expect(
      text.contains(
        "convenience init(name: String) { self.init(); StubCall.note(\"Home.init(name:)\", [name]) }"
      ))
    #expect(!text.contains("coder"))
  }

  @Test func `a class that adopts a protocol of the app first does not inherit`() throws {
    let text = try stubs(
      "Main(1).start()",
      "protocol Coordinator { func start() }\nclass Main: Coordinator { init(_ n: Int) {}; func start() {} }"
    )
    #expect(text.contains("init(_ n: Int) { StubCall.note(\"Main.init(_:)\", [n]) }"))
    #expect(text.contains("protocol Coordinator {"))
  }

  @Test func `a structure that is called has the init of its stored properties`() throws {
    let text = try stubs(
      "_ = Item(id: 1)", "struct Item { let id: Int; var note: String?; private(set) var n = 0 }")
    #expect(text.contains("init(id: Int, note: String? = nil, n: Int = 0)"))
  }

  @Test func `an extension of another module's type keeps what is named`() throws {
    let text = try stubs(
      "post(.signedOut)",
      "import UIKit\nextension Notification.Name { static let signedOut = Notification.Name(\"out\"); static let other = Notification.Name(\"o\") }"
    )
    #expect(text.contains("extension Notification.Name {"))
    #expect(text.contains("var signedOut: Notification.Name = Notification.Name(\"out\")"))
    #expect(!text.contains("other"))
  }

  @Test func `names of notifications without a text are told apart by their members`() throws {
    let text = try stubs(
      "post(Kit.opened); post(Kit.closed); post(Kit.left)",
      "import UIKit\nenum Kit { static var opened: Notification.Name { make(1) }; static var closed: Notification.Name = make(2); static var left: Notification.Name { make(3) } }"
    )
    for name in ["opened", "closed", "left"] {
      #expect(text.contains("Notification.Name(\"Kit.\(name)\")"))
    }
    #expect(!text.contains("Notification.Name(\"\")"))
  }

  @Test func `a closure is noted as unseen`() throws {
    let text = try stubs(
      "Api().load { }", "class Api { func load(then done: @escaping () -> Void) {} }")
    #expect(text.contains("[UnseenArgument.closure]"))
  }

  @Test func `a nested type is kept where a signature names it`() throws {
    let text = try stubs(
      "Theme().kind = .dark",
      "struct Theme { enum Kind { case dark }; var kind: Kind; enum Other { case a } }")
    #expect(text.contains("enum Kind {"))
    #expect(!text.contains("Other"))
  }

  @Test func `a module of the app's own is drawn like the app`() throws {
    let made = try Trial.made(
      [("AppDelegate.swift", "import Kit\n" + Self.delegate.replacing("USES", with: "Kit.go()"))],
      real: ["AppDelegate.swift"],
      modules: ["Kit": [("Kit.swift", "public enum Kit { public static func go() {} }")]])
    #expect(made.files.contains { $0.name == "Stubs/Kit.swift" })
    #expect(made.report.modules == ["Kit"])
  }

  @Test func `the same sources give the same bytes`() throws {
    let uses = "A().a(); B().b(); C().c()"
    let declarations =
      "class A { func a() {} }\nclass B { func b() -> A { A() } }\nclass C { func c() {} }"
    let first = try stubs(uses, declarations)
    for _ in 0..<3 { #expect(try stubs(uses, declarations) == first) }
  }
}
