package import SceneCoverage
package import SceneDriving
package import SceneInvariants
package import SceneLifecycle
import ScenePipeline
import SceneReporting

/// How an app behaved in the cases of a campaign, counted by case.
///
/// There are two families: the callbacks that it received, by the state of the scene, and what it did.
/// Cases are drawn independently of each other: that is what makes estimates from them honest.
package struct AppBehaviour: Hashable, Codable, CaseTally {
  // What files and processes call it.
  private enum CodingKeys: String, CodingKey {
    case cases, received, kinds, hasActed
    case reactions = "deeds"
  }

  /// Cases that were looked at.
  package var cases: UInt64 = 0
  /// Callbacks by kind, state of their scene, and whether another scene was active.
  package var received = Incidence(room: Self.room)
  /// In how many cases each kind of callback came, by its raw value.
  package private(set) var kinds = [UInt64](repeating: 0, count: 256)
  /// The app's reactions, sorted; of more than are counted the first ones.
  package private(set) var reactions: [ReactionCount] = []
  /// Whether the app noted, asked, stored or changed anything in some case.
  package private(set) var hasActed = false

  /// An app may make its topics while it runs: no more of them are counted.
  package static let mostReactions = 4_096
  /// Places of callbacks: kind, state, whether another scene was active.
  package static let room = CaseBehaviour.room

  /// Nothing was played.
  package init() {}

  /// Reads counts; those of an older version say nothing of kinds of callbacks.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    cases = try values.decode(UInt64.self, forKey: .cases)
    received = try values.decode(Incidence.self, forKey: .received)
    kinds = try values.decodeIfPresent([UInt64].self, forKey: .kinds) ?? kinds
    reactions = try values.decode([ReactionCount].self, forKey: .reactions)
    hasActed = try values.decode(Bool.self, forKey: .hasActed)
  }

  /// Adds what a case shows.
  ///
  /// - Parameters:
  ///   - seen: What was received and noted in it.
  ///   - hasActed: Whether the app asked, stored or changed anything in it.
  ///   - index: Its number.
  mutating func note(_ seen: CaseBehaviour, hasActed: Bool, case index: UInt64) {
    cases += 1
    if hasActed { acts() }
    var last: Int?
    for (number, word) in seen.received.enumerated() where word != 0 {
      var rest = word
      while rest != 0 {
        let position = number << 6 | rest.trailingZeroBitCount
        received.note(position, in: index)
        let kind = CaseBehaviour.kind(at: position)
        // Positions are in order: those of one kind follow each other.
        if kind != last { kinds[kind] &+= 1 }
        last = kind
        rest &= rest &- 1
      }
    }
    for reaction in seen.reactions { add(ReactionCount(reaction, count: 1, first: index)) }
  }

  /// Keeps that the app did something, whatever it was.
  package mutating func acts() { hasActed = true }

  /// Adds how often something was done.
  package mutating func add(_ other: ReactionCount) {
    acts()
    let position = reactions.position(of: other.reaction) { $0.reaction }
    if position < reactions.count && reactions[position].reaction == other.reaction {
      reactions[position].count &+= other.count
      reactions[position].first = min(reactions[position].first, other.first)
    } else if position < Self.mostReactions {
      reactions.insert(other, at: position)
      if reactions.count > Self.mostReactions { reactions.removeLast() }
    }
  }

  /// Adds what was seen in other cases.
  package mutating func add(_ other: AppBehaviour) { add(other, offset: 0) }

  /// Adds what was seen in the cases of another campaign.
  ///
  /// - Parameters:
  ///   - other: What was seen there.
  ///   - offset: What is added to the numbers of the other's cases.
  package mutating func add(_ other: AppBehaviour, offset: UInt64) {
    cases += other.cases
    received.add(other.received, offset: offset)
    for kind in kinds.indices where kind < other.kinds.count { kinds[kind] &+= other.kinds[kind] }
    if other.hasActed { acts() }
    for entry in other.reactions {
      add(ReactionCount(entry.reaction, count: entry.count, first: entry.first &+ offset))
    }
  }

  /// The reactions as features, each at its place in the list.
  package var done: Incidence {
    var done = Incidence(room: reactions.count)
    for (position, entry) in reactions.enumerated() {
      done.set(position, count: entry.count, first: entry.first)
    }
    return done
  }

  /// In how many cases the app received a callback in a state; 0 where it never did.
  ///
  /// - Parameters:
  ///   - callback: The callback.
  ///   - activation: How its scene read.
  ///   - besideActive: Whether another scene was active.
  package func cases(
    with callback: CallbackKind, _ activation: ActivationState, besideActive: Bool
  ) -> UInt64 {
    UInt64(
      received.count(
        of: CaseBehaviour.position(of: callback, activation, besideActive: besideActive)))
  }

  /// Both families with their names, and what each says about what was not seen.
  package var estimates: [(name: String, estimate: DiscoveryEstimate)] {
    [
      ("callbacks: kind, state, others", DiscoveryEstimate(received, cases: cases)),
      ("what the app did in them", DiscoveryEstimate(done, cases: cases)),
    ]
  }

  /// The estimates as text, a sentence for each family: how much was seen, and how much is left.
  var sentences: [String] {
    if cases == 0 { return [] }
    return estimates.map { name, estimate in
      let new = estimate.discovery(next: 1_000)
      let low = UInt64((new.low * 1_000).rounded(.down))
      let high = UInt64((new.high * 1_000).rounded(.up))
      return "\(name): \(UInt64(estimate.seen).grouped) seen, at least"
        + " \(UInt64(estimate.atLeast).grouped) in all;"
        + " \(low.grouped) to \(high.grouped) of the next 1,000 cases show something new"
    }
  }
}

/// The counts over an app's cases: how often laws were put to the test, and how the app behaved.
package struct AppTally: Hashable, Codable, CaseTally {
  /// How often the laws were put to the test and broken.
  package var laws = Tally()
  /// How the app behaved.
  package var behaviour = AppBehaviour()
  /// The app's work outside of the steps, sorted.
  package var escapes: [String] = []
  /// The classes of delegates that were met, sorted.
  package var delegates: [DelegateLine] = []
  /// The sentences on laws that could not judge, sorted.
  package var unjudged: [String] = []
  /// The classes of models that laws have asked for, sorted.
  package var models: [AskedModel] = []

  /// Nothing was played.
  package init() {}

  /// Reads counts; those of an older version say nothing of what laws could not judge.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    laws = try values.decode(Tally.self, forKey: .laws)
    behaviour = try values.decode(AppBehaviour.self, forKey: .behaviour)
    escapes = try values.decode([String].self, forKey: .escapes)
    delegates = try values.decode([DelegateLine].self, forKey: .delegates)
    unjudged = try values.decodeIfPresent([String].self, forKey: .unjudged) ?? []
    models = try values.decodeIfPresent([AskedModel].self, forKey: .models) ?? []
  }

  /// Whether cases can come to this: what another process or a file says is added up.
  package var isPossible: Bool {
    let counts =
      laws.entries.flatMap { [$0.exercised, $0.violated] } + [behaviour.cases] + behaviour.kinds
    return behaviour.received.room == AppBehaviour.room && behaviour.kinds.count == 256
      && counts.allSatisfy { $0 < 1 << 48 }
  }

  /// Adds what was counted in other cases.
  package mutating func add(_ other: AppTally) { add(other, offset: 0) }

  /// Adds what was counted in the cases of another campaign, to whose numbers the offset is added.
  package mutating func add(_ other: AppTally, offset: UInt64) {
    laws.add(other.laws)
    behaviour.add(other.behaviour, offset: offset)
    escapes += other.escapes.filter { !escapes.contains($0) }
    escapes.sort()
    delegates += other.delegates.filter { !delegates.contains($0) }
    delegates.sort { $0.text < $1.text }
    unjudged += other.unjudged.filter { !unjudged.contains($0) }
    unjudged.sort()
    for model in other.models {
      if let known = models.firstIndex(where: { $0.name == model.name }) {
        // One view that held it is enough.
        models[known].isHeld = models[known].isHeld || model.isHeld
      } else {
        models.append(model)
      }
    }
    models.sort { $0.name < $1.name }
  }
}
