/// A state as numbers: of the words that all slots share, and of each slot's block.
public struct StateRow: Sendable {
  /// The number of the shared words, then those of the blocks.
  var numbers: [UInt32]
  /// The sum of what the numbers are worth where they stand: it is kept up when one of them changes.
  var hash: UInt64 = 0

  init(scenes: Int) { numbers = [UInt32](repeating: 0, count: scenes + 1) }

  /// Copies the numbers to an index of a list.
  @inline(__always)
  func copy(to list: inout [UInt32], at start: Int) {
    list.withUnsafeMutableBufferPointer { list in
      numbers.withUnsafeBufferPointer { numbers in
        for column in numbers.indices { list[start &+ column] = numbers[column] }
      }
    }
  }

  /// Returns the amount that a number adds to the hash.
  ///
  /// - Parameter column: The index of the number; interchangeable slots share one.
  @inline(__always)
  static func worth(_ number: UInt32, at column: Int) -> UInt64 {
    var worth = UInt64(truncatingIfNeeded: column) &<< 32 | UInt64(number)
    worth = (worth &+ 0x9E37_79B9_7F4A_7C15) &* 0xFF51_AFD7_ED55_8CCD
    worth ^= worth &>> 32
    return worth &* 0xC4CE_B9FE_1A85_EC53
  }
}

/// Rows of numbers in pages, so that growing copies little.
struct RowList: Sendable {
  /// How many rows there are.
  private(set) var count = 0

  /// Numbers of a state, and one more that goes with it.
  private let width: Int
  private var pages: [[UInt32]] = [[]]
  private static let perPage = 1 << 16

  init(scenes: Int) { width = scenes + 2 }

  /// Bytes in use: the first page grows, the others are made whole.
  var bytes: Int { (pages.count < 2 ? count : pages.count * Self.perPage) * width * 4 }

  /// Bytes that one more row may make necessary.
  var bytesToGrow: Int { Self.perPage * width * 4 }

  /// A number of a row.
  @inline(__always)
  subscript(row: Int, column: Int) -> UInt32 {
    pages[row &>> 16][(row & 0xFFFF) &* width &+ column]
  }

  /// The number that goes with a row.
  func companion(of row: Int) -> UInt32 { self[row, width - 1] }

  /// Whether a row has the numbers that begin at an index of a list.
  @inline(__always)
  func has(_ row: Int, _ numbers: [UInt32], from start: Int) -> Bool {
    let offset = (row & 0xFFFF) &* width
    return pages[row &>> 16].withUnsafeBufferPointer { page in
      numbers.withUnsafeBufferPointer { list in
        for item in 0..<width &- 1 where page[offset &+ item] != list[start &+ item] {
          return false
        }
        return true
      }
    }
  }

  /// Copies the numbers of a row.
  @inline(__always)
  func write(_ row: Int, to numbers: inout [UInt32]) {
    let start = (row & 0xFFFF) * width
    for column in numbers.indices { numbers[column] = pages[row >> 16][start + column] }
  }

  /// Appends the row that begins at an index of a list.
  mutating func append(_ numbers: [UInt32], from start: Int, with companion: UInt32) {
    if count & (Self.perPage - 1) == 0, count > 0 {
      var page: [UInt32] = []
      page.reserveCapacity(Self.perPage * width)
      pages.append(page)
    }
    let page = pages.count - 1
    pages[page].append(contentsOf: numbers[start..<start + width - 1])
    pages[page].append(companion)
    count += 1
  }
}
