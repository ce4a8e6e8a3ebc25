package import SceneLifecycle

extension UIKitEngine {
  /// Plans what an event makes pending and delivers nothing yet.
  ///
  /// - Parameters:
  ///   - event: What the world does.
  ///   - number: Number of the event in its scenario, from 1.
  ///   - choiceSource: What answers where UIKit is free.
  /// - Throws: `Refusal` when the event is illegal now; then nothing has changed.
  package mutating func begin(
    _ event: Event, number: UInt32, _ choiceSource: inout ChoiceSource
  ) throws(Refusal) {
    let isImplied = !usesScenes && event.scene == Callback.noScene
    let slot = masks.sceneEvents.contains(event.kind) && !isImplied ? Int(event.scene) : 0
    guard slot < scenes, let rule = event.kind.rule, rule.accepts(slot, in: &self) else {
      throw refusal(of: event)
    }
    if !state.isAtRest { try require(rule.waits, slot) }
    names.event = number
    names.cause = event.kind
    rule.plan(&self, slot, &choiceSource)
  }

  /// Throws when what is still under way has to come before the event.
  private mutating func require(_ waits: Waiting, _ slot: Int) throws(Refusal) {
    switch waits {
    case .nothing: break
    case .everything: throw .pending
    case .process: try requireQuietProcess()
    case .scenes: if !state.busy.isEmpty { throw .pending }
    case .ownScene(let item): try require(SceneSet(slot), before: item)
    case .windows(let item): try require(allWindows, before: item)
    case .processAndOwnScene(let item):
      // One request at a time: an answer names the request that it answers.
      try requireQuietProcess()
      try require(SceneSet(slot), before: item)
    case .processAndScenes(let item):
      try require(SceneSet.first(scenes), before: item)
      try requireQuietProcess()
    }
  }

  private mutating func requireQuietProcess() throws(Refusal) {
    if !state.agenda.isEmpty { throw .pending }
  }
}
