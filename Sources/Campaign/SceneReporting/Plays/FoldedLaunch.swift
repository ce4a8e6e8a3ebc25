import SceneLifecycle

/// Callbacks of a launch on which a failure does not depend, told in one line.
struct FoldedLaunch: Hashable {
  /// How many callbacks in a row are worth a line of their own.
  static let fewest = 4

  /// Numbers of the callbacks, from 0.
  let range: Range<Int>
  /// The line that tells the callbacks.
  let text: String

  init(_ transcript: Transcript, _ range: Range<Int>) {
    self.range = range
    var steps: [String] = []
    var last = ""
    for index in range {
      let callback = transcript.callbacks[index]
      let who = transcript.who(at: index)
      guard let step = Self.step(callback.kind) else { continue }
      steps.append(callback.isOfScene && who != last ? "\(who) \(step)" : step)
      last = who
    }
    let count = range.count.counted("callback")
    text = "launch: " + (steps.isEmpty ? count : steps.joined(separator: ", ") + " (\(count))")
  }

  /// The steps of a launch that a developer knows by name; nil for what comes with them.
  private static func step(_ kind: CallbackKind) -> String? {
    switch kind {
    case .main: "process starts"
    case .didFinishLaunching: "app has launched"
    case .connect: "connects"
    case .foreground: "enters foreground"
    case .active: "becomes active"
    default: nil
    }
  }
}

extension Transcript {
  /// Launches in which nothing that the failure shows happens: no law breaks or begins to, nothing is
  /// delivered, the app notes nothing, and iOS chooses what is usual.
  ///
  /// Of a launch in which the app notes something, the callbacks between its notes.
  ///
  /// - Complexity: O(callbacks + answers + breaks).
  var foldedLaunches: [FoldedLaunch] {
    var matters = [Bool](repeating: false, count: callbacks.count)
    let marks =
      answers.map(\.index) + breaks.map(\.violation.index)
      + breaks.compactMap(\.violation.onset)
    for index in marks where callbacks.indices.contains(index) { matters[index] = true }
    var folded: [FoldedLaunch] = []
    var start = 0
    while start < callbacks.count {
      let launch = callbacks[start...].prefix { $0.event == callbacks[start].event }
      let isUsual = event(Int(callbacks[start].event)).choices.isEmpty
      if callbacks[start].kind == .main, isUsual, launch.allSatisfy({ $0.payload == 0 }) {
        let runs = launch.indices.split { matters[$0] }
        folded += runs.filter { $0.count >= FoldedLaunch.fewest }
          .map { FoldedLaunch(self, $0.startIndex..<$0.endIndex) }
      }
      start = launch.endIndex
    }
    return folded
  }
}
