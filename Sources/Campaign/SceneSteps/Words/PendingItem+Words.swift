package import SceneLifecycle

extension PendingItem {
  /// The owner and its pending callback or move, in words: two items never read alike.
  package var words: String {
    let owner = Int(scope) == PendingItem.process ? "the app" : "scene \(Int(scope) + 1)"
    return owner + item.words
  }
}

extension AgendaItem {
  /// The predicate of a sentence whose subject is the item's owner.
  var words: String {
    guard let callback else { return " goes through '\(word)'" }
    // Items of one name, such as the two reports of an inactive phase, are told apart by their words.
    let name = Self.isAlone(callback) ? "" : " ('\(word)')"
    return callback.recipient.verb + callback.name + name
  }

  /// Whether no other item of its kind of owner reaches the same receiver by the same name.
  private static func isAlone(_ kind: CallbackKind) -> Bool {
    allCases.count { other in
      guard let other = other.callback else { return false }
      return other.name == kind.name && other.recipient.verb == kind.recipient.verb
    } == 1
  }
}

extension Recipient {
  /// The verb between a receiver and the name of its callback.
  fileprivate var verb: String {
    switch self {
    case .appDelegate, .sceneDelegate, .process, .noObject: " receives "
    case .notificationCenter: "'s notification centre receives "
    case .appObserver: " posts UIApplication."
    case .sceneObserver: " posts UIScene."
    case .windowObserver: " posts UIWindow."
    case .viewController: "'s view controller receives "
    case .phase: " reports the phase "
    case .appPhase: " reports the app's phase "
    }
  }
}
