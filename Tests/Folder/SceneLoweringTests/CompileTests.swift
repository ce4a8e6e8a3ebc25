import Foundation
import SceneLowering
import Testing

/// What is lowered compiles on this machine, and what is not does not.
@Suite struct CompileTests {
  /// Sources by name; each shows one edit.
  static let sources: [String: String] = [
    "entry": """
    @UIApplicationMain
    class A: UIResponder, UIApplicationDelegate { required override init() {} }
    """,
    "objc":
      "@objcMembers class A: NSObject { @objc(b:) func a(_ x: Int) {}; @objc dynamic var c = 1 }",
    "interface":
      "class A: UIViewController { @IBOutlet weak var a: UILabel!; @IBAction func b(_ s: Any) {} }",
    "selector": """
    class A: UIViewController {
      @objc private func a(_ x: UIView) {}
      @objc func b() -> Int { 1 }
      func c() -> [Selector] {
        [#selector(a(_:)), #selector(A.b), #selector(UIResponder.resignFirstResponder)]
      }
    }
    """,
    "key path": "class A: NSObject { @objc var a = 1 }\nlet b = #keyPath(A.a)",
    "optional": """
    @objc public protocol P { @objc optional func a(_ x: Int) -> Int; @objc optional func b() }
    class A: P { func a(_ x: Int) -> Int { x } }
    class B: P {}
    class C {
      weak var p: P?
      func c(_ q: P) -> Int {
        p?.b?()
        q.b?()
        if let d = q.a?(3) { return d }
        return (p?.a?(1) ?? 0) + (q.a?(2).advanced(by: 1) ?? 0)
      }
    }
    """,
    "optional of UIKit": """
    class A: UIViewController {
      weak var d: UIScrollViewDelegate?
      func a(_ v: UIView) -> Int {
        d?.scrollViewDidScroll?(v)
        return d?.scrollView?(v, heightFor: 1) ?? 3
      }
    }
    """,
    "managed": """
    class A: NSManagedObject { @NSManaged var a: String?; @NSManaged var b: Int32 }
    extension A { @NSManaged var c: Set<String>; @NSManaged func d(_ x: Int) }
    """,
    "override": """
    class A: UIViewController {}
    extension A {
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
      override var prefersStatusBarHidden: Bool { true }
      override class var name: String { "a" }
    }
    """,
    "overridden": """
    class A {}
    extension A { @objc func a(_ x: Int) -> Int { x } }
    class B: A { override func a(_ x: Int) -> Int { super.a(x) + 1 } }
    """,
    "variadic": "func a(_ e: Error) -> String { String(format: \"%@\", e as CVarArg) }",
    "pool": "func a() -> Int { autoreleasepool { 3 } }\nfunc b() { autoreleasepool { print(1) } }",
    "preview": "#Preview { A() }\nstruct A {}\nstruct A_Previews: PreviewProvider { var a = 1 }",
    "submodule": "import Foundation.NSDate\nfunc a() {}",
    "literal": """
    let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    let b = #imageLiteral(resourceName: "b")
    """,
    "error": "#if os(iOS)\nfunc a() {}\n#else\n#error(\"iOS only\")\n#endif\nlet b: () = a()",
  ]

  /// Compiles the files of a module to a library.
  static func compile(
    _ files: [(name: String, text: String)], mode: String
  ) throws -> (status: Int32, output: String) {
    let stand = try StandIn.folder.get()
    let folder = stand.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let objects = files.map { $0.name + ".o" }
    // The front end itself: the driver of a whole compilation takes twice as long.
    let made = try Tool.run(
      [
        "/usr/bin/env", "swiftc", "-frontend", "-c", "-parse-as-library", "-swift-version", mode,
        "-suppress-warnings", "-module-name", "App", "-I", stand.path,
      ] + files.flatMap { ["-primary-file", $0.name] } + objects.flatMap { ["-o", $0] },
      in: folder)
    if made.status != 0 { return (made.status, made.output) }
    // Only the linker misses the sources that Core Data writes.
    let linked = try Tool.run(
      ["/usr/bin/env", "swiftc", "-emit-library", "-o", "App.so", "-L", stand.path] + objects
        + ["-lUIKit"], in: folder)
    return (linked.status, made.output + linked.output)
  }

  static let support = (
    name: "Support.swift",
    text: SupportSource.text(importing: "UIKit", answer: "PlayedSystem.isAtLeast")
  )

  @Test(arguments: sources.keys.sorted())
  func `a lowered source compiles where its original does not`(_ name: String) throws {
    let text = "import UIKit\n" + (try #require(Self.sources[name]))
    let original = try Self.compile([("App.swift", text)], mode: "5")
    #expect(original.status != 0)
    let source = try compiled(text, path: "App.swift")
    let copy = try Self.compile([("App.swift", source.text), Self.support], mode: "5")
    #expect(copy.status == 0, "\(copy.output)\n\(source.text)")
  }

  @Test func `questions about the system compile in every place where Swift has them`() throws {
    let text = """
      import UIKit
      @resultBuilder enum List {
        static func buildBlock(_ parts: [Int]...) -> [Int] { parts.flatMap { $0 } }
        static func buildExpression(_ part: Int) -> [Int] { [part] }
        static func buildOptional(_ part: [Int]?) -> [Int] { part ?? [] }
        static func buildEither(first: [Int]) -> [Int] { first }
        static func buildEither(second: [Int]) -> [Int] { second }
        static func buildLimitedAvailability(_ part: [Int]) -> [Int] { part }
      }
      struct A {
        var x: Int?
        @List var list: [Int] {
          1
          if #available(iOS 17, *) { 2 }
          if #available(iOS 18.1, *) { 3 } else if #unavailable(iOS 16) { 4 } else { 5 }
        }
        func a() -> Int {
          guard #available(iOS 13, macOS 10.15, *), let x, x > 1 else { return 0 }
          while #available(iOS 15, *), x > 100 { return 5 }
          let y = if #available(iOS 26, *) { 1 } else { 2 }
          if let z = self.x, #unavailable(iOS 14), z > 3 { return z }
          if #available(macOS 12, *) { return y } else { return 9 }
        }
        @available(iOS 99, *) func b() {}
        func c() { if #available(iOS 99, *) { b() } }
      }
      """
    for mode in ["5", "6"] {
      let source = try compiled(text)
      let copy = try Self.compile([("App.swift", source.text), Self.support], mode: mode)
      #expect(copy.status == 0, "\(copy.output)")
    }
  }

  @Test func `a mistake of an app is told with the original's name and line`() throws {
    let text = "import UIKit\n\n@objc class A: NSObject {\n  @objc var a: Int = \"b\"\n}\n"
    let source = try compiled(text, path: "/apps/notes/Sources/My App/A.swift")
    let copy = try Self.compile([("0.swift", source.text), Self.support], mode: "5")
    #expect(copy.status != 0)
    #expect(copy.output.contains("/apps/notes/Sources/My App/A.swift:4:22: error: cannot convert"))
  }
}
