package import SceneLifecycle

/// The memory as words: what the adjectives remember, and nothing for those that are read.
extension Finder: ExplorableMonitor {
  /// Kinds of callback that have to be seen for the first one to be the first of all.
  ///
  /// What is remembered changes at kinds of its own. What can be read changes at silent moves, so
  /// one kind has to be told between any two moves that some kind can be told between. The
  /// delegates' calls stand beside the moves; the root view's first calls float between them; a
  /// memory warning and a fetch let one read what stays when nothing is owed.
  package var alphabet: CallbackSet {
    remembers ? Self.lookouts | memory.alphabet : Self.lookouts
  }

  private static let lookouts = CallbackSet(
    .didFinishLaunching, .configuration, .connect, .foreground, .active, .resign, .background,
    .disconnect, .discard, .terminate, .viewDidLoad, .viewWillAppear, .memoryWarning, .fetch,
    .appForeground, .appActive, .appResign, .appBackground)

  /// What the adjectives remember; nothing when they are all read.
  package var stateSize: StateSize {
    remembers ? memory.stateSize : StateSize(shared: 0, slot: 0)
  }

  /// Events look alike unless an adjective asks for the event that began it.
  package var causeClasses: [EventKind] {
    remembers ? memory.causeClasses : EventKind.allCases.map { _ in .launch }
  }

  /// Writes what is remembered.
  package func save(to words: inout StateWords, naming names: LiveNames) {
    if remembers { memory.save(to: &words, naming: names) }
  }

  /// Goes back to what was remembered before.
  package mutating func restore(from words: StateWords, naming names: LiveNames) {
    index = 0
    found = nil
    if remembers { memory.restore(from: words, naming: names) }
  }
}
