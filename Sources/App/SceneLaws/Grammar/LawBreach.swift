public import SceneSeam

/// A law's answer when it is broken: whose failure it is, and the details.
public struct LawBreach: Hashable, Sendable {
  /// The scene that broke it; nil when no single one did.
  public var scene: SceneID?
  /// The details, in a few words after the law's sentence; empty when the sentence says it all.
  public var note: String
  /// The number of the step at which what is broken began (`AppStep.index`); nil for the step itself.
  public var onset: Int?

  /// Creates a breach, of one scene or of the app as a whole.
  public init(_ note: String = "", in scene: SceneID? = nil, since onset: Int? = nil) {
    self.note = note
    self.scene = scene
    self.onset = onset
  }
}

extension LawBreach? {
  /// Keeps the first breach of a step; a monitor looks at the whole step, or it forgets.
  mutating func keepFirst(_ breach: LawBreach?) {
    if self == nil { self = breach }
  }
}
