import SceneSeam

/// Which topics a law is about.
struct TopicFilter: Hashable, Sendable {
  private var only: [AppContext.Topic]?
  private var left: [AppContext.Topic] = []

  /// Every topic.
  static let all = TopicFilter()

  /// Returns the filter that lets fewer topics pass: those listed.
  func only(_ topics: [AppContext.Topic]) -> TopicFilter {
    var filter = self
    filter.only = only.map { known in topics.filter { known.contains($0) } } ?? topics
    return filter
  }

  /// Returns the filter that lets fewer topics pass: all but those listed.
  func except(_ topics: [AppContext.Topic]) -> TopicFilter {
    var filter = self
    filter.left += topics
    return filter
  }

  /// Whether the law is about a topic.
  func contains(_ topic: AppContext.Topic) -> Bool {
    !left.contains(topic) && only?.contains(topic) ?? true
  }

  /// Whether the law sees an observation: what is noted without a topic of the app's own stays.
  func passes(_ observation: AppContext.Observation) -> Bool {
    switch observation.verb {
    case .locks, .unlocks, .covers, .uncovers, .handles: true
    default: contains(observation.topic)
    }
  }
}
