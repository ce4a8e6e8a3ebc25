import SceneLifecycle
import SceneReporting

/// Draws the state of lanes: a state has a shape and a texture beside its colour.
struct LaneShapes {
  private static let width = 16

  /// Writes a stretch of a lane in one state.
  ///
  /// - Parameters:
  ///   - standing: The state.
  ///   - middle: The middle of the lane.
  ///   - top: Where the stretch begins.
  ///   - bottom: Where it ends.
  static func draw(
    _ standing: LaneStanding, at middle: Int, from top: Int, to bottom: Int, _ svg: inout Markup
  ) {
    let (y, height) = (top + 1, max(2, bottom - top - 2))
    let wide = "x=\"\(middle - width / 2)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
    switch standing {
    case .active: svg.empty("rect", "class=\"active\" \(wide) rx=\"3\"")
    case .inactive:
      svg.empty("rect", "class=\"inactive\" \(wide)")
      svg.empty("path", "class=\"hatch\" d=\"\(hatch(middle, y, y + height))\"")
    case .background:
      svg.empty(
        "rect",
        "class=\"background\" x=\"\(middle - 4)\" y=\"\(y)\" width=\"8\" height=\"\(height)\"")
    case .session:
      svg.empty(
        "line",
        "class=\"session\" x1=\"\(middle)\" y1=\"\(y)\" x2=\"\(middle)\" y2=\"\(y + height)\"")
    }
  }

  /// Slanted strokes between two heights.
  private static func hatch(_ middle: Int, _ top: Int, _ bottom: Int) -> String {
    let half = width / 2
    return stride(from: top, to: bottom - 5, by: 7)
      .map { "M\(middle - half + 1) \($0 + 6)L\(middle + half - 1) \($0 + 1)" }.joined()
  }

  /// The kind of a delivery to the app, as far as its mark shows it.
  enum MarkShape: CaseIterable {
    case delegate
    case notification
    case phase
    case app
    case end

    init(_ kind: CallbackKind) {
      switch kind.recipient {
      case .appObserver, .sceneObserver, .windowObserver: self = .notification
      case .phase, .appPhase: self = .phase
      case .process where kind != .main && !kind.isOfApp: self = .end
      case .process where kind.isOfApp: self = .app
      default: self = .delegate
      }
    }

    /// The word for the mark in the legend.
    var word: String {
      switch self {
      case .delegate: "call of a delegate"
      case .notification: "notification"
      case .phase: "scenePhase"
      case .app: "the app acts"
      case .end: "process ends"
      }
    }
  }

  /// Writes the mark of a callback.
  static func draw(_ shape: MarkShape, at x: Int, _ y: Int, _ svg: inout Markup) {
    switch shape {
    case .delegate: svg.empty("circle", "class=\"mark\" cx=\"\(x)\" cy=\"\(y)\" r=\"5\"")
    case .notification:
      svg.empty(
        "path", "class=\"mark\" d=\"M\(x) \(y - 6)L\(x + 6) \(y)L\(x) \(y + 6)L\(x - 6) \(y)Z\"")
    case .phase:
      svg.empty("rect", "class=\"mark\" x=\"\(x - 5)\" y=\"\(y - 5)\" width=\"10\" height=\"10\"")
    case .app:
      svg.empty("path", "class=\"mark\" d=\"M\(x - 5) \(y - 6)L\(x + 6) \(y)L\(x - 5) \(y + 6)Z\"")
    case .end: cross(at: x, y, "mark", &svg)
    }
  }

  /// Writes a cross.
  static func cross(at x: Int, _ y: Int, _ name: String, _ svg: inout Markup) {
    let arms = "M\(x - 5) \(y - 5)L\(x + 5) \(y + 5)M\(x + 5) \(y - 5)L\(x - 5) \(y + 5)"
    svg.empty("path", "class=\"\(name)\" d=\"\(arms)\"")
  }
}
