extension EventKind {
  /// The event's word in notation.
  public var word: String { Self.words[number] }

  /// Whether the event is about one scene.
  @inlinable
  public var takesScene: Bool { declaration.takesScene }

  /// The group that the event belongs to.
  public var group: EventGroup { declaration.group }

  /// Whether it brings the app something that the app can read: a URL, a response, a push.
  public var bringsContent: Bool { Self.bringers.contains(self) }

  private static let bringers: EventSet = [
    .openURL, .universalLink, .handoff, .shortcutItem, .notificationTap, .notificationAction,
    .cloudKitShare, .silentPush, .foregroundPush,
  ]

  /// One plain sentence about what the world does.
  public var summary: String { declaration.summary }

  /// The kind of the world's events with a word; nil when there is none.
  public static func named(_ word: String) -> EventKind? {
    allCases.first { $0.word == word }
  }

  private static let words = (0..<count).map { number in
    let kind = EventKind(number: number)
    return kind.declaration.word ?? String(describing: kind)
  }
}
