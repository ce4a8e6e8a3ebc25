package import CommandKit
package import SceneFuzzing
import SceneLifecycle
package import ScenePipeline
import SceneReporting

/// Worker processes, as a campaign asks them for rows of cases.
///
/// A row whose app ends its process is split at the case that ended it: the cases before it are played once
/// more, and the row goes on behind it.
package struct WorkerRows: RowPlayer {
  /// Cases that a worker plays at a time; the result does not depend on it.
  package static let size: UInt64 = 256

  /// A row that is being played.
  private struct Row {
    var number: Int
    /// Its cases.
    var cases: CaseRange
    /// What is left of it, from the front.
    var rest: [RowPart]
    /// What came of it up to now.
    var result = AppCampaignResult()
    /// What plays the part in front; nil between two parts.
    var worker: AppWorker?
  }

  /// A part of a row.
  private enum RowPart {
    case cases(CaseRange)
    case death(ProcessDeath, UInt64, in: CaseRange)
  }

  /// What was played of the same campaign before; only the progress has it.
  package var earlier = AppCampaignResult()
  /// Gets each way of failing when it is first met.
  package var found: (inout Finding) throws(CommandError) -> Void = { _ in }

  private let options: CampaignOptions
  private let client: AppClient
  private var rows: [Row] = []
  private var idle: [AppWorker] = []
  /// How many workers there may be.
  private var jobs: Int
  /// Callbacks in which the app is known to hang.
  private var hangs: [String] = []
  /// Since when no more is wanted.
  private var closing: ContinuousClock.Instant?

  /// Prepares the workers of a campaign; none is started yet.
  package init(_ options: CampaignOptions, _ client: AppClient) {
    self.options = options
    self.client = client
    jobs = options.jobs
  }

  /// The tally of nothing.
  package var emptyTally: AppTally { AppTally() }

  /// Whether a row is being played.
  package var isBusy: Bool { !rows.isEmpty }

  /// Hands on a way of failing that is first met.
  package func met(_ finding: inout Finding) throws(CommandError) { try found(&finding) }

  /// Writes what is known into the progress, with what was played before.
  package func watch(_ result: AppCampaignResult, into progress: inout Progress) {
    progress.cases += earlier.activity.cases
    progress.callbacks += earlier.activity.callbacks
    var known = earlier
    known.add(result)
    known.watch(into: &progress)
  }

  // MARK: - Beginning

  /// Begins a row; false where one of those that are played has to end first.
  package mutating func begin(_ number: Int) throws(CommandError) -> Bool {
    guard rows.count < jobs else { return false }
    let first = options.first + UInt64(number) * options.rowSize
    let cases = CaseRange(
      first: first, end: min(first + options.rowSize, options.first + options.count))
    var row = Row(number: number, cases: cases, rest: [.cases(cases)])
    guard try hand(&row) else { return false }
    rows.append(row)
    return true
  }

  /// Gives the part in front to a worker; false where the system gives no more of them.
  private mutating func hand(_ row: inout Row) throws(CommandError) -> Bool {
    guard case .cases(let cases)? = row.rest.first else { return true }
    // What one wrote that has ended since is forgotten with the next question.
    for finding in late(AppWorker.deaths(of: idle, within: 0)) { row.result.add(finding) }
    guard let worker = try worker() else { return false }
    worker.row = cases
    worker.send(question(cases))
    row.worker = worker
    return true
  }

  private func question(_ cases: CaseRange) -> RowQuestion {
    RowQuestion(options.token(cases.first), cases.count, keepsGoing: options.keepsGoing)
  }

  /// An idle worker, or a new one; nil where the system gives no more than there are.
  private mutating func worker() throws(CommandError) -> AppWorker? {
    if let idle = idle.popLast() { return idle }
    do throws(CommandError) {
      return try AppWorker(client.setup)
    } catch {
      let busy = rows.count { $0.worker != nil }
      if busy == 0 { throw error }
      jobs = busy
      return nil
    }
  }

  // MARK: - Ending

  /// Waits a moment and returns the rows that have ended; nil where the rest takes too long.
  package mutating func ended(
    unless shouldStop: () -> Bool
  ) throws(CommandError) -> [CaseRow<AppTally>]? {
    if client.isOver() || hasOverrun(shouldStop) { return nil }
    AppWorker.wait(for: rows.compactMap(\.worker))
    for place in rows.indices {
      var row = rows[place]
      do throws(CommandError) {
        try listen(&row)
      } catch {
        if error.status != .interrupted { throw error }
      }
      rows[place] = row
    }
    let done = rows.filter(\.rest.isEmpty)
    rows.removeAll(where: \.rest.isEmpty)
    return done.map {
      CaseRow(number: $0.number, result: $0.result, isLast: isLast($0.result))
    }
  }

  /// Whether what is under way takes too long: a callback that does not return takes no longer.
  private mutating func hasOverrun(_ shouldStop: () -> Bool) -> Bool {
    guard shouldStop() else { return false }
    let since = closing ?? .now
    closing = since
    return ContinuousClock.now - since >= max(client.setup.limit, .seconds(2))
  }

  private func isLast(_ result: AppCampaignResult) -> Bool {
    result.fails && (!options.keepsGoing || result.fault != nil)
  }

  /// Takes what the worker of a row has to say, and goes on with what is left of the row.
  private mutating func listen(_ row: inout Row) throws(CommandError) {
    if let worker = row.worker {
      var reply: WorkerReply<AppCampaignResult>? = try worker.reply()
      if reply == nil { reply = try hang(worker) }
      guard let reply else { return }
      row.worker = nil
      take(reply, from: worker, &row)
    }
    while case .death(let death, let index, let cases)? = row.rest.first, !isLast(row.result) {
      row.rest.removeFirst()
      row.result.add(try judged(death, index, in: cases))
    }
    if isLast(row.result) { row.rest = [] }
    _ = try hand(&row)
  }

  private mutating func take(
    _ reply: WorkerReply<AppCampaignResult>, from worker: AppWorker, _ row: inout Row
  ) {
    guard case .cases(let cases)? = row.rest.first else { return }
    switch reply {
    case .answer(var played):
      if played.isPossible(in: cases) {
        for place in played.findings.indices { played.findings[place].rowFirst = cases.first }
        idle.append(worker)
        row.rest.removeFirst()
        row.result.add(played)
      } else {
        split(&row, cases, at: worker.stopped(.garbled))
      }
    case .death(let death): split(&row, cases, at: death)
    }
  }

  /// Splits the part in front at the case that ended its worker.
  private func split(_ row: inout Row, _ cases: CaseRange, at death: ProcessDeath) {
    let index = cases.blamed(for: death)
    let (before, behind) = cases.split(at: index)
    var parts: [RowPart] = before.map { [.cases($0)] } ?? []
    parts.append(.death(death, index, in: cases))
    if let behind, options.keepsGoing || !client.setup.judges(death.law) {
      parts.append(.cases(behind))
    }
    row.rest.replaceSubrange(0..<1, with: parts)
  }

  // MARK: - Ends

  /// The ends of processes that came when all callbacks had returned.
  package mutating func late() throws(CommandError) -> [Finding] {
    late(AppWorker.deaths(of: idle))
  }

  /// The ends of workers that had answered: by what the app began on other threads.
  private mutating func late(
    _ deaths: [(worker: AppWorker, death: ProcessDeath)]
  ) -> [Finding] {
    deaths.compactMap { worker, death in
      idle.removeAll { $0 === worker }
      guard let cases = worker.row, client.setup.judges(death.law) else { return nil }
      var finding = Finding(late: death, in: cases.blamed(for: death))
      finding.rowFirst = cases.first
      return finding
    }
  }

  /// The end of a worker whose app is where it is known to hang, without the whole wait.
  private func hang(
    _ worker: AppWorker
  ) throws(CommandError) -> WorkerReply<AppCampaignResult>? {
    guard !hangs.isEmpty, let cases = worker.row, let (plays, moment) = worker.lingers() else {
      return nil
    }
    let callback = try callback(of: AppEnd(.hangs, at: moment), cases.blamed(after: plays))
    return hangs.contains(callback) ? .death(worker.stopped()) : nil
  }

  /// The callback at which a case ends its process.
  private func callback(of end: AppEnd, _ index: UInt64) throws(CommandError) -> String {
    var question = HistoryQuestion(.token(options.token(index)))
    question.end = end
    guard case .answer(let told) = try client.ask(question), let place = told.place else {
      return "an unknown callback"
    }
    return place
  }

  /// What comes of a case that ends its process.
  private mutating func judged(
    _ death: ProcessDeath, _ index: UInt64, in cases: CaseRange
  ) throws(CommandError) -> AppCampaignResult {
    var result = try played(before: death, index)
    result.activity.cases = 1
    // An app that wrote the words itself has counted nothing.
    result.activity.callbacks = death.cause == .garbled ? 0 : death.moment / 2
    let callback = try callback(of: death.end, index)
    if death.law == .hangs { hangs.append(callback) }
    if client.setup.judges(death.law) {
      var finding = Finding(death, at: callback, in: index)
      finding.rowFirst = cases.first
      result.add(finding)
    }
    return result
  }

  /// What laws say of a case before its process ends; nothing where a failure ends its case anyway.
  private func played(
    before death: ProcessDeath, _ index: UInt64
  ) throws(CommandError) -> AppCampaignResult {
    var result = AppCampaignResult()
    guard options.keepsGoing, death.cause != .garbled else { return result }
    let cases = CaseRange(first: index, end: index + 1)
    var question = question(cases)
    question.end = death.end
    guard case .answer(let played) = try client.ask(question), played.isPossible(in: cases) else {
      return result
    }
    result.tally.laws = played.tally.laws
    result.findings = played.findings.filter {
      AppEnd.EndLaw(rawValue: $0.signature.invariant) == nil
    }
    return result
  }
}
