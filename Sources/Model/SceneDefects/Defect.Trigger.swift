package import SceneLifecycle

extension Defect {
  /// When a defect applies; everything has to be true.
  package struct Trigger: Hashable, Sendable {
    /// Events that the callback answers.
    package var causes = EventSet.all
    /// The least number of the scene object within its session.
    package var connection: UInt16 = 0
    /// The least number of the process.
    package var process: UInt32 = 0
    /// The least number of active scenes besides the callback's own.
    package var othersActive = 0
    /// The least number of scenes in the foreground, active or not, besides the callback's own.
    package var othersInForeground = 0
    /// Whether something has to be delivered.
    package var needsPayload = false
    /// Whether a discard has to have been reported before.
    package var needsDiscard = false
    /// The only family of devices; nil for every one.
    package var family: Platform.Family?

    /// Always.
    package static let always = Trigger()

    /// In answer to these events.
    package static func answering(_ causes: EventKind...) -> Trigger {
      Trigger(causes: EventSet(of: causes))
    }

    /// How many session slots it takes to be met.
    package var scenes: Int {
      max(1 + max(othersActive, othersInForeground), needsDiscard ? 2 : 1)
    }

    /// Whether everything that the callback shows is as the condition asks.
    func holds(at callback: Callback) -> Bool {
      var active = callback.active
      var foreground = callback.active | callback.inactive
      if callback.isOfScene {
        active.remove(Int(callback.scene))
        foreground.remove(Int(callback.scene))
      }
      return causes.contains(callback.cause) && callback.connection >= connection
        && callback.process >= process && active.count >= othersActive
        && foreground.count >= othersInForeground && (!needsPayload || callback.payload != 0)
    }
  }
}
