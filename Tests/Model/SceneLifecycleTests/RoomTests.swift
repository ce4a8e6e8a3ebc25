import SceneLifecycle
import Testing

/// UIKit grows every June: how many events and callbacks still fit.
///
/// Sets are made of `BitPair`, and raw values are bytes. A new event takes one of the 53 that are
/// left: the figure here goes down with it. Where less than a quarter is left, `BitPair` needs a third
/// word.
@Suite struct `Room to grow` {
  @Test func `There is room for further events`() {
    let left = EventSet.capacity - EventKind.worldCount
    #expect(left >= 53, "room for \(left) further events")
    #expect(EventKind.worldCount + left + 3 <= 256, "kinds of event are numbered in a byte")
    #expect(EventSet.all.count == EventKind.worldCount)
    #expect(EventKind.worldCount - 1 < 1 << EventKind.bitWidth)
    #expect(EventSet.capacity <= 1 << EventKind.bitWidth, "a written cause has room for every kind")
  }

  @Test func `There is room for further callbacks of a scene and of the process`() {
    let items = AgendaItem.allCases
    for isOfScene in [true, false] {
      let used = items.count { $0.isOfScene == isOfScene }
      let left = AgendaSet.capacity - used
      #expect(left >= 64, "room for \(left) further items, of a scene: \(isOfScene)")
    }
    let left = CallbackSet.capacity - CallbackKind.placeCount
    #expect(left >= 64, "room for \(left) further callbacks")
  }

  @Test func `The numbers of kinds have no gap`() {
    #expect(EventKind.allCases.map(\.number) == Array(0..<EventKind.worldCount))
    for number in 0..<EventKind.count { #expect(EventKind(number: number).number == number) }
    #expect(CallbackKind.allCases.map(\.place) == Array(0..<CallbackKind.allCases.count))
    #expect(CallbackKind.allCases.allSatisfy { !$0.isOfApp } && CallbackKind.action.isOfApp)
  }

  @Test func `Every callback that UIKit has pending is an item with its name`() {
    for kind in CallbackKind.allCases where !kind.isOfScenelessApp {
      #expect(AgendaItem(kind)?.callback == kind, "\(kind)")
    }
    let moves = AgendaItem.allCases.filter { $0.callback == nil }
    #expect(moves.count == 15)
    #expect(moves.allSatisfy { CallbackKind.named($0.word) == nil })
  }
}

@Suite struct `A set of kinds` {
  /// The kinds that only an app has lie beyond the first word: they stand for events to come.
  private let wide: EventSet = [.lock, .reportDiscards, .action, .tick, .work]

  @Test func `reaches beyond the first word`() {
    #expect(EventKind.tick.number > 64)
    #expect(wide.count == 5 && wide.contains(.tick) && !wide.contains(.launch))
    #expect(Array(wide) == [.lock, .reportDiscards, .action, .tick, .work])
    #expect((0..<5).map { wide.member(at: $0) } == Array(wide))
  }

  @Test func `is cut, joined and taken from in both words`() {
    #expect(Array(wide & [.tick, .home]) == [.tick])
    #expect(Array(wide - [.tick, .lock]) == [.reportDiscards, .action, .work])
    #expect((wide | [.home]).count == 6)
    var rest = wide
    rest.remove(.work)
    rest -= [.action, .lock]
    #expect(Array(rest) == [.reportDiscards, .tick])
    #expect(rest.isSubset(of: wide) && !wide.isSubset(of: rest))
    #expect((wide & EventSet.all).count == 2, "only the world's kinds are everything")
  }

  @Test func `of agenda items reaches beyond the first word`() {
    let set: AgendaSet = [.resign, .ghost, .rebound]
    #expect(AgendaItem.ghost.position >= 64)
    #expect(set.items(ofScene: true) == [.resign, .ghost, .rebound])
    #expect(set.reaches(.viewDidDisappear) && set.reaches(.rebound))
    #expect((set - [.rebound]).reaches(.ghost) && !(set - [.rebound]).reaches(.rebound))
    #expect(!AgendaSet(.resign).reaches(.deactivation) && AgendaSet(.resign).reaches(.resign))
    #expect(set.lowest == AgendaItem.resign.position)
    #expect((set - [.resign]).lowest == AgendaItem.ghost.position)
    #expect(AgendaSet(.resign) < AgendaSet(.ghost) && AgendaSet(.ghost) < AgendaSet(.rebound))
  }
}
