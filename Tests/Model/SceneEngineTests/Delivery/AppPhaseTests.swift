import SceneEngine
import SceneLifecycle
import Testing

/// What SwiftUI says of the app's phase, before iOS 18 and from then on.
@Suite struct AppPhaseTests {
  private func phases(_ platform: String, _ stale: String) throws -> [CallbackKind] {
    var history = try History(platform, scenes: 2)
    let own = CallbackSet(.appPhaseActive, .appPhaseInactive, .appPhaseBackground)
    try history.play("launch 1\(stale); requestNewWindow 2; hide 1")
    return history.callbacks.map(\.kind).filter { own.contains($0) }
  }

  @Test func `The app's phase is that of all windows, or before iOS 18 may follow one of them`()
    throws
  {
    #expect(try phases("swiftui-ipad-ios17", ": appPhaseStale = no") == [.appPhaseActive])
    let stale = try phases("swiftui-ipad-ios17", ": appPhaseStale = yes")
    #expect(stale.contains(.appPhaseBackground), "\(stale)")
    #expect(try phases("swiftui-ipad-ios18", "") == [.appPhaseActive])
  }
}
