import SceneReporting
import SceneWorkers
import Testing

/// A batch whose app ends its process: which case is blamed, and what is left of the batch.
struct CaseRangeTests {
  private static let batch = CaseRange(first: 10, end: 16)

  private func death(after plays: UInt64) -> ProcessDeath {
    ProcessDeath(cause: .signal(4), plays: plays, moment: 1, output: "")
  }

  @Test(arguments: [(UInt64(0), UInt64(10)), (1, 10), (4, 13), (6, 15), (99, 15)])
  func `The case that was begun last ended its process`(plays: UInt64, index: UInt64) {
    #expect(Self.batch.blamed(for: death(after: plays)) == index)
  }

  @Test(arguments: Array(10..<UInt64(16)))
  func `The cases before the blamed one and those behind it are the rest of the batch`(
    index: UInt64
  ) {
    let (before, behind) = Self.batch.split(at: index)
    let rest = [before, behind].compactMap(\.self)
    #expect(rest.flatMap { Array($0.first..<$0.end) } == (10..<16).filter { $0 != index })
    #expect(rest.allSatisfy { $0.count > 0 }, "no worker is asked for no case")
  }

  @Test func `Of a batch of one case nothing is left`() {
    let (before, behind) = CaseRange(first: 10, end: 11).split(at: 10)
    #expect(before == nil && behind == nil)
  }

  /// Splits a batch at one death after the other, as long as a case ends its process.
  @Test func `Deaths one after the other are split until each case is blamed or played`() {
    let deadly: Set<UInt64> = [10, 12, 13, 15]
    var rest = [Self.batch]
    var (blamed, played): ([UInt64], [UInt64]) = ([], [])
    while let cases = rest.first {
      rest.removeFirst()
      guard let end = (cases.first..<cases.end).first(where: deadly.contains) else {
        played += Array(cases.first..<cases.end)
        continue
      }
      let index = cases.blamed(for: death(after: end - cases.first + 1))
      blamed.append(index)
      let (before, behind) = cases.split(at: index)
      rest = [before, behind].compactMap(\.self) + rest
    }
    #expect(blamed == [10, 12, 13, 15])
    #expect(played == [11, 14])
  }
}
