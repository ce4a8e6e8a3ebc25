extension MachinePlan {
  /// The lines between neighbours.
  func steps() -> [MachineLayout.Line] {
    stepBundles.map { bundle in
      let x = bundle.isDownward ? center - Measure.step : center + Measure.step
      let top = boxes[bundle.rows.lowerBound].bottom
      let bottom = boxes[bundle.rows.upperBound].y
      let start = Point(x, bundle.isDownward ? top : bottom)
      let tip = Point(x, bundle.isDownward ? bottom : top)
      let words = Self.words(of: bundle)
      return MachineLayout.Line(
        bundle: bundle, pieces: [[start, tip]],
        heads: [.init(tip: tip, right: 0, down: bundle.isDownward ? 1 : -1)], joints: [],
        words: words, area: area(words, beside: x, from: top, to: bottom, !bundle.isDownward),
        endsRight: bundle.isDownward)
    }
  }

  /// The lines in lanes.
  func lanes() -> [MachineLayout.Line] {
    leftLanes.map { line($0, isRight: false) } + rightLanes.map { line($0, isRight: true) }
  }

  private func line(_ lane: Lane, isRight: Bool) -> MachineLayout.Line {
    let bundle = lane.bundle
    var pieces: [[Point]] = []
    var heads: [MachineLayout.Head] = []
    var ends: [Point] = []
    for place in bundle.sources + bundle.targets {
      let side = isRight ? boxes[place].right : boxes[place].x
      let isTarget = bundle.targets.contains(place)
      let y = port(of: lane, at: place, isRight: isRight, isTarget: isTarget)
      let joint = Point(lane.x, y)
      ends.append(joint)
      pieces.append([Point(side, y), joint])
      if isTarget {
        heads.append(.init(tip: Point(side, y), right: isRight ? -1 : 1, down: 0))
      }
    }
    let ys = ends.map(\.y)
    let top = ys.min() ?? 0
    let bottom = ys.max() ?? 0
    pieces.append([Point(lane.x, top), Point(lane.x, bottom)])
    let joints = ends.filter { $0.y != top && $0.y != bottom }
    return MachineLayout.Line(
      bundle: bundle, pieces: pieces, heads: heads, joints: joints, words: lane.words,
      area: area(
        lane.words, beside: lane.x, from: boxes[lane.gap].bottom, to: boxes[lane.gap + 1].y,
        isRight),
      endsRight: !isRight)
  }

  /// The area of words beside a vertical line, in the middle of a gap.
  private func area(
    _ words: [String], beside x: Int, from top: Int, to bottom: Int, _ isRight: Bool
  ) -> Area {
    let width = Measure.width(words)
    let height = Self.height(words)
    let left = isRight ? x + Measure.space : x - Measure.space - width
    return Area(x: left, y: (top + bottom - height) / 2, width: width, height: height)
  }

  /// Where a lane's line leaves or enters a box.
  ///
  /// What lies further out crosses nothing that lies further in: upwards lanes are left from the top
  /// down and entered from the bottom up, downwards lanes the other way round.
  private func port(of lane: Lane, at place: Int, isRight: Bool, isTarget: Bool) -> Int {
    let lanes = (isRight ? rightLanes : leftLanes).map(\.bundle)
    let leaving = lanes.filter { $0.sources.contains(place) }
    let entering = lanes.filter { $0.targets.contains(place) }
    let order =
      isRight ? leaving + entering.reversed() : entering + leaving.reversed()
    let rank = order.firstIndex(of: lane.bundle) ?? 0
    let box = boxes[place]
    return box.y + (box.height * (rank + 1)) / (order.count + 1)
  }
}
