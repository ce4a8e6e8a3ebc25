import UIKit

/// What a process has to do before its views are at rest: bodies to read, and actions to call.
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
  /// What was written last, for the sentence about bodies that never settle.
  private var writes: [String] = []
  private var isWatched = false
  /// How often bodies were read, by type; nil where no test counts.
  package private(set) var counts: [String: Int]?
  /// How many rounds a turn has at most.
  private static let mostRounds = 256

  /// Does something of a change outside, on the thread that plays the app.
  nonisolated static func here(_ body: @MainActor () -> Void) { CurrentHost.here(body) }

  /// Begins to count how often bodies are read.
  package static func startsCounting() { current.counts = [:] }

  func counts(_ type: Any.Type) { if counts != nil { counts?["\(type)", default: 0] += 1 } }

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
    while !dirty.isEmpty {
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
    // Within a kind the order in which they came stays.
    called.sort { ($0.kind.rawValue, $0.number) < ($1.kind.rawValue, $1.number) }
    for action in called { action.call() }
  }

  /// The number of the action that comes next.
  var nextAction: Int { actions.count }

  @MainActor private func neverSettles() -> Never {
    let last = writes.suffix(2)
    let states = last.count == 2 ? last.joined(separator: " and ") : "two states"
    ViewFault.raise("SwiftUI's views never settle: they swing between \(states)")
  }
}

/// Something that a turn calls once the update is over.
struct ViewAction {
  /// In which order actions are called.
  enum Kind: Int { case disappears, changes, appears, starts }

  let kind: Kind
  /// Its number among those that wait with it.
  let number: Int
  let call: @MainActor () -> Void

  init(_ kind: Kind, _ call: @escaping @MainActor () -> Void) {
    self.kind = kind
    number = ViewTurn.current.nextAction
    self.call = call
  }
}
