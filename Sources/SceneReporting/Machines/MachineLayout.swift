import SceneLifecycle

/// Where everything of a drawn state machine stands, in pixels.
///
/// The states stand in one column. A change to a neighbour is an arrow in the gap between the two;
/// other changes run in lanes beside the column, down on the left and up on the right, one lane a
/// line. Lines leave and enter a state at its sides, and words stand in gaps only. So no words can
/// meet a box, other words or a line that crosses.
package struct MachineLayout: Hashable, Sendable {
  /// A place.
  package struct Point: Hashable, Sendable {
    /// Pixels from the left.
    package var x: Int
    /// Pixels from the top.
    package var y: Int

    init(_ x: Int, _ y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// An area.
  package struct Area: Hashable, Sendable {
    /// Pixels from the left.
    package var x: Int
    /// Pixels from the top.
    package var y: Int
    /// Pixels from its left to its right.
    package var width: Int
    /// Pixels from its top to its bottom.
    package var height: Int

    /// Creates an area.
    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// The first pixel beyond its right.
    package var right: Int { x + width }
    /// The first pixel below it.
    package var bottom: Int { y + height }

    /// Whether two areas share a pixel.
    package func meets(_ other: Area) -> Bool {
      x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }
  }

  /// A line with its words.
  package struct Line: Hashable, Sendable {
    /// The changes that it stands for.
    package var bundle: MachineBundle
    /// Straight pieces, each from one place to another.
    package var pieces: [[Point]]
    /// Where the line arrives; the piece before it says from where.
    package var heads: [Head]
    /// Where pieces are joined.
    package var joints: [Point]
    /// The words, one a line of text.
    package var words: [String]
    /// The area of the words.
    package var area: Area
    /// Whether the words end at the right of their area.
    package var endsRight: Bool
  }

  /// The tip of an arrow.
  package struct Head: Hashable, Sendable {
    /// Where the tip is.
    package var tip: Point
    /// Pixels that the tip is to the right of its foot.
    package var right: Int
    /// Pixels that the tip is below its foot.
    package var down: Int
  }

  /// The machine that is drawn.
  package let machine: StateMachine
  /// The box of each state.
  package internal(set) var boxes: [Area] = []
  /// The lines of all changes.
  package internal(set) var lines: [Line] = []
  /// Pixels from left to right.
  package internal(set) var width = 0
  /// Pixels from top to bottom.
  package internal(set) var height = 0

  /// Sets out a machine.
  package init(_ machine: StateMachine) {
    self.machine = machine
    var plan = MachinePlan(machine)
    plan.setOut()
    boxes = plan.boxes
    lines = plan.steps() + plan.lanes()
    width = plan.width
    height = plan.height
  }
}

/// Sizes of what is drawn, in pixels.
enum Measure {
  /// Free space round the drawing.
  static let margin = 16
  /// From the base of a line of words to the next.
  static let line = 15
  /// The height of the title.
  static let title = 30
  /// Between an arrow or a lane and its words.
  static let space = 7
  /// From a lane's words to the next lane.
  static let lane = 16
  /// From the middle of the column to a line between neighbours.
  static let step = 14
  /// Between two lines at the side of a box.
  static let port = 13

  /// The width of words in the font of callbacks, 12 pixels high.
  static func width(_ words: [String]) -> Int {
    ((words.map(\.count).max() ?? 0) * 74 + 9) / 10
  }

  /// The width of a state's name, 14 pixels high and bold.
  static func nameWidth(_ name: String) -> Int { name.count * 9 }

  /// The text in a box: the name, how it is read, what is told there.
  static func lines(_ state: StateMachine.State) -> [String] {
    (state.reading.isEmpty ? [] : [state.reading]) + state.told.kinds.map { "+ " + $0.name }
  }
}
