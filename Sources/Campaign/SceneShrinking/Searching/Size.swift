package import SceneLifecycle

/// How large a scenario is: fewer events first, then usual answers, then fewer scenes, then plainer.
package struct Size: Hashable, Sendable, Comparable {
  /// Number of events.
  package var events: Int
  /// Number of written choices.
  package var choices: Int
  /// Number of written choices that no recording shows.
  package var believed: Int
  /// Number of scenes that events are about.
  package var scenes: Int
  /// Number of events that arrive while another is under way.
  package var overlaps: Int
  /// Number of session slots.
  package var slots: Int
  /// The kinds in order, simple ones first.
  package var kinds: [UInt8]
  /// The scenes in order, in the order of their slots.
  package var order: [UInt8]
  /// The delays in order.
  package var delays: [UInt16]
  /// The numbers of the answers in order.
  package var answers: [UInt8]
  /// The numbers of actions and of seconds in order.
  package var numbers: [UInt8]

  /// Measures a scenario.
  package init(_ scenario: Scenario) {
    let events = scenario.entries.map(\.event)
    self.events = events.count
    choices = scenario.entries.reduce(0) { $0 + $1.choices.count }
    believed = scenario.entries.reduce(0) { sum, entry in
      sum + entry.choices.count { !$0.kind.isRecorded }
    }
    scenes = scenario.usedSlots.count
    overlaps = events.count { $0.delay != Event.atRest }
    slots = scenario.scenes
    kinds = events.map(\.kind.rawValue)
    order = events.map(\.scene)
    delays = events.map(\.delay)
    answers = scenario.entries.flatMap { $0.choices.map(\.answer) }
    numbers = events.map(\.number)
  }

  /// Returns whether the left is the smaller one.
  package static func < (left: Size, right: Size) -> Bool {
    let a = (left.events, left.choices, left.believed, left.scenes, left.overlaps, left.slots)
    let b = (
      right.events, right.choices, right.believed, right.scenes, right.overlaps, right.slots
    )
    if a != b { return a < b }
    if left.kinds != right.kinds { return left.kinds.lexicographicallyPrecedes(right.kinds) }
    if left.order != right.order { return left.order.lexicographicallyPrecedes(right.order) }
    if left.delays != right.delays { return left.delays.lexicographicallyPrecedes(right.delays) }
    if left.answers != right.answers {
      return left.answers.lexicographicallyPrecedes(right.answers)
    }
    return left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}

extension Scenario {
  /// The slots that events are about.
  var usedSlots: SceneSet {
    entries.reduce(into: SceneSet.none) { slots, entry in
      if entry.event.scene != Callback.noScene { slots.insert(Int(entry.event.scene)) }
    }
  }
}
