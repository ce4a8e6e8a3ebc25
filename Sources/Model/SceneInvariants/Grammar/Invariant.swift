package import SceneLifecycle

/// A sentence about callbacks that the contract, or a belief, holds to be true.
package struct Invariant: Sendable {
  /// The name that command lines and corpus folders use; it never changes.
  package let id: String
  /// The sentence that people read.
  package let sentence: String
  /// How binding it is.
  package let kind: InvariantKind
  /// Rows of the life-cycle notes that it stands for; none for one of our own.
  package let rows: [Int]
  /// Where it comes from.
  package let sources: [Source]
  /// The platforms on which it says something.
  package let platforms: Platforms
  /// The assertions, which say what its words mean.
  package let rules: [Rule]
  /// The file that declares it.
  package let file: String
  /// The line that declares it.
  package let line: Int

  private let trial: Happening?
  /// Whether everything that it says is about what a scene delegate receives.
  private let needsSceneDelegate: Bool

  /// A sentence with the assertions that check it.
  ///
  /// - Parameters:
  ///   - sentence: What users read, in one sentence with a period.
  ///   - id: The name on command lines and in files, such as `scene.active-in-foreground`.
  ///   - kind: Whether it fails a campaign.
  ///   - rows: Rows of the life-cycle notes that it stands for, by number.
  ///   - source: Where it comes from.
  ///   - platforms: Where it says something.
  ///   - trial: What puts it to the test, where that is not what its assertions begin with.
  ///   - file: The file that declares it.
  ///   - line: The line that declares it.
  ///   - rules: The assertions, one a line.
  package init(
    _ sentence: String, id: String, _ kind: InvariantKind = .hard, rows: [Int] = [],
    source: Source..., on platforms: Platforms = .scenes, triedBy trial: Happening? = nil,
    file: String = #fileID, line: Int = #line, @RuleBuilder rules: () -> [Rule]
  ) {
    self.id = id
    self.sentence = sentence
    self.kind = kind
    self.rows = rows
    self.sources = source
    self.platforms = platforms
    self.rules = rules()
    self.file = file
    self.line = line
    self.trial = trial
    needsSceneDelegate = self.rules.allSatisfy(\.needsSceneDelegate)
  }

  /// The same sentence with fewer of its assertions.
  init(_ other: Invariant, rules: [Rule]) {
    id = other.id
    sentence = other.sentence
    kind = other.kind
    self.rows = other.rows
    sources = other.sources
    platforms = other.platforms
    self.rules = rules
    file = other.file
    line = other.line
    trial = other.trial
    needsSceneDelegate = rules.allSatisfy(\.needsSceneDelegate)
  }

  /// The first word of the identifier: the group that command lines know, such as `scene`.
  package var group: String { String(id.prefix { $0 != "." }) }

  /// Whether the invariant says something about a platform.
  package func applies(to platform: Platform) -> Bool {
    platforms.include(platform)
      && (platform.hasSceneDelegate || !platform.usesScenes || !needsSceneDelegate)
  }

  /// The sentence on a platform: without what only a scene delegate could decide where there is none.
  func judged(on platform: Platform) -> Invariant {
    if platform.hasSceneDelegate || !platform.usesScenes { return self }
    return Invariant(self, rules: rules.filter { !$0.needsSceneDelegate })
  }

  /// Where it is put to the test, each with what else must hold there.
  var trials: [(happening: Happening, when: Condition?)] {
    if let trial { return [(trial, nil)] }
    return rules.map { ($0.happening, $0.when) }
  }
}
