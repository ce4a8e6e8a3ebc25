import SceneFuzzing
import SceneHosting
import SceneViews
import SwiftUI
import Testing

/// Publishers with a time, in a case: its clock is theirs.
@MainActor
@Suite struct PublisherTimeTests {
  private let work = String(repeating: ", work", count: 8)

  private func log(_ events: String) throws -> [String] {
    let marked = events + ", do tap.mark 1"
    let log = try ProgramPlay(
      TimedProgram.self, on: "swiftui-iphone-ios17", marked,
      tapping: ["type", "ticking", "mark"]
    ).log
    // The end of the case lets all work go on.
    return Array(log.prefix { $0 != "mark" })
  }

  // F192
  @Test func `debounce hands on the last value once the case's clock has moved on`() throws {
    let typed = "launch 1, do tap.type 1" + work + ", do tap.type 1" + work
    #expect(try log(typed).filter { $0.hasPrefix("rests") } == [])
    #expect(
      try log(typed + ", tick 2" + work).filter { $0.hasPrefix("rests") } == ["rests at 2"])
  }

  // F193
  @Test func `throttle hands on at most one value in some time of the case's clock`() throws {
    let typed =
      "launch 1, do tap.type 1" + work + ", do tap.type 1, do tap.type 1" + work
    #expect(try log(typed).filter { $0.hasPrefix("paced") } == ["paced 1"])
    #expect(
      try log(typed + ", tick 3" + work).filter { $0.hasPrefix("paced") }
        == ["paced 1", "paced 3"])
  }

  // F194
  @Test func `A timer's times come by the case's clock, and end with the view`() throws {
    let begun = "launch 1, do tap.ticking 1" + work
    #expect(try log(begun).filter { $0 == "ticks" } == [])
    let ticks = begun + ", tick 2" + work + ", tick 2" + work
    #expect(try log(ticks).filter { $0 == "ticks" } == ["ticks", "ticks"])
    let ended = ticks + ", do tap.ticking 1" + work + ", tick 9" + work
    #expect(try log(ended).filter { $0 == "ticks" } == ["ticks", "ticks"])
  }

  @Test func `A timer of a view is given back with it, as the ledger of timers says`() throws {
    let test = AppTest(
      "timers", actions: [.tap("ticking")], laws: [.balancesLedgers], usesTasks: true
    ) {
      HostedApp(TimedProgram.self, context: $0)
    }
    let text = """
      scenefuzz 1
      platform swiftui-iphone-ios17
      scenes 1

      launch 1
      do tap.ticking 1
      do tap.ticking 1
      home

      """
    #expect(SceneFuzz.play(try Scenario(parsing: text, file: "test.scene"), test) == nil)
  }
}

private final class TypedModel: ObservableObject {
  @Published var text = 0
  @Published var rested = 0
  private var kept: Set<AnyCancellable> = []

  @MainActor init() {
    $text.dropFirst().debounce(for: .seconds(2), scheduler: DispatchQueue.main)
      .sink { number in MainActor.assumeIsolated { ProgramLog.add("rests at \(number)") } }
      .store(in: &kept)
    $text.dropFirst().throttle(for: .seconds(3), scheduler: RunLoop.main, latest: true)
      .sink { number in MainActor.assumeIsolated { ProgramLog.add("paced \(number)") } }
      .store(in: &kept)
  }
}

private struct TimedView: View {
  @StateObject private var model = TypedModel()
  @State private var isTicking = false

  var body: some View {
    Button("type") { model.text += 1 }
    Button("ticking") { isTicking.toggle() }
    Button("mark") { ProgramLog.add("mark") }
    if isTicking { TickingView() }
  }
}

private struct TickingView: View {
  private let timer = Timer.publish(every: 2, on: .main, in: .common).autoconnect()

  var body: some View { Text("x").onReceive(timer) { _ in ProgramLog.add("ticks") } }
}

private struct TimedProgram: SwiftUI.App {
  var body: some SwiftUI.Scene { WindowGroup { TimedView() } }
}
