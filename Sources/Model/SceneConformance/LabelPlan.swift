import SceneLifecycle

/// A small number for each scene object that is still to be seen.
///
/// A long recording has more scene objects than a search can keep apart; but an object that is never
/// seen again needs no number, and its number is free for another.
struct LabelPlan {
  /// The mark of a slot whose scene object had a number and is not seen again.
  static let finished: UInt8 = 63

  /// The small number of each callback's object, by its index; 0 for none.
  private(set) var numbers: [UInt8] = []
  /// Whether a callback is the last of its object, by its index.
  private(set) var isLast: [Bool] = []
  /// How many objects there are.
  private(set) var count = 0
  /// How many objects are seen side by side at most.
  private(set) var mostAtOnce = 0
  /// How many objects one process has at most.
  private(set) var mostInOneProcess = 0

  init(_ account: ObservedTrace) {
    let sightings = account.sightings
    count = sightings.reduce(0) { max($0, $1.label) }
    var last = [Int](repeating: -1, count: count + 1)
    for (index, sighting) in sightings.enumerated() { last[sighting.label] = index }
    var number = [UInt8](repeating: 0, count: count + 1)
    var taken: UInt64 = 1
    var inProcess = 0
    for (index, sighting) in sightings.enumerated() {
      let label = sighting.label
      if sighting.beginsProcess { inProcess = 0 }
      if label > 0 && number[label] == 0 {
        inProcess += 1
        mostInOneProcess = max(mostInOneProcess, inProcess)
        number[label] = UInt8(min((~taken).trailingZeroBitCount, Int(Self.finished) - 1))
        taken |= 1 << UInt64(number[label])
        mostAtOnce = max(mostAtOnce, taken.nonzeroBitCount - 1)
      }
      let ends = label > 0 && last[label] == index
      numbers.append(number[label])
      isLast.append(ends)
      if ends { taken &= ~(1 << UInt64(number[label])) }
    }
  }
}
