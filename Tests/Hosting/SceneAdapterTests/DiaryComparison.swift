import SceneSeam

/// A diary in which identities are numbered in the order in which they appear, and what no adapter can
/// see is left out.
///
/// Each way of driving numbers sessions, payloads and background time as it likes. What must agree is
/// which of them are the same.
struct DiaryLines {
  /// Payloads of several kinds may have the number of one event.
  private struct PayloadKey: Equatable {
    var kind: ScenePayload.PayloadKind
    var id: UInt32
  }

  private(set) var lines: [String] = []
  private var sessions: [SessionID] = []
  private var scenes: [SceneID] = []
  private var payloads: [PayloadKey] = []
  private var connected: [SceneID] = []
  private var tasks: [AppBackgroundTask] = []

  init(_ entries: [DiaryEntry]) {
    var last = 0
    for entry in entries where !Self.isUnseen(entry) && !isEarly(entry) {
      // Another copy of the app numbers anew on a device, what it kept as well: here the comparison ends.
      if let process = Self.process(entry) {
        if process <= last { return }
        last = process
      }
      lines.append(line(entry))
    }
  }

  /// The number of the process that an entry begins; nil for any other entry.
  private static func process(_ entry: DiaryEntry) -> Int? {
    let words = entry.text.split(separator: " ")
    return words[0] == "process" ? Int(words[1]) : nil
  }

  /// What UIKit's delegates and notifications do not tell, or the host of delegates does not play.
  static let unseen: [(names: [LifecycleCallback.CallbackName], reason: String)] = [
    ([.windowSet, .stateReadable], "UIKit's own work, which calls no method"),
    ([.disconnectNotice], "not posted by the host where another scene's callback comes between"),
    ([.delegateInit], "read later: the driver is made when the delegate is called the first time"),
    (
      [
        .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
        .viewMemoryWarning, .touch, .keyPress,
      ], "a view controller's"
    ),
    (
      [
        .phaseInactive, .phaseActive, .phaseBackground, .appPhaseInactive, .appPhaseActive,
        .appPhaseBackground,
      ], "SwiftUI's"
    ),
    (
      [.requestActivation, .requestDestruction, .requestRefresh],
      "the system's, when it serves a request"
    ),
    (
      [.backgroundTask, .locationUpdate, .appIntent],
      "of other frameworks, whose delegates call 'works(_:)'"
    ),
    ([.shouldRestoreState, .shouldSaveState], "asked of an app without scenes that restores so"),
    ([.updateActivity, .appUpdateActivity], "told of an activity that the app has made"),
  ]

  /// Whether it is about a scene that has not connected: the host has no object of it yet.
  private mutating func isEarly(_ entry: DiaryEntry) -> Bool {
    let name = entry.text.split(separator: " ")
    guard let scene = entry.scene, name[0] == "didReceive", name.count == 2 else { return false }
    if name[1] == "connect" { connected.append(scene) }
    return name[1] != "configuration" && !connected.contains(scene)
  }

  /// What an app without scenes has of its implicit one, for which the host has no object.
  private static let ofScenes: [LifecycleCallback.CallbackName] = [
    .disconnectNotice, .foregroundNotice, .activeNotice, .resignNotice, .backgroundNotice,
    .keyWindow, .geometry,
  ]

  private static func isUnseen(_ entry: DiaryEntry) -> Bool {
    let words = entry.text.split(separator: " ")
    if entry.text.hasPrefix("performBackgroundWork") {
      return ["backgroundTask", "locationUpdate", "appIntent"].contains(words[1])
    }
    guard words[0] == "didReceive", words.count == 2 else { return false }
    if entry.scene == nil, ofScenes.contains(where: { $0.rawValue == words[1] }) { return true }
    return unseen.contains { $0.names.contains { $0.rawValue == words[1] } }
  }

  private mutating func line(_ entry: DiaryEntry) -> String {
    var words = [entry.text]
    if let scene = entry.scene { words.append(name(scene)) }
    // The host calls the handler of the oldest request, whichever was refused.
    if entry.text != "requestDidFail" { words += entry.sessions.map { name($0) } }
    if let payload = entry.payload { words.append(name(payload)) }
    if let task = entry.task { words.append("task \(Self.number(task, &tasks))") }
    let reading = entry.reading
    words.append("| \(reading.application.name) \(reading.isReadable ? "" : "locked")")
    // The host makes the object of a scene when it connects, and the system some time before.
    for (index, scene) in reading.connected.enumerated() where connected.contains(scene) {
      words.append("\(name(scene)) \(reading.states[index].name) \(reading.roles[index].name)")
    }
    words.append("| " + reading.open.map { name($0) }.joined(separator: " "))
    words.append("| " + Self.text(reading.content))
    return words.joined(separator: " ")
  }

  /// A content in words; the host makes one up where the test names none.
  private static func text(_ content: PayloadContent?) -> String {
    let text = content.map { "\($0)" } ?? ""
    let isMadeUp =
      text.contains("example.com/item/") || text.contains("item-")
      || ["[:]", "[aps: [content-available: 1]]"].contains(text)
    return isMadeUp ? "" : text
  }

  private mutating func name(_ session: SessionID) -> String {
    "S\(Self.number(session, &sessions))"
  }

  private mutating func name(_ scene: SceneID) -> String {
    // A scene of an app without scenes has no number.
    if scene.session.identifier == 0 { return "none" }
    return "\(name(scene.session)).\(Self.number(scene, &scenes))"
  }

  /// An activity has no number here: that which a request of the app brings has, in a played history,
  /// the number of the event before.
  private mutating func name(_ payload: ScenePayload) -> String {
    let key = PayloadKey(kind: payload.kind, id: payload.id)
    let number = payload.kind == .activity ? 0 : Self.number(key, &payloads)
    return "\(payload.kind) #\(number) \(Self.text(payload.content))"
  }

  private static func number<Value: Equatable>(_ value: Value, _ known: inout [Value]) -> Int {
    if let index = known.firstIndex(of: value) { return index + 1 }
    known.append(value)
    return known.count
  }
}
