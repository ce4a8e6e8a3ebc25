import CompilerRecords
import Foundation
import SceneLowering
import Testing

/// Programs of lowered sources, compiled and run.
@Suite struct RunTests {
  func run(_ sources: [SourceFile]) throws -> (isSignal: Bool, output: String) {
    let stand = try StandIn.folder.get()
    let folder = stand.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let lowered = SourceLowering(frontend: RecordedFrontend(.lowering)).lower(sources)
    #expect(lowered.errors.isEmpty)
    // What a program begins with has no process.
    #expect(lowered.remarks.allSatisfy { $0.reason == .keptStatic })
    var names: [String] = []
    let texts = lowered.sources.map(\.text) + [CompileTests.support.text]
    for (number, text) in texts.enumerated() {
      let name = number == 0 ? "main.swift" : "\(number).swift"
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      names.append(name)
    }
    let built = try Tool.run(
      [
        "/usr/bin/env", "swiftc", "-Onone", "-g", "-suppress-warnings", "-module-name", "App",
        "-I", stand.path, "-L", stand.path, "-lUIKit", "-o", "App",
      ] + names, in: folder)
    try #require(built.status == 0, "\(built.output)")
    let ran = try Tool.run([folder.path + "/App"], in: folder)
    return (ran.isSignal, ran.output)
  }

  @Test func `a trap names the original's file and line`() throws {
    let main = SourceFile(path: "/app/main.swift", text: "import UIKit\nClock().tick()\n")
    let clock = SourceFile(
      path: "/app/Sources/Clock.swift",
      text: """
        import UIKit
        #if os(macOS)
        import AppKit
        #endif

        @objc class Clock: NSObject {
          @objc func tick() {
            let none: Int? = nil
            print(none!)
          }
        }
        """)
    let ran = try run([main, clock])
    #expect(ran.isSignal)
    #expect(ran.output.contains("Clock.swift:9: Fatal error: Unexpectedly found nil"))
  }

  @Test func `the world that is played answers, methods are called, and missing ones are nothing`()
    throws
  {
    let main = SourceFile(
      path: "/app/main.swift",
      text: """
        import UIKit
        PlayedSystem.version = [12, 4, 0]
        if #available(iOS 13, *) { print("new") } else { print("old") }
        if #available(iOS 12.4, *), !(#keyPath(Clock.name).isEmpty) { print(#keyPath(Clock.name)) }
        if #unavailable(iOS 13) { print("before") }
        let clock = LoudClock()
        MainActor.assumeIsolated {
          for selector in clock.selectors { print(selector.name, selector.call(clock, [7])) }
        }
        let player: Playing = Player(), mute: Playing = Mute()
        print(player.play?(3) as Any, mute.play?(3) as Any, (mute as Playing?)?.play?(1) ?? -1)
        clock.viewWillAppear(true)
        print(String(format: "%@", Mistake() as CVarArg))
        let item = Item()
        item.count += 2
        print(item.count, item.name as Any, item.values.keys.sorted())
        """)
    let clock = SourceFile(
      path: "/app/Clock.swift",
      text: """
        import UIKit
        struct Mistake: Error {}
        class Clock: UIViewController {
          @objc var name = "clock"
          @objc private func tick(_ count: Int) { print("tick", count) }
          @objc func ring() { print("quiet") }
          var selectors: [Selector] { [#selector(tick(_:)), #selector(ring)] }
        }
        extension Clock {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            print("appears", animated)
          }
          @objc func stop() { print("stop") }
        }
        class LoudClock: Clock {
          override func ring() { print("loud") }
          override func stop() { super.stop() }
        }
        @objc protocol Playing { @objc optional func play(_ times: Int) -> Int }
        class Player: Playing { func play(_ times: Int) -> Int { times * 2 } }
        class Mute: Playing {}
        class Item: NSManagedObject { @NSManaged var count: Int32; @NSManaged var name: String? }
        """)
    let ran = try run([main, clock])
    #expect(!ran.isSignal)
    #expect(
      ran.output == """
        old
        name
        before
        tick 7
        tick: true
        loud
        ring true
        Optional(6) nil -1
        appears true
        Mistake()
        2 nil ["count"]

        """)
  }
}
