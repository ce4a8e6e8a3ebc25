import UIKit

/// The work of a process before its views are at rest: bodies to read, and actions to call.
///
/// A turn reads the bodies that have to be read from the outermost in, and then calls what that has brought:
/// what disappears, what changes, what appears. Actions run after the update that caused them; what they
/// change is read in the next round. Two writes in one turn are one change.
package final class ViewTurn {
  /// The turn of the process that is played.
  static var current: ViewTurn { holder.wrappedValue }
  private static let holder = PerProcess(wrappedValue: ViewTurn())

  /// A node that is to be evaluated.
  private struct Entry {
    weak var node: ViewNode?
  }

  private var dirty: [Entry] = []
  private var actions: [ViewAction] = []
  private var isRunning = false
  private var isAnnounced = false
  /// The node whose body is read now; nil while none is.
  var evaluating: ViewNode?
  /// The last writes, for the sentence about bodies that never settle.
  private var writes: [String] = []
  private var isWatched = false
  /// How many rounds a turn has at most.
  private static let mostRounds = 256

  /// Does something of a change outside, on the thread that plays the app.
  nonisolated static func here(_ body: @MainActor () -> Void) { CurrentHost.here(body) }

  /// Takes a node that has to be evaluated.
  func add(_ node: ViewNode) {
    dirty.append(Entry(node: node))
    announces()
  }

  /// Takes an action to be called once the update that caused it is over.
  func calls(_ action: ViewAction) {
    actions.append(action)
    announces()
  }

  /// Notes what is written while a turn does not settle.
  func writes(_ text: @autoclosure () -> String) { if isWatched { writes.append(text()) } }

  /// Tells the host once that there is something to do when the callback, or the work under way, is over.
  private func announces() {
    if isRunning || isAnnounced { return }
    isAnnounced = true
    PlayedTurn.announces { ViewTurn.settle() }
  }

  /// Does something to the tree, as a part of the turn that is under way or is to come.
  func during(_ body: () -> Void) {
    let wasRunning = isRunning
    isRunning = true
    body()
    isRunning = wasRunning
    if !isRunning, !dirty.isEmpty || !actions.isEmpty { announces() }
  }

  /// Whether what leaves the tree is being closed: it disappears behind the changes that have closed it.
  private(set) var isClosing = false

  /// Takes out of the tree what a binding has closed.
  func closing(_ body: () -> Void) {
    let wasClosing = isClosing
    isClosing = true
    body()
    isClosing = wasClosing
  }

  /// Does something to the tree of which nothing is called.
  func silently(_ body: () -> Void) {
    let waiting = actions.count
    during(body)
    actions.removeSubrange(waiting...)
  }

  /// Brings everything to rest.
  @MainActor package static func settle() { current.settle() }

  @MainActor private func settle() {
    if isRunning { return }
    isAnnounced = false
    isRunning = true
    var rounds = 0
    while !dirty.isEmpty || !actions.isEmpty {
      rounds += 1
      isWatched = rounds > Self.mostRounds - 4
      if rounds > Self.mostRounds { neverSettles() }
      evaluates()
      callsActions()
    }
    isRunning = false
    isWatched = false
    writes = []
  }

  /// Reads the bodies that have to be read, from the outermost in.
  @MainActor private func evaluates() {
    var rounds = 0
    while !dirty.isEmpty {
      rounds += 1
      if rounds > Self.mostRounds { neverSettles() }
      let nodes = dirty.compactMap(\.node).sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
      dirty = []
      for node in nodes where node.isDirty && !node.isGone {
        node.isDirty = false
        node.evaluator?.evaluate(node)
      }
    }
  }

  @MainActor private func callsActions() {
    var called = actions
    actions = []
    let choices = SwiftUIChoices.current
    called.sort { $0.order(choices) < $1.order(choices) }
    for action in called { action.call() }
  }

  /// Reads at once the bodies that a write has reached, where each write is a change of its own.
  @MainActor func takesWrite() {
    guard SwiftUIChoices.current.eachWriteIsAChange, evaluating == nil else { return }
    let wasRunning = isRunning
    isRunning = true
    evaluates()
    isRunning = wasRunning
  }

  /// The number of the action that comes next.
  var nextAction: Int { actions.count }

  @MainActor private func neverSettles() -> Never {
    ViewFault.raise(Self.sentence(ofWrites: writes))
  }

  /// Says between which states views swing that never settle.
  ///
  /// - Parameter writes: What was written last, the last one at the end.
  package static func sentence(ofWrites writes: [String]) -> String {
    var states: [String] = []
    for write in writes.reversed() where !states.contains(write) && states.count < 2 {
      states.insert(write, at: 0)
    }
    let known = states.isEmpty ? "two states" : states.joined(separator: " and ")
    return "SwiftUI's views never settle: they swing between \(known)"
  }
}

/// Something that a turn calls once the update is over.
struct ViewAction {
  /// In which order actions are called.
  enum Kind: Int { case disappears, changes, closes, appears, starts }

  let kind: Kind
  /// How many nodes are around the view that it is for.
  private let depth: Int
  /// Its number among those that wait with it.
  private let number: Int
  let call: @MainActor () -> Void

  /// Creates an action of a node's; nil for one that is called in the order in which it came.
  init(_ kind: Kind, of node: ViewNode? = nil, _ call: @escaping @MainActor () -> Void) {
    self.kind = kind == .disappears && ViewTurn.current.isClosing ? .closes : kind
    depth = kind == .appears ? node?.outermostModifier.depth ?? 0 : 0
    number = ViewTurn.current.nextAction
    self.call = call
  }

  /// The key of the order: within a kind usually the order in which actions came.
  func order(_ choices: SwiftUIChoices) -> (kind: Int, depth: Int, number: Int) {
    let isEarly = kind == .starts && choices.tasksBeginFirst
    let kind = isEarly ? Kind.changes : kind
    return (kind.rawValue, choices.outerAppearsFirst ? depth : 0, number)
  }
}
