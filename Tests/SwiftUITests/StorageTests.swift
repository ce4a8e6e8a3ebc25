import SwiftUI
import Testing

/// Values that are kept outside of the tree: one test after the other, as they share the defaults.
@MainActor
@Suite(.serialized) struct StorageTests {
  private static let key = "SwiftUITests.size"

  /// Shows a user default, and adds one to it.
  private struct SizeView: View {
    @AppStorage(StorageTests.key) private var size = 10

    var body: some View {
      Text("\(size)")
      Button("grow") { size += 1 }
    }
  }

  private func clears() { UserDefaults.standard.removeObject(forKey: Self.key) }

  // F26
  @Test func `An AppStorage shows its default while the key has none`() {
    clears()
    #expect(PlayedTree { SizeView() }.text == ["10"])
    UserDefaults.standard.set(12, forKey: Self.key)
    #expect(PlayedTree { SizeView() }.text == ["12"])
    clears()
  }

  // F28
  @Test func `A write to an AppStorage is a write to the user default`() {
    clears()
    PlayedTree { SizeView() }.tap("grow")
    #expect(UserDefaults.standard.integer(forKey: Self.key) == 11)
    clears()
  }
}
