package import SceneLifecycle
import SceneSeam

extension AppEngine {
  /// Whether events bring what the test names.
  package var hasContents: Bool { !system.contents.isEmpty }

  /// Lets a drawn event bring something, and go to a scene that gets it.
  ///
  /// - Parameters:
  ///   - event: It is legal now.
  ///   - stream: Where chance comes from.
  package func bringing(_ event: Event, _ stream: inout RandomStream) -> Event {
    guard event.kind.bringsContent else { return event }
    var event = event
    event.number = system.contents.draw(event.kind, &stream)
    guard event.kind.takesScene, !system.conditions.isEmpty else { return event }
    let slots = receivers(of: event, among: accepting(event.kind))
    if !slots.contains(Int(event.scene)) {
      event.scene = UInt8(truncatingIfNeeded: slots.member(at: stream.below(slots.count)))
    }
    return event
  }

  /// Whether a legal event brings something of its kind to a scene that gets it.
  func isRouted(_ event: Event, among slots: SceneSet) -> Bool {
    guard system.contents.fits(event) else { return false }
    guard event.kind.takesScene, !system.conditions.isEmpty else { return true }
    return receivers(of: event, among: slots).contains(Int(event.scene))
  }

  /// The scenes among which the system chooses for what an event brings.
  ///
  /// Scenes that prefer the content come first. Without them it goes to a scene that can show it, or to
  /// a new one. Where no scene can, any may get it (Apple, uisceneactivationconditions: every event has
  /// to match at least one scene; what happens otherwise is not said, so it is free).
  private func receivers(of event: Event, among slots: SceneSet) -> SceneSet {
    guard let target = system.contents.content(of: event)?.targetContentIdentifier else {
      return slots
    }
    var preferring = SceneSet.none
    var able = slots
    for (session, conditions) in system.conditions where slots.contains(session.slot) {
      let isOpen = system.callback.open.contains(session.slot)
      guard isOpen, system.scenes[session.slot].session == session else { continue }
      if conditions.prefers.holds(of: target) { preferring.insert(session.slot) }
      if !conditions.can.holds(of: target) { able.remove(session.slot) }
    }
    if !preferring.isEmpty { return preferring }
    return able.isEmpty ? slots : able
  }
}
