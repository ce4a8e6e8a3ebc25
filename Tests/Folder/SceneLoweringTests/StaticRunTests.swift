import Foundation
import SceneLowering
import Testing

/// Programs with lowered static properties, compiled and run with the wrapper that UIKit has.
@Suite struct StaticRunTests {
  /// A source with all forms; the comment says which language has them.
  static let forms = """
    import UIKit
    public final class A {
      public static let shared = A()
      public private(set) static var count = 0 { didSet { last = oldValue } }
      static var last: Int?
      static var unset: A!
      static weak var current: A?
      static let table: [String: A] = { var made: [String: A] = [:]; made["a"] = A(); return made }()
      static private let first = A(), second = A()
      @available(iOS 13, *) static let later: A = .init()
      public init() {}
      static func counts() { count += 1; table["a"]?.name = "b"; current = shared; unset = first }
      var name = "a"
    }
    @MainActor final class B: UIViewController {
      static let shared = B()
      static var open: [B] = []
      static let fixed = "constant"
      nonisolated static let free: Int = Int("3") ?? 4
    }
    extension A { static let more = A() }
    enum C { static var state: C? = nil; case a }
    let top = A()
    private var list: [String: A] = [:]
    var number = 1, text = "a"
    @MainActor var window: B?
    var bang: A!
    func use() { list["a"] = top; number += 1; text += "b"; bang = top }
    """

  @Test(arguments: ["5", "6"])
  func `a lowered static property compiles`(_ mode: String) throws {
    var options = LoweringOptions()
    if mode == "6" { options.conditions.language = .init(6) }
    let source = try compiled(Self.forms, options)
    #expect(source.edits.count { $0.kind == .perProcess } > 20)
    let copy = try CompileTests.compile(
      [("App.swift", source.text), CompileTests.support], mode: mode)
    if mode == "5" {
      #expect(copy.status == 0, "\(copy.output)\n\(source.text)")
    } else {
      // What Swift 6 minds in the original, it minds in the copy, and nothing else.
      let original = try CompileTests.compile([("App.swift", Self.forms)], mode: mode)
      let lines = { (text: String) in
        Set(
          text.split(separator: "\n").filter { $0.contains("error:") }
            .compactMap { $0.split(separator: ":").dropFirst().first })
      }
      #expect(lines(copy.output).isSubset(of: lines(original.output)), "\(copy.output)")
    }
  }

  /// A program that plays three processes, and what it keeps outside of its objects.
  private static let processes = [
    SourceFile(
      path: "/app/main.swift",
      text: """
        import UIKit
        for process in 1...3 {
          beginProcess()
          print("process", process)
          print(Router.shared.links, Router.count, kept.links, number, Router.current == nil)
          Router.shared.links.append("a")
          Router.count += 1
          kept.links.append("b")
          number += 1
          Router.current = kept
          print(Router.shared.links, Router.count, kept.links, number, Router.current === kept)
        }
        beginProcess()
        """),
    SourceFile(
      path: "/app/Router.swift",
      text: """
        import UIKit
        final class Router {
          static let shared = Router("shared")
          static var count = 0 { didSet { print("counts", oldValue) } }
          static weak var current: Router?
          var links: [String] = []
          private let name: String
          init(_ name: String) { self.name = name; print("makes", name) }
          deinit { print("ends", name, Router.count) }
        }
        let kept = Router("kept")
        var number = 7
        """),
  ]

  @Test func `each process has its own values, made when they are first asked for`() throws {
    let ran = try RunTests().run(Self.processes)
    #expect(!ran.isSignal)
    let process = { (number: Int) in
      """
      process \(number)
      makes shared
      makes kept
      [] 0 [] 7 true
      counts 0
      ["a"] 1 ["b"] 8 true
      ends kept 1
      ends shared 0

      """
    }
    #expect(ran.output == (1...3).map(process).joined())
  }

  @Test func `a value that needs itself ends the process with its type`() throws {
    let main = SourceFile(
      path: "/app/main.swift", text: "import UIKit\nprint(Router.shared.name)\n")
    let router = SourceFile(
      path: "/app/Router.swift",
      text: """
        import UIKit
        final class Router {
          static let shared = Router()
          let name: String
          init() { name = Router.shared.name }
        }
        """)
    let ran = try RunTests().run([main, router])
    #expect(ran.isSignal)
    #expect(ran.output.contains("a static value of type Router needs itself to be made"))
  }
}
