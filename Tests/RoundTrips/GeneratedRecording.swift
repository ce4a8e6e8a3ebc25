import SceneEngine
import SceneLifecycle

/// A recording made from a generated history: some scenes, half of the names hidden.
///
/// It is a function of its seed, index and length. The history is the engine's own, so the recording has
/// an explanation; every second one is then corrupted.
package struct GeneratedRecording: Sendable {
  /// The file's text.
  package private(set) var text = ""
  /// What was done to it; nil for a recording as it came.
  package private(set) var corruption: Corruption?

  private var engine: UIKitEngine
  private var objects: [UInt64] = []
  private var process: UInt32 = 0
  private var lines: [String] = []
  private var hidden: [String] = []

  /// Plays a history until so many callbacks were shown.
  package init(seed: UInt64, index: UInt64, lines length: Int) {
    var stream = RandomStream(key: RandomStream.key(seed: seed, index: index, domain: 11))
    let names = ["ipad-ios17", "ipad-ios17-code"]
    guard let platform = Platform.named(names[stream.below(names.count)]) else {
      preconditionFailure("a platform of the catalogue is gone")
    }
    engine = UIKitEngine(platform: platform, scenes: 2 + stream.below(5))
    hide(&stream)
    play(length, &stream)
    text = "# mode: scene\n# instrumented: \(shown.joined(separator: ", "))\n#\n"
    text += lines.joined(separator: "\n") + "\n"
    guard index % 2 == 1 else { return }
    corruption = Corruption.drawn(of: text, &stream)
    text = corruption?.text ?? text
  }

  private static let states = CallbackSet(.foreground, .active, .resign, .background)
  /// A recording shows the start of a process, and names no window that a storyboard sets.
  private static let fixed = CallbackSet(.main, .launchRefused, .windowSet)

  private static let names: [String] = CallbackKind.allCases.filter {
    !$0.isOfScenelessApp && !(states | fixed).contains($0)
  }.map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }

  private mutating func hide(_ stream: inout RandomStream) {
    hidden = Self.names.filter { _ in stream.below(2) == 0 } + ["delegate.window.set"]
    if stream.below(2) == 0 { hidden += Self.states.kinds.map(\.name) }
  }

  private var shown: [String] {
    let names = Self.names + ["main"] + Self.states.kinds.map(\.name)
    return names.filter { !hidden.contains($0) && $0 != "active" && $0 != "inactive" }
      .filter { $0 != "background" }
  }

  private mutating func play(_ length: Int, _ stream: inout RandomStream) {
    var choiceSource = ChoiceSource(source: .seeded)
    choiceSource.seed(RandomStream(key: stream.next()))
    choiceSource.reorderRate = stream.below(3) == 0 ? 0 : 12_000
    choiceSource.unusualAnswerRate = stream.below(3) == 0 ? 0 : 20_000
    let overlaps = stream.below(4) == 0
    var number: UInt32 = 0
    // A history that shows next to nothing ends all the same.
    for _ in 0..<(length * 200) where lines.count < length && objects.count < 200 {
      let kind = EventKind.allCases[stream.below(EventKind.allCases.count)]
      let accepted = engine.accepting(kind)
      guard !accepted.isEmpty, RoundTrip.follows(kind) else { continue }
      let event = Event(kind, scene: accepted.member(at: stream.below(accepted.count)))
      do throws(Refusal) {
        try engine.begin(event, number: number + 1, &choiceSource)
      } catch {
        continue
      }
      number += 1
      var left = overlaps && stream.below(5) == 0 ? stream.below(4) : Int.max
      while left > 0, lines.count < length, let callback = engine.next(&choiceSource) {
        show(callback, &stream)
        left -= 1
      }
    }
  }

  private mutating func show(_ callback: Callback, _ stream: inout RandomStream) {
    guard !hidden.contains(callback.kind.name) else { return }
    var words: [String]
    switch callback.kind.recipient {
    case .sceneDelegate: words = [label(of: callback)]
    case .phase, .appPhase: return
    case let recipient: words = [recipient.rawValue]
    }
    words.append(callback.kind.name)
    if stream.below(2) == 0 { words.append("app=\(callback.application.name)") }
    if callback.kind.recipient == .sceneDelegate, callback.activation != .none,
      stream.below(2) == 0
    {
      words.append("act=\(callback.activation.name)")
    }
    lines.append(words.joined(separator: " "))
  }

  private mutating func label(of callback: Callback) -> String {
    let object =
      UInt64(callback.process) << 48 | UInt64(callback.session) << 16 | UInt64(callback.connection)
    if !objects.contains(object) { objects.append(object) }
    let number = objects.firstIndex(of: object) ?? 0
    let letter = Unicode.Scalar(UInt8(0x41 + number % 25))
    return String(letter) + (number < 25 ? "" : "\(number / 25)")
  }
}
