import SceneLifecycle

/// Callbacks written as text, one a line, with what a lawful app would read filled in.
///
///     A willConnectTo payload=7 detail=openURL
///     NAPP didBecomeActiveNotification
///     A/VC viewDidAppear
///     APP didDiscardSceneSessions named=A,B ✗
///
/// The first word says who is told: a letter for a scene, with `/VC`, `/NSCENE`, `/WINDOW`, `/UN`
/// or `/PHASE` for an object beside its delegate; else a word of `Recipient`. The name is Apple's.
/// Then come values that differ from the lawful ones. `open=-A` and `open=+A` last, `event=` too;
/// everything else holds for the line. `✗` marks the line that has to be rejected, on a line `END`
/// the end. `gone A` closes a session that no callback names. Some words stand for several lines:
/// see `shorthand`.
struct Trace {
  /// The callbacks in order.
  var callbacks: [Callback] = []
  /// Where the mark is: a place in `callbacks`, their count for the end, nil without a mark.
  var mark: Int?

  /// Reads a trace.
  ///
  /// - Parameter platform: Decides what is read where nothing is written.
  init(_ text: String, on platform: Platform) {
    var world = TraceWorld(usesScenes: platform.usesScenes)
    for line in Self.lines(text) {
      var words = line.split(separator: " ").map(String.init)
      let isMarked = words.last == "✗"
      if isMarked { words.removeLast() }
      if isMarked { mark = callbacks.count }
      switch words[0] {
      case "END": continue
      case "gone": world.open -= world.slots(words[1])
      default: callbacks.append(world.receive(words))
      }
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").flatMap { line -> [String] in
      let line = line.trimmingSpaces
      if line.isEmpty { return [] }
      let words = line.split(separator: " ").map(String.init)
      guard let key = words.last, let many = shorthand[key] else { return [line] }
      return many.map { words.count > 1 ? $0.replacingScene(with: words[0]) : $0 }
    }
  }

  /// Words that stand for several lines, `@` for the scene.
  private static let shorthand: KeyValuePairs<String, [String]> = [
    "launches": [
      "PROC main", "APP init", "APP willFinishLaunchingWithOptions",
      "APP didFinishLaunchingWithOptions",
    ],
    "connects": [
      "@ configurationForConnecting", "@ delegate.window.set", "@ willConnectTo",
    ],
    "appears": [
      "@ configurationForConnecting", "@ delegate.window.set", "@ willConnectTo",
      "@ sceneWillEnterForeground", "NAPP willEnterForegroundNotification",
      "@ sceneDidBecomeActive", "NAPP didBecomeActiveNotification",
    ],
    "joins": [
      "@ configurationForConnecting", "@ delegate.window.set", "@ willConnectTo",
      "@ sceneWillEnterForeground", "@ sceneDidBecomeActive",
    ],
    "leaves": [
      "@ sceneWillResignActive", "NAPP willResignActiveNotification",
      "@ sceneDidEnterBackground", "NAPP didEnterBackgroundNotification",
    ],
    "returns": [
      "@ sceneWillEnterForeground", "NAPP willEnterForegroundNotification",
      "@ sceneDidBecomeActive", "NAPP didBecomeActiveNotification",
    ],
    "closes": [
      "@ sceneWillResignActive", "@ sceneDidDisconnect", "APP didDiscardSceneSessions named=@",
    ],
  ]
}

extension KeyValuePairs where Key == String {
  fileprivate subscript(key: String) -> Value? { first { $0.key == key }?.value }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  fileprivate func replacingScene(with scene: String) -> String {
    map { $0 == "@" ? scene : String($0) }.joined()
  }
}
