public import SceneSeam

/// A law's answer when it is broken: whose failure it is, and the details.
public struct LawBreach: Hashable, Sendable {
  /// The scene that broke it; nil when no single one did.
  public var scene: SceneID?
  /// The details, in a few words after the law's sentence; empty when the sentence says it all.
  public var note: String
  /// The number of the step at which what is broken began (`AppStep.index`); nil for the step itself.
  public var onset: Int?
  /// The number of the step that a report shows as its beginning; nil for the onset.
  ///
  /// It says where to look, and nothing of which failures are one.
  package var beginning: Int?
  /// The payload that was asked for and not handled; nil where it is about something else.
  package var payload: ScenePayload?

  /// Creates a breach, of one scene or of the app as a whole.
  public init(_ note: String = "", in scene: SceneID? = nil, since onset: Int? = nil) {
    self.note = note
    self.scene = scene
    self.onset = onset
  }
}

extension LawBreach {
  /// The breach with the step that reports show as its beginning.
  func beginning(at step: Int) -> LawBreach {
    var breach = self
    breach.beginning = step
    return breach
  }
}

extension LawBreach? {
  /// Keeps the first breach of a step; a monitor looks at the whole step, or it forgets.
  mutating func keepFirst(_ breach: LawBreach?) {
    if self == nil { self = breach }
  }
}
