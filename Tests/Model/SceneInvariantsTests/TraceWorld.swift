import SceneLifecycle

/// Just enough of a lawful app to fill in what a line of a trace does not say.
struct TraceWorld {
  var open = SceneSet.none

  private let usesScenes: Bool
  private var process: UInt32 = 0
  private var event: UInt32 = 1
  private var lastSession: UInt32 = 0
  private var sessions = [UInt32](repeating: 0, count: 26)
  private var connections = [UInt16](repeating: 0, count: 26)
  private var connected = SceneSet.none
  private var active = SceneSet.none
  private var inactive = SceneSet.none
  private var appWithoutScenes = ApplicationState.background

  init(usesScenes: Bool) { self.usesScenes = usesScenes }

  /// Returns the slots of letters separated by commas.
  func slots(_ text: some StringProtocol) -> SceneSet {
    text.split(separator: ",").reduce(SceneSet.none) { $0 | SceneSet(slot($1)) }
  }

  /// Returns the callback that a line stands for.
  mutating func receive(_ words: [String]) -> Callback {
    let who = words[0].split(separator: "/").map(String.init)
    let isScene = who[0].count == 1
    let kind = Self.kind(isScene ? (who.count > 1 ? who[1] : "SCENE") : who[0], words[1])
    let slot = isScene ? self.slot(who[0]) : nil
    let values = words.dropFirst(2).map { word in
      word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    }
    for value in values where value[0] == "event" { event = UInt32(value[1]) ?? 0 }
    var callback = Callback(kind: kind, cause: .launch, event: event)
    if kind == .discard, let named = values.first(where: { $0[0] == "named" }) {
      open -= slots(named[1])
    }
    for value in values where value[0] == "open" { changeOpen(value[1]) }
    before(kind, slot)
    fill(&callback, slot)
    for value in values where value.count == 2 { set(value[0], to: value[1], in: &callback) }
    after(kind, slot)
    return callback
  }

  private func slot(_ letter: some StringProtocol) -> Int {
    Int((letter.utf8.first ?? 65) - 65)
  }

  private static func kind(_ who: String, _ name: String) -> CallbackKind {
    let twins: [CallbackKind] = [
      .geometryBeforeConnect, .phaseResigned, .appPhaseResigned, .resignWhileAttaching,
    ]
    let kinds = CallbackKind.allCases.filter { $0.name == name && !twins.contains($0) }
    let found = kinds.first { kind in
      kind.recipient.rawValue == who || (who == "SCENE" && kind == .configuration)
        || (who == "NAPP" && kind.recipient == .appObserver)
    }
    guard let found else { preconditionFailure("a trace uses Apple's names: \(who) \(name)") }
    return found
  }

  private mutating func changeOpen(_ text: String) {
    let set = slots(text.dropFirst())
    open = text.hasPrefix("-") ? open - set : open | set
  }

  private mutating func before(_ kind: CallbackKind, _ slot: Int?) {
    switch kind {
    case .main:
      process += 1
      connected = .none
      active = .none
      inactive = .none
      appWithoutScenes = .background
    case .didFinishLaunching: appWithoutScenes = .inactive
    case .appActive: appWithoutScenes = .active
    case .appBackground: appWithoutScenes = .background
    default: break
    }
    guard let slot else { return }
    if sessions[slot] == 0 || (kind == .configuration && !open.contains(slot)) {
      lastSession += 1
      sessions[slot] = lastSession
      connections[slot] = 0
      open.insert(slot)
    }
    change(kind, slot)
  }

  private mutating func change(_ kind: CallbackKind, _ slot: Int) {
    switch kind {
    case .windowSet where !connected.contains(slot):
      connections[slot] += 1
      connected.insert(slot)
    case .connect where !connected.contains(slot):
      connections[slot] += 1
      connected.insert(slot)
    case .active:
      inactive.remove(slot)
      active.insert(slot)
    case .background:
      active.remove(slot)
      inactive.remove(slot)
    case .disconnect:
      active.remove(slot)
      inactive.remove(slot)
      connected.remove(slot)
    default: break
    }
  }

  private mutating func after(_ kind: CallbackKind, _ slot: Int?) {
    if kind == .appForeground || kind == .appResign { appWithoutScenes = .inactive }
    guard let slot else { return }
    if kind == .foreground || kind == .resign {
      active.remove(slot)
      inactive.insert(slot)
    }
  }

  private func fill(_ callback: inout Callback, _ slot: Int?) {
    callback.process = process
    callback.active = active
    callback.inactive = inactive
    callback.connected = connected
    callback.attached = connected
    callback.open = open
    callback.application = active.isEmpty ? (inactive.isEmpty ? .background : .inactive) : .active
    if !usesScenes { callback.application = appWithoutScenes }
    guard let slot else { return }
    callback.scene = UInt8(slot)
    callback.session = sessions[slot]
    if callback.kind == .configuration { return }
    callback.connection = connections[slot]
    callback.activation =
      active.contains(slot)
      ? .foregroundActive : inactive.contains(slot) ? .foregroundInactive : .background
    let isUnattached = callback.kind == .connect || !connected.contains(slot)
    if isUnattached { callback.activation = .unattached }
  }

  private func set(_ key: String, to value: String, in callback: inout Callback) {
    switch key {
    case "act": callback.activation = Self.word(value)
    case "app": callback.application = Self.word(value)
    case "by": callback.cause = Self.word(value)
    case "detail":
      let kind = EventKind.allCases.first { "\($0)" == value }
      callback.detail = kind?.rawValue ?? UInt8(value) ?? 0
    case "refused":
      callback.detail =
        Callback.refusal | (EventKind.allCases.first { "\($0)" == value }?.rawValue ?? 0)
    case "payload": callback.payload = UInt32(value) ?? 0
    case "session": callback.session = UInt32(value) ?? 0
    case "connection": callback.connection = UInt16(value) ?? 0
    case "named": callback.named = slots(value)
    case "attached": callback.attached -= slots(value.dropFirst())
    case "active": callback.active |= slots(value.dropFirst())
    case "connected": callback.connected -= slots(value.dropFirst())
    case "accessory": callback.accessories = slots(value)
    case "event", "open": break
    default: preconditionFailure("a trace has no value '\(key)'")
    }
  }

  private static func word<Word: CaseIterable>(_ text: String) -> Word {
    guard let word = Word.allCases.first(where: { "\($0)" == text }) else {
      preconditionFailure("a trace uses the words of the nouns: '\(text)'")
    }
    return word
  }
}
