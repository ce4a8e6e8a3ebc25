import SceneLifecycle

/// What a callback means for the checker's memory.
struct SLB1Meaning: Sendable {
  /// What holds of the scene from then on.
  var begins: FactTable.Column = []
  /// What holds no more.
  var ends: FactTable.Column = []
  /// What has to hold of it.
  var needs: FactTable.Column = []

  /// The meanings by the kind's index.
  static let byKind: [SLB1Meaning] = {
    var meanings = [SLB1Meaning](repeating: SLB1Meaning(), count: CallbackKind.placeCount)
    let known: [(CallbackKind, SLB1Meaning)] = [
      (.configuration, SLB1Meaning(begins: .alive)),
      (.connect, SLB1Meaning(ends: .entered)),
      (.foreground, SLB1Meaning(begins: .entered)),
      (.active, SLB1Meaning(needs: .entered)),
      (.background, SLB1Meaning(ends: .entered)),
      (.disconnect, SLB1Meaning(ends: .entered)),
      (.discard, SLB1Meaning(ends: [.alive, .entered])),
    ]
    for (kind, meaning) in known { meanings[kind.place] = meaning }
    return meanings
  }()
}

/// The two facts that the checker remembers of each scene.
extension FactTable.Column {
  /// Its session was created and not discarded.
  static let alive = FactTable.Column(rawValue: 1)
  /// It has entered the foreground since it connected.
  static let entered = FactTable.Column(rawValue: 1 << 8)
}
