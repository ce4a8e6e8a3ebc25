import SceneLifecycle

/// In which order an app reads the sets of UIKit, and which of them it has read.
///
/// The order is a choice of the history, asked for once an event.
package struct SetOrder {
  /// A set of UIKit.
  package enum ReadSet: String, CaseIterable {
    /// `UIApplication.connectedScenes`.
    case connectedScenes
    /// `UIApplication.openSessions`.
    case openSessions
  }

  /// The number of the answer.
  private var answer = 0
  /// The event for which it was asked.
  private var event: UInt32?
  /// Whether it was asked for, and no set of several members was read since.
  private var isUnused = false
  /// The sets of several members that were read in the case, a bit each.
  private var used: UInt8 = 0

  package init() {}

  /// The names of the sets of several members that the app has read in the case.
  package var names: [String] {
    ReadSet.allCases.enumerated().filter { used >> UInt8($0.offset) & 1 == 1 }.map {
      $0.element.rawValue
    }
  }

  /// Asks for the order of an event, where it was not asked for and a set has several members.
  @inline(__always)
  mutating func ask(
    _ choiceSource: inout ChoiceSource, at event: UInt32, of first: SceneSet, _ second: SceneSet
  ) {
    if self.event == event { return }
    let count = max(first.count, second.count)
    if count > 1 { answer = choice(&choiceSource, at: event, of: count) }
  }

  @inline(never)
  private mutating func choice(
    _ choiceSource: inout ChoiceSource, at event: UInt32, of count: Int
  ) -> Int {
    self.event = event
    isUnused = true
    return choiceSource.choose(.setOrder, min(count, 3))
  }

  /// Ends an event, once the app is at rest: an order that it did not read is no choice of the history.
  ///
  /// No set of several members was read since the order was asked for, so nothing can hang on the answer.
  mutating func settle(_ choiceSource: inout ChoiceSource) {
    if !isUnused { return }
    choiceSource.forget(.setOrder, answer: answer)
    answer = 0
    isUnused = false
  }

  /// The members of a set in the order in which the app reads them.
  mutating func ordered<Member>(_ members: [Member], of set: ReadSet) -> [Member] {
    guard members.count > 1 else { return members }
    isUnused = false
    used |= 1 << UInt8(ReadSet.allCases.firstIndex(of: set) ?? 0)
    switch answer {
    case 0: return members
    case 1: return members.reversed()
    default: return Array(members[1...] + members[..<1])
    }
  }
}
