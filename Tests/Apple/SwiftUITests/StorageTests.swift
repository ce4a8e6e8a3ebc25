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

  @Test func `Values of every type of SwiftUI's are stored, and those that may be missing`() {
    let played = PlayedTree { EveryStorageView() }
    let first = "true 1 1.5 a nil 2 1970-01-01 00:00:01 +0000 one b, nil nil nil"
    #expect(played.text == [first])
    played.tap("write")
    let second = "false 2 2.5 c https://example.org 3 1970-01-01 00:00:02 +0000 two d, 7 e f"
    #expect(played.text == [second])
    played.tap("forget")
    #expect(played.text[0].hasSuffix(", nil nil nil"))
  }
}

private enum StoredRank: Int { case one = 1, two }

private enum StoredWord: String { case b, d, f }

private struct EveryStorageView: View {
  @SceneStorage("flag") private var flag = true
  @SceneStorage("number") private var number = 1
  @SceneStorage("part") private var part = 1.5
  @SceneStorage("text") private var text = "a"
  @SceneStorage("link") private var link: URL?
  @SceneStorage("data") private var data = Data([1, 2])
  @SceneStorage("date") private var date = Date(timeIntervalSince1970: 1)
  @SceneStorage("rank") private var rank = StoredRank.one
  @SceneStorage("word") private var word = StoredWord.b
  @SceneStorage("maybe") private var maybe: Int?
  @SceneStorage("maybeText") private var maybeText: String?
  @SceneStorage("maybeWord") private var maybeWord: StoredWord?

  var body: some View {
    Text(
      "\(flag) \(number) \(part) \(text) \(link?.absoluteString ?? "nil") \(data.count) \(date) "
        + "\(rank) \(word), \(maybe.map(String.init) ?? "nil") \(maybeText ?? "nil") "
        + "\(maybeWord.map { "\($0)" } ?? "nil")")
    Button("write") {
      (flag, number, part, text) = (false, 2, 2.5, "c")
      (link, data) = (URL(string: "https://example.org"), Data([1, 2, 3]))
      (date, rank, word) = (Date(timeIntervalSince1970: 2), .two, .d)
      (maybe, maybeText, maybeWord) = (7, "e", .f)
    }
    Button("forget") { (maybe, maybeText, maybeWord) = (nil, nil, nil) }
  }
}
