import SceneStubs
import Testing

@Suite struct StandInTests {
  private func standIns(_ body: String, _ mistakes: [String]) throws -> String {
    let source = """
      import UIKit
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationWillTerminate(_ a: UIApplication) { \(body) }
      }
      """
    let made = try Trial.made(
      [("AppDelegate.swift", source)], real: ["AppDelegate.swift"],
      rounds: [mistakes.map { "/app/AppDelegate.swift:3:60: error: \($0)" }])
    return made.files.first { $0.name == "StandIns.swift" }?.text ?? ""
  }

  @Test func `an unknown name is a value that answers itself`() throws {
    let text = try standIns("Kit.go()", ["cannot find 'Kit' in scope"])
    #expect(text.contains("nonisolated(unsafe) public let Kit = StandIn(\"Kit\")"))
  }

  @Test func `an unknown type is a class with the inits that are called`() throws {
    let text = try standIns(
      "let k: Kit = Kit(key: 1, 2)",
      ["cannot find type 'Kit' in scope", "cannot find 'Kit' in scope"])
    #expect(text.contains("nonisolated open class Kit: StandIn {"))
    #expect(text.contains("init(key a0: Any?, _ a1: Any?)"))
    #expect(!text.contains("let Kit"))
  }

  @Test func `an unknown delegate is a protocol`() throws {
    let text = try standIns("", ["cannot find type 'KitDelegate' in scope"])
    #expect(text.contains("public protocol KitDelegate {}"))
  }

  @Test func `an unknown member of a known type is added to it`() throws {
    let text = try standIns("w.snp.go()", ["value of type 'UIWindow?' has no member 'snp'"])
    #expect(text.contains("extension UIWindow { var snp: StandIn {"))
  }

  @Test func `a member may have the name of a keyword`() throws {
    let text = try standIns("use(Kit.`default`)", ["type 'Kit' has no member 'default'"])
    #expect(text.contains("extension Kit { static var `default`: StandIn {"))
  }

  @Test func `what SwiftUI is to show is a view with the inits that are called`() throws {
    let source = """
      struct KitPanel: UIViewRepresentable {
        func makeUIView(context: Context) -> KitCalendar { KitCalendar(day: 1) }
        func updateUIView(_ view: KitCalendar, context: Context) {}
      }
      class AppDelegate: NSObject, UIApplicationDelegate {}
      """
    let mistakes = ["KitCalendar", "Context"].map { "cannot find type '\($0)' in scope" }
    let made = try Trial.made(
      [("AppDelegate.swift", source)], real: ["AppDelegate.swift"],
      rounds: [mistakes.map { "/app/AppDelegate.swift:2:50: error: \($0)" }])
    let text = made.files.first { $0.name == "StandIns.swift" }?.text ?? ""
    #expect(text.contains("open class KitCalendar: UIView {"))
    #expect(text.contains("public convenience init(day a0: Any?) { self.init(frame: .zero) }"))
    #expect(!text.contains("class Context"))
  }

  @Test(arguments: [
    "value of type 'Kit' has no dynamic member 'start' using key path from root type 'Kit'",
    "value of type 'Kit' has no member 'start'; did you mean 'stop'?",
  ])
  func `a member is added under the name that is asked for`(_ mistake: String) throws {
    #expect(try standIns("kit.start()", [mistake]).contains("extension Kit { var start: StandIn {"))
  }

  @Test(arguments: ["NSLocalizedString", "CGRectMake", "Title"])
  func `no type stands in for a function`(name: String) throws {
    let source = """
      func Title(_ key: String) -> String { key }
      class AppDelegate: NSObject, UIApplicationDelegate {}
      """
    let made = try Trial.made(
      [("AppDelegate.swift", source)], real: ["AppDelegate.swift"],
      rounds: [
        ["/app/AppDelegate.swift:2:1: error: cannot find type '\(name)' in scope"],
        ["/app/AppDelegate.swift:2:1: error: cannot find type 'Kit' in scope"],
      ])
    #expect(!made.report.standIns.contains(name))
  }

  @Test func `a type of a module that is here is imported, and never stood in for`() throws {
    let source = "class AppDelegate: NSObject, UIApplicationDelegate { let store = Store.shared }"
    let own = "class Store { static let shared = Store(); var context: NSManagedObjectContext }"
    var app = StubMaking.App(
      sources: Trial.lowered([("AppDelegate.swift", source), ("Store.swift", own)]),
      real: ["/app/AppDelegate.swift"], platform: ["UIKit", "CoreData"])
    app.owner = { $0.hasPrefix("NS") ? "CoreData" : nil }
    let missing = { (name: String) in "cannot find '\(name)' in scope" }
    let frontend = ScriptedFrontend([
      [
        "/app/AppDelegate.swift:1:60: error: \(missing("NSManagedObjectContext"))",
        "made:class Store:: cannot find type 'NSManagedObjectContext' in scope",
        "/app/AppDelegate.swift:1:61: error: \(missing("Kit"))",
      ]
    ])
    let checking = TypeChecking(frontend: frontend, moduleFolders: [], moduleMaps: [])
    let made = try StubMaking(frontend: frontend, checking: checking, clock: { 0 }).make(app)
    #expect(made.report.standIns == ["Kit"])
    let texts = Dictionary(uniqueKeysWithValues: made.files.map { ($0.name, $0.text) })
    #expect(texts["Real/AppDelegate.swift"]?.contains("import CoreData; ") == true)
    #expect(texts["Stubs/Store.swift"]?.contains("import CoreData\n") == true)
    #expect(made.report.replacedStatements == 0)
  }

  @Test func `a hostile name is not taken over`() throws {
    let text = try standIns("", ["cannot find type 'A {}; import B' in scope"])
    #expect(!text.contains("import B"))
  }
}
