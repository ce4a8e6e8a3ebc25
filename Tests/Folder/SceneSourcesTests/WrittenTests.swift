import SceneSources
import Testing

/// What a first look at a Swift source finds.
@Suite struct WrittenTests {
  @Test func `Comments and texts hold no words, and lines are counted through them`() {
    let source = """
      /* a /* b */ class C {} */ let x = "class D \\(call(1)) {" // class E
      #"raw \\("# class F
      """
    let words = SwiftWords.all(in: source)
    #expect(words.map(\.text) == ["let", "x", "=", "\"\"", "\"\"", "class", "F"])
    #expect(words.last?.line == 2)
  }

  @Test func `Stored static properties and globals that may change are found`() {
    let source = """
      var level = 0
      let limit = 3
      let store = Store()
      let test = AppTest("a", laws: []) { Store($0) }
      var ready: Bool { level > 0 }
      class Store {
        static let shared = Store()
        static var pending: URL?
        private static let key = "k"
        static var isOn: Bool { true }
        static var seen = 0 { didSet { log() } }
        static var heard: Int = 1
        @PerProcess static var again = 0
        let own = Own(); var count = 0
        func go() { var local = 1; let other = Store() }
        struct Inner { nonisolated(unsafe) static var last: [Int] = [] }
      }
      """
    let found = WrittenStatic.all(in: SwiftWords.all(in: source))
    #expect(
      found.map(\.name) == [
        "level", "store", "Store.shared", "Store.pending", "Store.seen", "Store.heard",
        "Store.Inner.last",
      ])
    #expect(found.map(\.line) == [1, 3, 7, 8, 11, 12, 16])
  }

  @Test func `A class adopts what it or an extension of it says`() {
    let source = """
      @main final class AppDelegate: UIResponder, UIKit.UIApplicationDelegate {}
      extension SceneDelegate: UIWindowSceneDelegate where Self: AnyObject { class func make() {} }
      class Plain {}
      """
    let classes = WrittenClass.all(in: SwiftWords.all(in: source))
    #expect(classes.map(\.name) == ["AppDelegate", "SceneDelegate", "Plain"])
    #expect(
      classes.map(\.inheritedTypes) == [
        ["UIResponder", "UIApplicationDelegate"], ["UIWindowSceneDelegate"], [],
      ]
    )
  }

  @Test func `The methods of a type have labels, types and what stands in their way`() {
    let source = """
      struct App {
        func open(_ url: Foundation.URL, in scene: SceneID = .first) {}
        static func load() {}
        struct Inner { func hidden() {} }
      }
      extension App { private func save() async {} }
      """
    let type = WrittenType(source, path: ["App"], isPathWhole: true)
    #expect(type.isFound)
    #expect(type.methods.map(\.title) == ["open(_:in:)", "load()", "save()"])
    #expect(type.methods.first?.signature == "open(_: URL, in: SceneID)")
    #expect(type.methods.map(\.hindrance) == [nil, "it is static", "it is private"])
  }

  @Test(arguments: [
    ("os(iOS)", false, true), ("!os(Linux) && canImport(UIKit)", false, true),
    ("canImport(Combine) || os(Linux)", true, true), ("DEBUG", nil, nil),
    ("os(Linux) && DEBUG", nil, false),
  ])
  func `A condition is true, false or not known`(text: String, here: Bool?, there: Bool?) {
    let words = SwiftWords.all(in: text).map(\.text)
    #expect(CompilerCondition.value(words, on: .linux) == here)
    #expect(CompilerCondition.value(words, on: .phone) == there)
  }
}
