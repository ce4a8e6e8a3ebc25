import SceneLifecycle
import Testing

/// Words in place are words of their own, and a kind's place is its own.
struct WordVectorTests {
  /// Three words, of which none is in a vector with another.
  private struct Three: BitwiseCopyable, Hashable, Sendable {
    var first: UInt64 = 1
    var second: UInt64 = 2
    var third: UInt64 = 3
  }

  @Test("Each word is written and read by itself")
  func words() {
    var vector = SlotWords()
    for slot in 0..<64 { vector[slot] = UInt64(slot) << 32 | 1 }
    for slot in stride(from: 0, to: 64, by: 3) { vector[slot] &+= 1 }
    let expected = (0..<64).map { UInt64($0) << 32 | ($0 % 3 == 0 ? 2 : 1) }
    #expect(vector.list == expected)
    #expect((0..<64).map { vector.word($0) } == expected)
    #expect((0..<64).map { vector[$0] } == expected)
  }

  @Test("A vector has the words of its storage, in order")
  func storage() {
    var vector = WordVector(Three())
    #expect(WordVector<Three>.count == 3 && SlotWords.count == 64)
    vector[1] = 7
    #expect(vector.list == [1, 7, 3])
  }

  @Test("Rows are equal when all their words are")
  func equality() {
    var vector = SlotWords()
    #expect(vector == SlotWords())
    vector[63] = 1
    #expect(vector != SlotWords())
    vector[63] = 0
    #expect(vector == SlotWords() && vector.hashValue == SlotWords().hashValue)
  }

  @Test("A word beyond the last one is refused")
  func bounds() async {
    await #expect(processExitsWith: .failure) {
      var vector = WordVector(Three())
      vector[3] = 1
    }
    await #expect(processExitsWith: .failure) {
      var vector = WordVector(Three())
      _ = vector[-1]
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
