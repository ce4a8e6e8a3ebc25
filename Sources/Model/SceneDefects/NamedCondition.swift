import SceneLifecycle

/// A condition with the words that identifiers and summaries have for it.
struct NamedCondition {
  /// The words behind the name of a defect; empty for always.
  var id: String
  /// The words behind its sentence; empty for always.
  var words: String
  /// When it is so.
  var condition: Defect.Trigger

  static let always = NamedCondition(id: "", words: "", condition: .always)

  static let onReconnect = NamedCondition(
    id: "on-reconnect", words: "after a reconnect", condition: Defect.Trigger(connection: 2))
  static let onSecondReconnect = NamedCondition(
    id: "on-second-reconnect", words: "after a second reconnect",
    condition: Defect.Trigger(connection: 3))
  static let inACrowd = NamedCondition(
    id: "in-a-crowd", words: "while two others are active",
    condition: Defect.Trigger(othersActive: 2))
  static let amongFour = NamedCondition(
    id: "among-four", words: "while three others are active",
    condition: Defect.Trigger(othersActive: 3))
  static let inSplitView = NamedCondition(
    id: "in-split-view", words: "while another is in the foreground",
    condition: Defect.Trigger(othersInForeground: 1))
  static let onReconnectInSplitView = NamedCondition(
    id: "on-reconnect-in-split-view", words: "after a reconnect beside another",
    condition: Defect.Trigger(connection: 2, othersInForeground: 1))
  static let afterDiscard = NamedCondition(
    id: "after-discard", words: "once a session was discarded",
    condition: Defect.Trigger(needsDiscard: true))
  static let inLaterProcess = NamedCondition(
    id: "in-later-process", words: "in a later process", condition: Defect.Trigger(process: 2))
  static let onPhone = NamedCondition(
    id: "on-phone", words: "on iPhone", condition: Defect.Trigger(family: .iphone))
  static let onPad = NamedCondition(
    id: "on-pad", words: "on iPad", condition: Defect.Trigger(family: .ipad))
  static let onVision = NamedCondition(
    id: "on-vision", words: "on Apple Vision", condition: Defect.Trigger(family: .vision))

  /// Every circumstance, the plain one first.
  static let all: [NamedCondition] =
    [always, onReconnect, onSecondReconnect, onReconnectInSplitView] + ofProcess

  /// The circumstances that do not ask for a scene object.
  static let ofProcess: [NamedCondition] =
    [inACrowd, amongFour, inSplitView, afterDiscard, inLaterProcess] + families

  /// One for each family of devices.
  static let families: [NamedCondition] = [onPhone, onPad, onVision]

  /// Joins a name or a sentence with what stands behind it.
  static func join(_ first: String, _ rest: String, by separator: String) -> String {
    rest.isEmpty ? first : first + separator + rest
  }
}

extension Defect {
  /// Returns one defect for each circumstance.
  ///
  /// - Parameters:
  ///   - id: The name without a circumstance.
  ///   - sentence: What is wrong, without circumstance and period.
  ///   - kinds: Kinds of callback that it applies to.
  ///   - operation: What it does.
  ///   - circumstances: When it does so.
  static func table(
    _ id: String, _ sentence: String, _ kinds: CallbackSet, _ operation: Operation,
    _ circumstances: [NamedCondition]
  ) -> [Defect] {
    circumstances.map {
      Defect(
        NamedCondition.join(id, $0.id, by: "-"),
        NamedCondition.join(sentence, $0.words, by: " ") + ".", kinds, operation,
        when: $0.condition)
    }
  }
}
