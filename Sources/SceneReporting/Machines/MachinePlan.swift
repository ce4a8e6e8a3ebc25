import SceneLifecycle

/// Sets out a state machine: first the sizes, then the places.
struct MachinePlan {
  typealias Point = MachineLayout.Point
  typealias Area = MachineLayout.Area

  /// A line in a lane beside the column.
  struct Lane {
    var bundle: MachineBundle
    var words: [String]
    /// The gap in which the words stand.
    var gap = 0
    /// How many columns of lanes are nearer.
    var column = 0
    var x = 0

    /// Whether another lane passes one of the same gaps.
    func isBeside(_ other: Lane) -> Bool {
      let rows = other.bundle.rows
      return bundle.rows.lowerBound < rows.upperBound && rows.lowerBound < bundle.rows.upperBound
    }
  }

  let machine: StateMachine
  private(set) var boxes: [Area] = []
  private(set) var width = 0
  private(set) var height = 0

  /// Lines between neighbours, one each way; there is no room for a second.
  private(set) var stepBundles: [MachineBundle] = []
  /// Lanes on the left and on the right, from the column outwards.
  private(set) var leftLanes: [Lane] = []
  private(set) var rightLanes: [Lane] = []
  private(set) var gaps: [Int] = []
  private(set) var center = 0

  init(_ machine: StateMachine) {
    self.machine = machine
    let bundles = machine.bundles
    for bundle in bundles {
      let isTaken = stepBundles.contains {
        $0.rows == bundle.rows && $0.isDownward == bundle.isDownward
      }
      if bundle.isStep && !isTaken { stepBundles.append(bundle) }
    }
    let others = bundles.filter { !stepBundles.contains($0) }
    leftLanes = Self.lanes(others.filter(\.isDownward))
    rightLanes = Self.lanes(others.filter { !$0.isDownward })
  }

  /// What is told stands near the states, and of it what is short; lanes that lie one above the other
  /// share a column.
  private static func lanes(_ bundles: [MachineBundle]) -> [Lane] {
    let ranks = bundles.map { ($0.change.isSilent ? 64 : 0) + $0.rows.count }
    var lanes: [Lane] = []
    for place in bundles.indices.sorted(by: { (ranks[$0], $0) < (ranks[$1], $1) }) {
      var lane = Lane(bundle: bundles[place], words: bundles[place].change.lines(columns: 16))
      while lanes.contains(where: { $0.column == lane.column && $0.isBeside(lane) }) {
        lane.column += 1
      }
      lanes.append(lane)
    }
    return lanes.indices.sorted { (lanes[$0].column, $0) < (lanes[$1].column, $1) }
      .map { lanes[$0] }
  }

  /// Finds the size and the place of everything.
  mutating func setOut() {
    measureGaps()
    for place in leftLanes.indices { leftLanes[place].gap = gap(for: leftLanes[place]) }
    for place in rightLanes.indices { rightLanes[place].gap = gap(for: rightLanes[place]) }
    placeRows()
    placeColumns()
  }

  // MARK: Rows

  private mutating func measureGaps() {
    gaps = Array(repeating: 44, count: max(0, machine.states.count - 1))
    for bundle in stepBundles {
      let gap = bundle.rows.lowerBound
      gaps[gap] = max(gaps[gap], Self.height(Self.words(of: bundle)) + 16)
    }
  }

  /// Finds a gap on a lane's way that is high enough for its words, or makes the highest so.
  private mutating func gap(for lane: Lane) -> Int {
    let rows = lane.bundle.rows
    let needed = Self.height(lane.words) + 8
    let passed = Array(rows.lowerBound..<rows.upperBound)
    let gap = passed.first { gaps[$0] >= needed } ?? passed.max { gaps[$0] < gaps[$1] } ?? 0
    gaps[gap] = max(gaps[gap], needed)
    return gap
  }

  private mutating func placeRows() {
    let boxWidth = self.boxWidth
    var y = Measure.margin + Measure.title
    for (place, state) in machine.states.enumerated() {
      let ports = max(ports(of: place, in: leftLanes), ports(of: place, in: rightLanes))
      let text = 28 + Measure.lines(state).count * Measure.line
      let height = max(text + 6, (ports + 1) * Measure.port)
      boxes.append(Area(x: 0, y: y, width: boxWidth, height: height))
      y += height + (place < gaps.count ? gaps[place] : 0)
    }
    height = y + Measure.margin
  }

  private func ports(of place: Int, in lanes: [Lane]) -> Int {
    lanes.count { $0.bundle.sources.contains(place) || $0.bundle.targets.contains(place) }
  }

  // MARK: Columns

  private var boxWidth: Int {
    let widths = machine.states.map {
      max(Measure.nameWidth($0.name), Measure.width(Measure.lines($0)))
    }
    return (widths.max() ?? 0) + 28
  }

  private mutating func placeColumns() {
    let half = boxWidth / 2
    var left = half
    var right = half
    for bundle in stepBundles {
      let reach = Measure.step + Measure.space + Measure.width(Self.words(of: bundle))
      if bundle.isDownward { left = max(left, reach) } else { right = max(right, reach) }
    }
    let leftWidths = Self.widths(leftLanes)
    center = Measure.margin + leftWidths.reduce(0, +) + left
    for place in leftLanes.indices {
      let nearer = leftWidths[..<leftLanes[place].column].reduce(0, +)
      leftLanes[place].x = center - left - nearer - Measure.lane
    }
    let rightWidths = Self.widths(rightLanes)
    for place in rightLanes.indices {
      let nearer = rightWidths[..<rightLanes[place].column].reduce(0, +)
      rightLanes[place].x = center + right + nearer + Measure.lane
    }
    width = center + right + rightWidths.reduce(0, +) + Measure.margin
    for place in boxes.indices { boxes[place].x = center - half }
  }

  // MARK: Sizes

  static func words(of bundle: MachineBundle) -> [String] { bundle.change.lines(columns: 22) }

  static func height(_ words: [String]) -> Int { words.count * Measure.line }

  /// The widths of the columns of lanes.
  private static func widths(_ lanes: [Lane]) -> [Int] {
    let count = (lanes.map(\.column).max() ?? -1) + 1
    return (0..<count).map { column in
      let words = lanes.filter { $0.column == column }.map { Measure.width($0.words) }
      return Measure.lane + Measure.space + (words.max() ?? 0)
    }
  }
}
