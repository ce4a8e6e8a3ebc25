import SceneLowering
import SceneStubs
import Testing

@Suite struct RoundTests {
  private static let delegate = """
    import UIKit
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationWillTerminate(_ a: UIApplication) {
        Router().open("x")
      }
    }
    """
  private static let own = "class Router { func open(_ to: String = \"a\") -> Int { 3 } }"

  private func made(_ rounds: [[String]], own: String = own) throws -> MadeStubs {
    try Trial.made(
      [("AppDelegate.swift", Self.delegate), ("Own.swift", own)], real: ["AppDelegate.swift"],
      rounds: rounds)
  }

  private func stubs(_ made: MadeStubs) -> String {
    made.files.filter { $0.name.hasPrefix("Stubs/") }.map(\.text).joined()
  }

  @Test func `what fails together with a missing name is not replaced`() throws {
    let made = try made([
      [
        "/app/AppDelegate.swift:4:5: error: cannot find 'Kit' in scope",
        "/app/AppDelegate.swift:4:5: error: no",
      ]
    ])
    #expect(made.report.replacedStatements == 0)
    #expect(made.report.standIns == ["Kit"])
    #expect(made.report.rounds == 3)
  }

  @Test func `a stub's member says less and is dropped at last`() throws {
    let whole = try stubs(made([]))
    #expect(whole.contains("return StubCall.answer(\"Router.open(_:)\", 0)"))
    let asked = try stubs(made([["made:func open:: no"]]))
    #expect(asked.contains("= \"a\""))
    #expect(asked.contains("return StubCall.asked(\"Router.open(_:)\")"))
    let dropped = try made([["made:func open:: 1"], ["made:func open:: 2"], ["made:func open:: 3"]])
    #expect(!stubs(dropped).contains("func open"))
    #expect(dropped.report.remarks.map(\.reason) == [.simpler, .simpler, .dropped])
    #expect(dropped.report.remarks.allSatisfy { $0.file == "/app/Own.swift" && $0.line == 1 })
  }

  @Test func `a stub leaves out the protocol that it does not follow`() throws {
    let made = try made(
      [["made:class Router:: type 'Router' does not conform to protocol 'Gate'"]],
      own:
        "protocol Gate {}\nprotocol Door {}\nclass Router: Door, Gate { func open(_ s: String) {} }"
    )
    #expect(stubs(made).contains("class Router: Door {"))
    #expect(made.report.remarks.map(\.reason) == [.conformance])
  }

  @Test func `a class that lost its parent is still made of nothing`() throws {
    let own = "class Router: Component<Root> { func open(_ s: String) {} }\nprotocol Root {}"
    let lost = "made:class Router:: cannot inherit from 'Component'"
    let router = { (rounds: [[String]]) in
      try made(rounds, own: own).files.first { $0.name == "Stubs/Router.swift" }?.text ?? ""
    }
    let alone = try router([[lost]])
    #expect(alone.contains("class Router {\n") && alone.contains("  init() {}\n}"), "\(alone)")
    let whole = try router([])
    #expect(whole.contains("class Router: Component<Root> {"))
    #expect(!whole.contains("init()"), "its parent has one")
  }

  @Test func `a stand-in has as many types behind it as a stub's head shows`() throws {
    let made = try made(
      [["made:class Router:: cannot find type 'Component' in scope"]],
      own: "class Router: Component<Root, Int> { func open(_ s: String) {} }\nprotocol Root {}")
    let text = made.files.first { $0.name == "StandIns.swift" }?.text ?? ""
    #expect(text.contains("open class Component<T0, T1>: NSObject {"), "\(text)")
  }

  @Test func `a method of the life cycle that asks a stub without a value is not ready`() throws {
    let own = """
      protocol Gate { associatedtype Key; func pass() }
      class Router { func open(_ s: String) -> any Gate { Own() }; var depth: any Gate { Own() } }
      """
    // Of a type that the caller chooses, a container may have an object.
    let chosen = own.replacing("(_ s: String) -> any Gate", with: "<T>(_ r: Router) -> T")
    #expect(try made([], own: chosen).report.stops.isEmpty)
    let found = try made([], own: own)
    #expect(
      found.report.stops == ["AppDelegate.applicationWillTerminate(_:) asks Router.open(_:)"])
    #expect(found.report.end == .checked && !found.report.isBuilt)
    // A type that adopts the protocol is a value of it.
    let adopter = "\nstruct Own: Gate { typealias Key = Int; func pass() {} }"
    let whole = try made([], own: own + adopter)
    #expect(whole.report.stops.isEmpty && whole.report.isBuilt)
    #expect(stubs(whole).contains("StubCall.answer(\"Router.open(_:)\", Own())"))
  }

  @Test func `what a container may be asked for is listed with what makes it`() throws {
    let source = """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationWillTerminate(_ a: UIApplication) {
          Kit.resolve(Store.self).load(); Kit.resolve(Log.self); _ = Other()
        }
      }
      """
    let own = "protocol Store { func load() }\nclass Log {}\nclass Other {}\nstruct Point {}"
    let frontend = ScriptedFrontend([])
    var app = StubMaking.App(
      sources: Trial.lowered([("AppDelegate.swift", source), ("Own.swift", own)]),
      real: ["/app/AppDelegate.swift"], platform: ["UIKit"])
    app.answers = .init(name: "Answers.swift") { _, objects in
      objects.map { "\($0.type) = \($0.value)" }.joined(separator: ", ")
    }
    let checking = TypeChecking(frontend: frontend, moduleFolders: [], moduleMaps: [])
    let made = try StubMaking(frontend: frontend, checking: checking, clock: { 0 }).make(app)
    let text = made.files.first { $0.name == "Answers.swift" }?.text
    #expect(text == "Log = Log(), any Store = PlainStore()")
  }

  @Test func `a stub whose answer a branch compares is listed, and another one is not`() throws {
    let source = """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationWillTerminate(_ a: UIApplication) {
          if Flags.level() > 2 { go() }
          if 3 == Flags.count { go() }
          switch Flags.mode { case .low: go(); case .high: break }
          if Flags.isOn { go() }
          print(Flags.size(), [Flags.width() + 1])
        }
        func go() {}
      }
      """
    let own = """
      enum Mode { case low, high }
      class Flags {
        static func level() -> Int { load() }
        static var count: Int { load() }
        static var mode: Mode { load() }
        static var isOn: Bool { load() }
        static func size() -> Int { load() }
        static func width() -> Int { load() }
      }
      """
    let made = try Trial.made(
      [("AppDelegate.swift", source), ("Own.swift", own)], real: ["AppDelegate.swift"])
    #expect(made.report.decided == ["Flags.count", "Flags.level", "Flags.mode"])
    #expect(made.report.choices == ["Flags.isOn"])
  }

  @Test func `an init that cannot hand on stands alone`() throws {
    let own = "class Router: Kit { init(_ n: Int) { super.init() }; func open(_ s: String) {} }"
    let mistake = "made:convenience init:: no"
    let text = try stubs(made([[mistake], [mistake], [mistake]], own: own))
    #expect(text.contains("  init(_ n: Int) { StubCall.note(\"Router.init(_:)\", [n]) }"))
  }

  @Test func `a return that is missing is the plainest value`() throws {
    let source = """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, open u: URL) -> Bool {
          a.go()
        }
      }
      """
    let made = try Trial.made(
      [("AppDelegate.swift", source)], real: ["AppDelegate.swift"],
      rounds: [
        [],
        [
          "/app/AppDelegate.swift:5:3: error: missing return in instance method expected to return 'Bool'"
        ],
      ])
    let text = made.files.first { $0.original != nil }?.text ?? ""
    #expect(text.contains("    a.go()\n  ; return false }"))
    #expect(made.report.end == .checked)
    #expect(made.report.lostMethods.isEmpty)
  }

  @Test func `requirements by which a generic type is known are kept`() throws {
    let made = try made(
      [],
      own: """
        protocol Mapper { associatedtype Out; func map(_ s: String) -> Out }
        struct Names: Mapper { func map(_ s: String) -> Int { 1 } }
        class Router { func open(_ s: String, by m: Names) {} }
        """)
    #expect(stubs(made).contains("func map(_ s: String) -> Int"))
  }

  @Test func `what a person has written takes the index of a stub`() throws {
    let frontend = ScriptedFrontend([])
    var app = StubMaking.App(
      sources: Trial.lowered([("AppDelegate.swift", Self.delegate), ("Own.swift", Self.own)]),
      real: ["/app/AppDelegate.swift"], platform: ["UIKit"])
    app.byHand = [SourceFile(path: "/made/ByHand/Router.swift", text: "class Router {}")]
    let checking = TypeChecking(frontend: frontend, moduleFolders: [], moduleMaps: [])
    let made = try StubMaking(frontend: frontend, checking: checking, clock: { 0 }).make(app)
    #expect(!stubs(made).contains("Router"))
    app.byHand = []
    let without = try StubMaking(frontend: frontend, checking: checking, clock: { 0 }).make(app)
    #expect(stubs(without).contains("class Router {"))
  }

  @Test func `when the time is over the report says so`() throws {
    let frontend = ScriptedFrontend([])
    let app = StubMaking.App(
      sources: Trial.lowered([("AppDelegate.swift", Self.delegate)]),
      real: ["/app/AppDelegate.swift"], platform: ["UIKit"])
    let checking = TypeChecking(frontend: frontend, moduleFolders: [], moduleMaps: [])
    var limits = StubLimits()
    limits.mostSeconds = 0
    let made = try StubMaking(
      frontend: frontend, checking: checking, limits: limits, clock: { 0 }
    ).make(app)
    #expect(made.report.end == .timeOver && made.report.limit == .ofAll(0))
    #expect(!made.report.isBuilt)
  }
}
