package import CommandKit
import SceneFuzzing
import SceneLifecycle
package import ScenePipeline

/// A campaign over an app, played by worker processes and put together in the order of its cases.
package struct AppRun {
  /// Cases that a worker plays at a time; the result does not depend on it.
  package static let rowSize: UInt64 = 256

  /// What the cases up to now come to.
  package private(set) var totals = AppTotals()
  /// How far the campaign is, rows that wait for an earlier one included.
  package private(set) var progress = Progress()
  /// What was played of the same campaign before; only the progress has it.
  package var earlier = AppTotals()
  /// Called with each new way of failing, as soon as it is known.
  package var found: (inout AppFinding) throws(CommandError) -> Void = { _ in }

  private let request: WorkerCampaign
  private let client: AppClient
  private var workers: [AppWorker] = []
  /// How many of them there may be.
  private var jobs: Int
  private var rest: [AppRow] = []
  private var first: UInt64
  private var waiting: [(row: AppRow, totals: AppTotals)] = []
  private var next: UInt64
  /// Callbacks in which the app is known to hang.
  private var hangs: [String] = []
  private var isClosing = false
  /// Since when time is over.
  private var closing: ContinuousClock.Instant?
  private var isClosed = false

  /// Prepares a campaign whose cases are played in other processes.
  package init(_ request: WorkerCampaign, _ client: AppClient) {
    self.request = request
    self.client = client
    jobs = request.jobs
    first = request.first
    next = request.first
  }

  /// Plays the cases.
  package mutating func play(
    shouldStop: () -> Bool, shows: (() -> Progress) -> Void
  ) throws(CommandError) {
    while !isClosed {
      if shouldStop() {
        isClosing = true
        let since = closing ?? .now
        closing = since
        if ContinuousClock.now - since >= overtime { return try leave() }
      }
      while let row = take() { try hand(row) }
      let busy = workers.filter(\.isBusy)
      if busy.isEmpty { return try bury(late: AppWorker.deaths(of: workers)) }
      if client.isOver() { return try abandon() }
      AppWorker.wait(for: busy)
      for worker in busy {
        do throws(CommandError) {
          if try listen(to: worker) { shows { watched } }
        } catch {
          if error.status != .interrupted { throw error }
        }
      }
    }
  }

  /// How far the campaign is, with what was played of it before.
  private var watched: Progress {
    var known = earlier
    known.add(totals)
    var watched = progress
    watched.cases += earlier.activity.cases
    watched.callbacks += earlier.activity.callbacks
    known.watch(into: &watched)
    return watched
  }

  /// Takes what a worker has to say; false when it has nothing to say.
  private mutating func listen(to worker: AppWorker) throws(CommandError) -> Bool {
    if let reply = try worker.reply() {
      try receive(reply, worker)
    } else if let end = try hang(worker) {
      try receive(.death(end), worker)
    } else {
      return false
    }
    return true
  }

  /// Takes the ends of workers that had answered: by what the app began on other threads.
  private mutating func bury(
    late deaths: [(worker: AppWorker, death: AppDeath)]
  ) throws(CommandError) {
    for (worker, death) in deaths {
      workers.removeAll { $0 === worker }
      guard let row = worker.row, client.setup.judges(death.law) else { continue }
      var late = AppTotals()
      late.findings = [
        AppFinding(
          key: AppFinding.FailureKey(late: death), index: row.blamed(for: death),
          rowFirst: row.first, death: death)
      ]
      if !request.keepsGoing { isClosing = true }
      try add(late)
    }
  }

  /// Leaves what workers are playing, and takes what waited for it.
  private mutating func abandon() throws(CommandError) {
    isClosed = true
    workers = []
    for (_, totals) in waiting.sorted(by: { $0.row.first < $1.row.first }) { try add(totals) }
    waiting = []
  }

  /// How long what is under way may take when time is over: a callback that does not return takes no longer.
  private var overtime: Duration { max(client.setup.limit, .seconds(2)) }

  /// Leaves what workers are playing when that takes too long; what was played up to there is the result.
  private mutating func leave() throws(CommandError) {
    // A failure behind a case that is not done is worth more than the order.
    let isLost = totals.findings.isEmpty && waiting.contains { !$0.totals.findings.isEmpty }
    if !isLost { waiting = [] }
    try abandon()
  }

  /// The next row for a worker; nil when none is free or nothing is left.
  private mutating func take() -> AppRow? {
    guard workers.count < jobs || workers.contains(where: { !$0.isBusy }) else {
      return nil
    }
    if !rest.isEmpty { return rest.removeFirst() }
    let end = min(first + Self.rowSize, request.cases ?? .max)
    if isClosing || first >= end { return nil }
    defer { first = end }
    return AppRow(first: first, end: end)
  }

  private mutating func hand(_ row: AppRow) throws(CommandError) {
    var message = AppMessage("row", .token(request.token(row.first)))
    message.add("count", "\(row.end - row.first)")
    if request.keepsGoing { message.add("keep-going", "yes") }
    // What one wrote that has ended since is forgotten with the next question.
    try bury(late: AppWorker.deaths(of: workers.filter { !$0.isBusy }, within: 0))
    guard try hasIdleWorker() else {
      rest.insert(row, at: 0)
      return
    }
    let worker = workers.first { !$0.isBusy }
    worker?.row = row
    worker?.send(message)
  }

  /// Starts a worker where none is idle; false where the system gives no more than there are.
  private mutating func hasIdleWorker() throws(CommandError) -> Bool {
    if workers.contains(where: { !$0.isBusy }) { return true }
    do throws(CommandError) {
      workers.append(try AppWorker(client.setup))
    } catch {
      if workers.isEmpty { throw error }
      jobs = workers.count
      return false
    }
    return true
  }

  private mutating func receive(
    _ reply: WorkerReply, _ worker: AppWorker
  ) throws(CommandError) {
    guard let row = worker.row else { return }
    switch reply {
    case .answer(let message): try enter(AppTotals(message, row), row)
    case .death(let death):
      workers.removeAll { $0 === worker }
      try bury(death, row)
    }
  }

  /// The end of a worker whose app is where it is known to hang, without the whole wait.
  private mutating func hang(_ worker: AppWorker) throws(CommandError) -> AppDeath? {
    guard !hangs.isEmpty, let row = worker.row, let (plays, moment) = worker.lingers() else {
      return nil
    }
    let callback = try callback(of: AppEnd(.hangs, at: moment), row.blamed(after: plays))
    return hangs.contains(callback) ? worker.stopped() : nil
  }

  /// The callback at which a case ends its process.
  private func callback(of end: AppEnd, _ index: UInt64) throws(CommandError) -> String {
    var message = AppMessage("play", .token(request.token(index)))
    message.end = end
    guard case .answer(let told) = try client.ask(message) else { return "an unknown callback" }
    return told["at"] ?? "an unknown callback"
  }

  /// Splits a row at the case that ended its worker: the cases before it are played once more.
  private mutating func bury(_ death: AppDeath, _ row: AppRow) throws(CommandError) {
    let index = row.blamed(for: death)
    if index > row.first { rest.append(AppRow(first: row.first, end: index)) }
    let isFailure = client.setup.judges(death.law)
    if index + 1 < row.end && (request.keepsGoing || !isFailure) {
      rest.append(AppRow(first: index + 1, end: row.end))
    }
    var totals = try judged(before: death, index)
    totals.activity.cases = 1
    // An app that wrote the words itself has counted nothing.
    totals.activity.callbacks = death.cause == .garbled ? 0 : death.moment / 2
    let callback = try callback(of: death.end, index)
    if death.law == .hangs { hangs.append(callback) }
    if isFailure {
      let key = AppFinding.FailureKey(death, at: callback)
      totals.findings += [AppFinding(key: key, index: index, rowFirst: row.first, death: death)]
    }
    try enter(totals, AppRow(first: index, end: index + 1))
  }

  /// What laws say of a case before its process ends; nothing where a failure ends its case anyway.
  private func judged(
    before death: AppDeath, _ index: UInt64
  ) throws(CommandError) -> AppTotals {
    guard request.keepsGoing, death.cause != .garbled else { return AppTotals() }
    var message = AppMessage("row", .token(request.token(index)))
    message.add("count", "1")
    message.add("keep-going", "yes")
    message.end = death.end
    guard case .answer(let told) = try client.ask(message) else { return AppTotals() }
    let played = AppTotals(told, AppRow(first: index, end: index + 1))
    var totals = AppTotals()
    totals.tally = played.tally
    totals.findings = played.findings.filter {
      AppEnd.EndLaw(rawValue: $0.key.signature.invariant) == nil
    }
    return totals
  }

  /// Takes what came of a row, and adds what has its turn.
  private mutating func enter(_ totals: AppTotals, _ row: AppRow) throws(CommandError) {
    progress.cases += totals.activity.cases
    progress.callbacks += totals.activity.callbacks
    if totals.fails && (!request.keepsGoing || totals.fault != nil) { isClosing = true }
    waiting.append((row, totals))
    while !isClosed, let position = waiting.firstIndex(where: { $0.row.first == next }) {
      let (row, totals) = waiting.remove(at: position)
      next = row.end
      isClosed = totals.fails && (!request.keepsGoing || totals.fault != nil)
      try add(totals)
    }
    progress.findings = self.totals.findings.count
  }

  private mutating func add(_ row: AppTotals) throws(CommandError) {
    var row = row
    for ordinal in row.findings.indices {
      let finding = row.findings[ordinal]
      if totals.findings.contains(where: { $0.isSame(as: finding) }) { continue }
      do throws(CommandError) {
        try found(&row.findings[ordinal])
      } catch {
        // The finding is reported without its history.
        if error.status != .interrupted { throw error }
      }
    }
    totals.add(row)
  }
}
