extension SourceLine {
  /// Reads the rest of an event's line: its scene and when it arrives.
  mutating func event(_ kind: EventKind, scenes: Int) throws(NotationError) -> Event {
    let number = try ownNumber(kind)
    let scene = kind.takesScene ? try self.number(1...scenes, "a scene") - 1 : nil
    var event = Event(kind, number: number, scene: scene)
    event.delay = try delay()
    return event
  }

  /// Reads how many seconds pass, or which piece of work goes on: the oldest unless one is named.
  private mutating func ownNumber(_ kind: EventKind) throws(NotationError) -> Int {
    switch kind {
    case .tick: return try number(1...255, "a number of seconds")
    case .work:
      let before = self
      let word = word()
      self = before
      if word == nil || word?.text == "after" { return 1 }
      return try number(1...255, "a number of a piece of work")
    default: return 0
    }
  }

  /// Reads the scene that may stand behind an action's name, and when it happens.
  mutating func target(scenes: Int) throws(NotationError) -> (scene: UInt8, delay: UInt16) {
    let before = self
    guard let word = word() else { return (Callback.noScene, Event.atRest) }
    self = before
    if word.text == "after" { return (Callback.noScene, try delay()) }
    let scene = try number(1...scenes, "a scene") - 1
    return (UInt8(scene), try delay())
  }

  /// Reads when an event arrives, where that is said.
  private mutating func delay() throws(NotationError) -> UInt16 {
    guard try takes("after") else { return Event.atRest }
    return UInt16(try number(0...Int(Event.atRest) - 1, "a number of callbacks"))
  }

  /// Reads a word that may stand next.
  ///
  /// - Returns: Whether it did; otherwise the line is where it was.
  mutating func takes(_ expected: String) throws(NotationError) -> Bool {
    let before = self
    if let word = word(), word.text == expected { return true }
    self = before
    return false
  }

  /// Reads the rest of a choice of shape: the answer behind `=`.
  mutating func shape(_ kind: ChoiceKind, scenes: Int) throws(NotationError) -> Choice {
    let sign = try word("'='")
    guard sign.text == "=" else { throw error(.unknownWord, sign, "'='") }
    let answer: Int
    if kind.answers.isEmpty {
      answer = try number(1...scenes, "a scene") - 1
    } else {
      let noun = "an answer to '\(kind.word)'"
      let word = try word(noun)
      guard let number = kind.answers.firstIndex(of: word.text) else {
        throw error(.unknownWord, word, noun, known: kind.answers)
      }
      answer = number
    }
    try end()
    return Choice(kind, answer: answer)
  }

  /// Reads a choice of order: what came, `before`, what usually comes there.
  mutating func order(scenes: Int) throws(NotationError) -> Choice {
    let chosen = try pendingItem(scenes: scenes)
    let word = try word("'before'")
    guard word.text == "before" else { throw error(.unknownWord, word, "'before'") }
    let usual = try pendingItem(scenes: scenes)
    try end()
    return Choice(chosen: chosen, before: usual)
  }

  private mutating func pendingItem(scenes: Int) throws(NotationError) -> PendingItem {
    let start = self
    let owner = try word("a scene or 'app'")
    let isProcess = owner.text == "app"
    var scope = PendingItem.process
    if !isProcess {
      self = start
      scope = try number(1...scenes, "a scene") - 1
    }
    let noun = isProcess ? "a callback of the process" : "a callback of a scene"
    let name = try word(noun)
    let items = isProcess ? Self.itemsOfProcess : Self.itemsOfScene
    guard let item = items.first(where: { $0.word == name.text }) else {
      throw error(.unknownWord, name, noun, known: items.map { $0.word })
    }
    return PendingItem(scope: scope, item: item)
  }

  private static let itemsOfScene = AgendaItem.allCases.filter(\.isOfScene)
  private static let itemsOfProcess = AgendaItem.allCases.filter { !$0.isOfScene }
}
