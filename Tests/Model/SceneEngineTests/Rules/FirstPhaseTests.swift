import SceneEngine
import SceneLifecycle
import Testing

/// The first phase that a scene of SwiftUI's reports.
@Suite struct FirstPhaseTests {
  private static let phases = CallbackSet(.phaseInactive, .phaseActive, .phaseBackground)

  /// Returns the phases of a scene that the last of some events brings.
  private func phases(
    _ history: String, of scene: UInt8 = 0, on platform: String = "swiftui-iphone-ios17"
  ) throws -> [CallbackKind] {
    var player = try History(platform, scenes: 2)
    return try player.play(history).filter {
      $0.scene == scene && Self.phases.contains($0.kind)
    }.map(\.kind)
  }

  @Test func `A scene that becomes active reports no value before, unless the app asks for it`()
    throws
  {
    #expect(try phases("launch 1") == [.phaseActive])
    #expect(try phases("launch 1: initialPhase = yes") == [.phaseInactive, .phaseActive])
  }

  @Test func `A scene that connects under a call and stays inactive reports it`() throws {
    let history = "launch 1; home; reclaim 1; call; open 1"
    #expect(try phases(history) == [.phaseInactive])
    #expect(try phases("\(history); home") == [.phaseBackground])
    #expect(try phases("\(history); endInterruption") == [.phaseActive])
  }

  @Test func `A window that stays inactive beside the focused one reports it`() throws {
    let opened = try phases(
      "launch 1; open 2: entryStaysInactive = yes", of: 1, on: "swiftui-ipad-ios17")
    #expect(opened == [.phaseInactive])
  }

  @Test func `An entry that is cut off before it began reports the value that stays`() throws {
    var cuts = 0
    for delay in 0..<12 {
      var player = try History("swiftui-iphone-ios17", scenes: 1)
      let cut = "launch 1; controlCenter after \(delay): entryCutOff = yes"
      guard (try? player.play(cut)) != nil else { continue }
      let all = player.callbacks.map(\.kind)
      guard let entry = all.firstIndex(of: .foreground), entry >= delay,
        !all.contains(.phaseActive)
      else { continue }
      cuts += 1
      #expect(all.filter(Self.phases.contains) == [.phaseInactive], "after \(delay)")
    }
    #expect(cuts > 0)
  }
}
