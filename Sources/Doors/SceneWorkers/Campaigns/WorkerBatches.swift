package import CommandKit
package import SceneFuzzing
import SceneLifecycle
package import ScenePipeline
import SceneReporting

/// Worker processes, as a campaign asks them for batches of cases.
///
/// A batch whose app ends its process is split at the case that ended it: the cases before it are played once
/// more, and the batch goes on behind it.
package struct WorkerBatches: BatchPlayer {
  /// Cases that a worker plays at a time; the result does not depend on it.
  package static let size: UInt64 = 256

  /// A batch that is being played.
  private struct OpenBatch {
    var number: Int
    /// Its cases.
    var cases: CaseRange
    /// The parts that are left, from the front.
    var rest: [BatchPart]
    /// The result up to now.
    var result = AppCampaignResult()
    /// The worker that plays the part in front; nil between two parts.
    var worker: AppWorker?

    /// How many of its cases were played: a worker says it before the batch has ended.
    var underway: UInt64 {
      let played = result.activity.cases + (worker?.played ?? 0)
      return min(played, cases.count)
    }
  }

  /// A part of a batch.
  private enum BatchPart {
    case cases(CaseRange)
    case death(ProcessDeath, UInt64, in: CaseRange)
  }

  /// The earlier results of the same campaign; only the progress has them.
  package var earlier = AppCampaignResult()
  /// Gets each way of failing when it is first met.
  package var found: (inout Finding) throws(CommandError) -> Void = { _ in }

  private let options: CampaignOptions
  private let client: AppClient
  private var batches: [OpenBatch] = []
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

  /// Whether a batch is being played.
  package var isBusy: Bool { !batches.isEmpty }

  /// Hands on a way of failing that is first met.
  package func met(_ finding: inout Finding) throws(CommandError) { try found(&finding) }

  /// Writes what is known into the progress, with what was played before.
  package func watch(_ result: AppCampaignResult, into progress: inout Progress) {
    progress.cases += earlier.activity.cases
    progress.callbacks += earlier.activity.callbacks
    var known = earlier
    known.add(result)
    known.watch(into: &progress)
    progress.cases += batches.reduce(0) { $0 + $1.underway }
  }

  // MARK: - Beginning

  /// Begins a batch; false where one of those that are played has to end first.
  package mutating func begin(_ number: Int) throws(CommandError) -> Bool {
    guard batches.count < jobs else { return false }
    let first = options.first + UInt64(number) * options.batchSize
    let cases = CaseRange(
      first: first, end: min(first + options.batchSize, options.first + options.count))
    var batch = OpenBatch(number: number, cases: cases, rest: [.cases(cases)])
    guard try hand(&batch) else { return false }
    batches.append(batch)
    return true
  }

  /// Gives the part in front to a worker; false where the system gives no more of them.
  private mutating func hand(_ batch: inout OpenBatch) throws(CommandError) -> Bool {
    guard case .cases(let cases)? = batch.rest.first else { return true }
    // What one wrote that has ended since is forgotten with the next question.
    for finding in late(AppWorker.deaths(of: idle, within: 0)) { batch.result.add(finding) }
    guard let worker = try worker() else { return false }
    worker.batch = cases
    worker.send(question(cases))
    batch.worker = worker
    return true
  }

  private func question(_ cases: CaseRange) -> BatchQuestion {
    BatchQuestion(options.token(cases.first), cases.count, keepsGoing: options.keepsGoing)
  }

  /// An idle worker, or a new one; nil where the system gives no more than there are.
  private mutating func worker() throws(CommandError) -> AppWorker? {
    if let idle = idle.popLast() { return idle }
    do throws(CommandError) {
      return try AppWorker(client.setup)
    } catch {
      let busy = batches.count { $0.worker != nil }
      if busy == 0 { throw error }
      jobs = busy
      return nil
    }
  }

  // MARK: - Ending

  /// Waits a moment and returns the batches that have ended; nil where the rest takes too long.
  package mutating func ended(
    unless shouldStop: () -> Bool
  ) throws(CommandError) -> [CaseBatch<AppTally>]? {
    if client.isOver() || hasOverrun(shouldStop) { return nil }
    AppWorker.wait(for: batches.compactMap(\.worker))
    for index in batches.indices {
      var batch = batches[index]
      do throws(CommandError) {
        try listen(&batch)
      } catch {
        if error.status != .interrupted { throw error }
      }
      batches[index] = batch
    }
    let done = batches.filter(\.rest.isEmpty)
    batches.removeAll(where: \.rest.isEmpty)
    return done.map {
      CaseBatch(number: $0.number, result: $0.result, isLast: isLast($0.result))
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

  /// Takes what the worker of a batch has to say, and goes on with what is left of the batch.
  private mutating func listen(_ batch: inout OpenBatch) throws(CommandError) {
    if let worker = batch.worker {
      var reply: WorkerReply<AppCampaignResult>? = try worker.reply()
      if reply == nil { reply = try hang(worker) }
      guard let reply else { return }
      batch.worker = nil
      take(reply, from: worker, &batch)
    }
    while case .death(let death, let index, let cases)? = batch.rest.first, !isLast(batch.result) {
      batch.rest.removeFirst()
      batch.result.add(try judged(death, index, in: cases))
    }
    if isLast(batch.result) { batch.rest = [] }
    _ = try hand(&batch)
  }

  private mutating func take(
    _ reply: WorkerReply<AppCampaignResult>, from worker: AppWorker, _ batch: inout OpenBatch
  ) {
    guard case .cases(let cases)? = batch.rest.first else { return }
    switch reply {
    case .answer(var played):
      if played.isPossible(in: cases) {
        for index in played.findings.indices { played.findings[index].batchFirst = cases.first }
        idle.append(worker)
        batch.rest.removeFirst()
        batch.result.add(played)
      } else {
        split(&batch, cases, at: worker.stopped(.garbled))
      }
    case .death(let death): split(&batch, cases, at: death)
    }
  }

  /// Splits the part in front at the case that ended its worker.
  private func split(_ batch: inout OpenBatch, _ cases: CaseRange, at death: ProcessDeath) {
    let index = cases.blamed(for: death)
    let (before, behind) = cases.split(at: index)
    var parts: [BatchPart] = before.map { [.cases($0)] } ?? []
    parts.append(.death(death, index, in: cases))
    if let behind, options.keepsGoing || !client.setup.judges(death.law) {
      parts.append(.cases(behind))
    }
    batch.rest.replaceSubrange(0..<1, with: parts)
  }

  // MARK: - Ends

  /// The ends of processes that came when all callbacks had returned.
  package mutating func late() throws(CommandError) -> [Finding] {
    late(AppWorker.deaths(of: idle, unless: { client.isStopping }))
  }

  /// The ends of workers that had answered: by what the app began on other threads.
  private mutating func late(
    _ deaths: [(worker: AppWorker, death: ProcessDeath)]
  ) -> [Finding] {
    deaths.compactMap { worker, death in
      idle.removeAll { $0 === worker }
      guard let cases = worker.batch, client.setup.judges(death.law) else { return nil }
      var finding = Finding(late: death, in: cases.blamed(for: death))
      finding.batchFirst = cases.first
      return finding
    }
  }

  /// The end of a worker whose app is where it is known to hang, without the whole wait.
  private func hang(
    _ worker: AppWorker
  ) throws(CommandError) -> WorkerReply<AppCampaignResult>? {
    guard !hangs.isEmpty, let cases = worker.batch, let (plays, moment) = worker.lingers() else {
      return nil
    }
    let callback = try callback(of: AppEnd(.hangs, at: moment), cases.blamed(after: plays))
    return hangs.contains(callback) ? .death(worker.stopped()) : nil
  }

  /// The callback at which a case ends its process.
  private func callback(of end: AppEnd, _ index: UInt64) throws(CommandError) -> String {
    var question = HistoryQuestion(.token(options.token(index)))
    question.end = end
    guard case .answer(let answer) = try client.ask(question), let moment = answer.brokenAt else {
      return "an unknown callback"
    }
    return moment
  }

  /// Returns the result of a case that ends its process.
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
      finding.batchFirst = cases.first
      result.add(finding)
    }
    return result
  }

  /// Returns the laws' verdicts on a case before its process ends; none where a failure ends it.
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
