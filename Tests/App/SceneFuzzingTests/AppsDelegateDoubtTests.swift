import SceneFuzzing
import Testing

/// What the sources of delegates show that no running program does.
@Suite struct AppsDelegateDoubtTests {
  private func leftOut(_ source: String) -> [String] {
    DelegateReader([("App.swift", source)]).doubts.map(\.name)
  }

  @Test(arguments: [
    "#if os(iOS)", "#if !os(Linux)", "#if canImport(StoreKit)",
    "#if canImport(ActivityKit) && DEBUG",
    "#if os(macOS) || os(iOS)", "#if !(os(Linux) || os(Windows))", "#if canImport(os)",
    "#if os(Linux)\n#elseif os(iOS)",
  ])
  func `Code below a condition that is false on Linux alone is told`(condition: String) {
    let line = 1 + condition.split(separator: "\n").count - 1
    #expect(leftOut("\(condition)\nfetch()\n#endif") == ["App.swift:\(line)"])
  }

  @Test(arguments: [
    "#if DEBUG", "#if canImport(UIKit)", "#if os(macOS)", "#if os(watchOS)",
    "#if canImport(AppKit)",
    "#if swift(>=6.0)", "#if os(Linux)", "#if canImport(Kingfisher)", "#if !DEBUG",
    "#if targetEnvironment(simulator)", "#if canImport(Glibc)", "#if os(iOS) || os(Linux)",
  ])
  func `Code below a condition of another kind is not`(condition: String) {
    #expect(leftOut("\(condition)\nfetch()\n#endif") == [])
  }

  @Test func `Imports alone raise no doubt, and neither does what an else answers`() {
    #expect(leftOut("#if canImport(os)\n  import os\n#endif") == [])
    #expect(leftOut("#if canImport(StoreKit)\nfetch()\n#else\n// not here\n#endif") == [])
    #expect(leftOut("#if os(iOS)\nfetch()\n#else\nload()\n#endif") == ["App.swift:1"])
    #expect(
      leftOut("#if DEBUG\n#if canImport(StoreKit)\nfetch()\n#endif\n#endif") == ["App.swift:2"])
  }

  @Test func `What a base class of a library leaves out is no doubt about the app`() {
    let sources = [
      ("App.swift", "#if os(iOS)\nfetch()\n#endif"), ("Kit.swift", "#if os(iOS)\nload()\n#endif"),
    ]
    let doubts = DelegateReader(sources, own: ["App.swift"]).doubts
    #expect(doubts.map(\.name) == ["App.swift:1"])
  }

  @Test func `A method of a subclass is told though its base class has no source`() {
    let source = """
      import Kit

      class WindowDelegate: KitSceneDelegate {
        override func sceneDidBecomeActive(_ scene: UIScene) {}
        func sceneDidEnterBackground(_ scene: UIScene) {}
      }
      """
    #expect(DelegateReader([("App.swift", source)]).doubts == [])
    let line = DelegateLine(
      names: ["App.WindowDelegate", "Kit.KitSceneDelegate"], protocols: ["UIWindowSceneDelegate"])
    let doubts = DelegateReader([("App.swift", source)], [line]).doubts
    #expect(doubts.map(\.name) == ["WindowDelegate.sceneDidEnterBackground(_:)"])
    #expect(doubts.first?.description.contains("base class 'KitSceneDelegate' adopts") == true)
  }

  @Test func `A delegate without source is told, with where it was looked for`() {
    let line = DelegateLine(
      names: ["Nowhere.NoSuch" + "Delegate"], protocols: ["UIApplicationDelegate"])
    let doubts = DelegateReader.doubts(
      about: [line], of: line.names[0], besides: #filePath, on: [])
    #expect(doubts.map(\.cause).filter { $0 == .missingSource } == [.missingSource])
    let text = doubts.last?.description ?? ""
    #expect(text.contains("'Nowhere.NoSuchDelegate'"))
    #expect(text.contains("looked for in") && text.contains("SceneFuzzingTests"))
  }
}
