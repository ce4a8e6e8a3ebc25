import SceneLifecycle
import Testing

/// Words in place are words of their own, and a kind's place is its own.
struct WordRowTests {
  /// Three words, of which none is in a vector with another.
  private struct Three: BitwiseCopyable, Hashable, Sendable {
    var first: UInt64 = 1
    var second: UInt64 = 2
    var third: UInt64 = 3
  }

  @Test("Each word is written and read by itself")
  func words() {
    var row = SlotWords()
    for slot in 0..<64 { row[slot] = UInt64(slot) << 32 | 1 }
    for slot in stride(from: 0, to: 64, by: 3) { row[slot] &+= 1 }
    let expected = (0..<64).map { UInt64($0) << 32 | ($0 % 3 == 0 ? 2 : 1) }
    #expect(row.list == expected)
    #expect((0..<64).map { row.word($0) } == expected)
    #expect((0..<64).map { row[$0] } == expected)
  }

  @Test("A row has the words of its storage, in order")
  func storage() {
    var row = WordRow(Three())
    #expect(WordRow<Three>.count == 3 && SlotWords.count == 64)
    row[1] = 7
    #expect(row.list == [1, 7, 3])
  }

  @Test("Rows are equal when all their words are")
  func equality() {
    var row = SlotWords()
    #expect(row == SlotWords())
    row[63] = 1
    #expect(row != SlotWords())
    row[63] = 0
    #expect(row == SlotWords() && row.hashValue == SlotWords().hashValue)
  }

  @Test("A word beyond the last one is refused")
  func bounds() async {
    await #expect(processExitsWith: .failure) {
      var row = WordRow(Three())
      row[3] = 1
    }
    await #expect(processExitsWith: .failure) {
      var row = WordRow(Three())
      _ = row[-1]
    }
  }

  @Test("The kind at a bit is the kind with that bit")
  func eventKinds() {
    #expect(EventKind.allCases.count == 75)
    for kind in EventKind.allCases {
      #expect(EventKind(number: kind.number) == kind)
    }
  }

  @Test("The places of callbacks are numbers from 0 on, each taken once")
  func callbackKinds() {
    let kinds = (0...UInt8.max).compactMap { CallbackKind(rawValue: $0) }
    #expect(kinds.map(\.place) == Array(0..<CallbackKind.placeCount))
  }
}
