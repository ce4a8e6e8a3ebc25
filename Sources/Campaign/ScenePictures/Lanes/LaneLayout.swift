import SceneLifecycle
import SceneReporting

/// Where each line of a play stands in its picture: whole points, time downwards.
struct LaneLayout {
  /// A line with its place.
  struct PositionedLine {
    /// The line; nil for the head of a process, and for a choice of an event.
    var line: LaneLine?
    /// The text beside the lanes.
    var text: String
    /// The upper edge.
    var top: Int
    /// How high it is.
    var height: Int
  }

  /// Height of the line of a callback.
  static let callback = 24
  /// Height of the line that begins an event.
  static let event = 28
  /// Height of any other line.
  static let note = 20
  /// Width of the lane of a scene.
  static let lane = 34
  /// Width of the lane of the app.
  static let app = 44
  /// Where the app's lane begins: behind the reach of what broke, and the numbers of callbacks.
  static let left = 78
  /// Width of a letter at the size of the style sheet.
  static let letter = 8
  /// The most letters of a line: the rest is in the table, and where the pointer rests.
  static let most = 96

  /// Letters of a line that can be set in several: two pictures stand beside each other.
  static let narrow = 46

  /// The least width: the legend needs it.
  static let narrowest = 560

  /// The session slots, from the left.
  let slots: [Int]
  /// The lines, from above.
  private(set) var lines: [PositionedLine] = []
  /// Where the lines begin: below the heads of the lanes.
  let top = 40
  /// Letters of the line above the lines.
  private let headCount: Int
  /// Where the lines end.
  private(set) var bottom: Int

  /// Sets the lines of a play.
  ///
  /// - Parameters:
  ///   - transcript: The play.
  ///   - roles: What is known of each event.
  ///   - differing: The callback that differs from another history's; nil for none.
  init(_ transcript: Transcript, roles: [String], differing: Int?) {
    slots = transcript.lanes
    headCount = transcript.world.shown.count
    bottom = top
    var process: UInt32 = 0
    for line in transcript.laneLines {
      switch line {
      case .event(let number): add(event: number, transcript, roles)
      case .callback(let index):
        let callback = transcript.callbacks[index]
        if callback.process > 1, callback.process > process {
          add(nil, "process \(callback.process)", Self.note)
        }
        process = max(process, callback.process)
        let began = transcript.breaks.contains { $0.violation.onset == index }
        let remark = began ? " (what broke began here)" : index == differing ? " (differs)" : ""
        add(line, "     " + callback.shownDelivery + remark, Self.callback)
      case .answer(let answer): add(line, "     " + answer.text, Self.note)
      case .broken(let broken, let index):
        add(line, "✗ " + broken.title + (index == nil ? " at the end" : ""), Self.note)
        for sentence in wrapped(
          broken.beginning?.sentence ?? "", indent: "     ", columns: Self.most)
        { add(nil, sentence, Self.note) }
      case .noticed(let broken, let index): add(line, broken.remark(at: index), Self.note)
      }
    }
  }

  private mutating func add(event number: Int, _ transcript: Transcript, _ roles: [String]) {
    let (text, choices) = transcript.event(number)
    add(.event(number), "\(number)  \(text)", Self.event)
    for choice in choices { add(nil, "     " + choice.text, Self.note) }
    let role = roles.indices.contains(number - 1) ? roles[number - 1] : ""
    for line in wrapped(role, indent: "     ", columns: Self.narrow) { add(nil, line, Self.note) }
  }

  private mutating func add(_ line: LaneLine?, _ text: String, _ height: Int) {
    // Shown before it is measured: a control takes more room by its number.
    lines.append(PositionedLine(line: line, text: text.shown, top: bottom, height: height))
    bottom += height
  }

  /// Where the text beside the lanes begins.
  var textLeft: Int { Self.left + Self.app + slots.count * Self.lane + 14 }

  /// The width of the picture.
  var width: Int {
    let texts = lines.map { line in
      let indent = line.text.prefix { $0 == " " }.count
      return indent + min(Self.most, line.text.count - indent)
    }
    let longest = max(texts.max() ?? 0, min(Self.most, headCount))
    return max(Self.narrowest, textLeft + longest * Self.letter + 20)
  }

  /// The middle of a lane: of the app for nil, of a slot's scene else.
  func middle(of slot: Int?) -> Int {
    guard let slot else { return Self.left + Self.app / 2 }
    let column = slots.firstIndex(of: slot) ?? 0
    return Self.left + Self.app + column * Self.lane + Self.lane / 2
  }

  /// Returns text of at most as many letters as a line has.
  static func cut(_ text: String) -> String {
    text.count > most ? String(text.prefix(most - 1)) + "…" : text
  }
}
