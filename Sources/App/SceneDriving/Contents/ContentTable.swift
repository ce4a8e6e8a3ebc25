import SceneLifecycle
package import SceneSeam

/// The contents of an app, by what can bring them.
package struct ContentTable {
  /// All contents, in the order in which the test names them.
  package let list: [AppContent]
  /// For each kind of event the numbers of what it can bring, the simplest first.
  private let numbers: [[UInt8]]

  /// Creates the table of some contents.
  package init(_ list: [AppContent]) {
    precondition(
      list.count <= Event.nameLimit,
      "a test has at most \(Event.nameLimit) contents, was \(list.count)")
    self.list = list
    numbers =
      list.isEmpty
      ? []
      : EventKind.allCases.map { kind in
        list.indices.filter { kind.brings(list[$0].content) }.map {
          UInt8(truncatingIfNeeded: $0 + 1)
        }
      }
  }

  /// Whether the app names none.
  package var isEmpty: Bool { numbers.isEmpty }

  /// Whether an app says that a payload is for it.
  ///
  /// A search result of Spotlight comes to every app that fills the index, and one that knows no
  /// such activity is right to leave it. So a search result is for the app only where it declares
  /// the type.
  package func isForApp(_ payload: ScenePayload) -> Bool {
    guard let activity = payload.activity, activity.isSearchResult else { return true }
    return list.contains { $0.isAnnounced && $0.activity?.type == activity.type }
  }

  /// Whether an event's number is one of its kind: 0, or that of something that the event can bring.
  func fits(_ event: Event) -> Bool {
    if event.number == 0 { return true }
    return !isEmpty && numbers[event.kind.number].contains(event.number)
  }

  /// Returns the content that an event brings; nil where the test names nothing of the kind.
  func content(of event: Event) -> PayloadContent? {
    if isEmpty { return nil }
    let number = event.number == 0 ? simplest(event.kind) : event.number
    return number.map { list[Int($0) - 1].content }
  }

  /// The number of the simplest content of a kind; nil where the test names none.
  private func simplest(_ kind: EventKind) -> UInt8? {
    // What the test names stands before what it only declares.
    numbers[kind.number].first.flatMap { list[Int($0) - 1].isDeclaredType ? nil : $0 }
  }

  /// Draws the number of something that a kind of event brings; 0 for the simplest.
  func draw(_ kind: EventKind, _ stream: inout RandomStream) -> UInt8 {
    let known = (simplest(kind) == nil ? [0] : []) + numbers[kind.number]
    if known.count < 2 { return 0 }
    let rank = stream.below(known.count)
    return rank == 0 ? 0 : known[rank]
  }
}
