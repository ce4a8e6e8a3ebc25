import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle
import ScenePictures
import ScenePipeline
import SceneReporting

/// The plan of a gate, as the user asked for it.
protocol GatePlan {
  /// The part that is the same for each door.
  var gate: GateRequest { get }
}

extension GateRequest: GatePlan {
  var gate: GateRequest { self }
}

/// A door that gates a build.
protocol GateDoor: CampaignDoor where Played == CampaignResult<Counted> {
  /// The counts over the cases.
  associatedtype Counted: GateTally
  /// The plan of a gate, as the user asked for it.
  associatedtype Plan: GatePlan

  /// How `ci` is described, with the options that only one door has.
  static var gate: VerbWords { get }
  /// Options of `merge-results` that only one door has.
  static var merging: [Option] { get }

  /// Reads the options of a gate.
  func plan() throws(CommandError) -> Plan
  /// Reads the bugs that are known; nil where none are asked for.
  func baseline() throws(CommandError) -> Baseline?
  /// Returns the subject and its judges, in words.
  func judges(_ plan: Plan) -> String

  /// The histories that have to hold.
  func keptPaths() throws(CommandError) -> (paths: [String], listing: CorpusListing)
  /// Plays some of them.
  func entries(_ paths: [String], of plan: Plan) throws(CommandError) -> [CorpusEntry]
  /// Plays some cases of a campaign, and keeps what they find unless it goes to a result file.
  ///
  /// - Parameters:
  ///   - request: The cases.
  ///   - plan: The gate that they belong to.
  ///   - shard: The part that this machine plays; nil for all.
  ///   - outcome: What was played before.
  ///   - start: When the campaign began.
  nonisolated(nonsending)
    func play(
      _ request: RunRequest, of plan: Plan, _ shard: Shard?, after outcome: GateOutcome<Counted>,
      since start: ContinuousClock.Instant
    ) async throws(CommandError) -> Played
  /// Returns how far the cases can reach; nil where it does not matter.
  func reach(_ plan: Plan, after outcome: GateOutcome<Counted>) throws(CommandError) -> Counted
    .Reach?
  /// Whether the fresh campaign has shown enough.
  func isEnough(
    _ outcome: GateOutcome<Counted>, _ plan: Plan, besides baseline: Baseline?
  ) -> Bool

  /// Writes what one machine played, to be judged when all parts are there.
  nonisolated(nonsending)
    func keep(
      _ outcome: GateOutcome<Counted>, _ plan: Plan, _ shard: Shard
    ) async throws(CommandError) -> ExitStatus
  /// Reads the parts that several machines have played.
  func merged(_ paths: [String]) throws(CommandError) -> MergedParts<Self>
  /// Makes what failed small, and says what a gate comes to.
  nonisolated(nonsending)
    func judge(
      _ outcome: GateOutcome<Counted>, _ plan: Plan, _ triage: Triage, _ sources: SourceFinder
    ) async throws(CommandError) -> ReportedGate<Played>
  /// Does what a gate was asked for besides.
  ///
  /// - Parameters:
  ///   - status: What it came to without that: the worse of the two is returned.
  ///   - asked: The words that the gate was asked for with.
  nonisolated(nonsending)
    func finish(
      _ status: ExitStatus, _ asked: Arguments
    ) async throws(CommandError) -> ExitStatus
}

/// The parts that several machines have played, put together.
enum MergedParts<D: GateDoor> {
  /// A gate, with the words that it was asked for with.
  case gate(GateOutcome<D.Counted>, D.Plan, asked: Arguments)
  /// A campaign.
  case run(D.Played, RunRequest)
}

/// The result of a gate, as its door tells it.
struct ReportedGate<Played> {
  /// Whether the build may pass.
  var report: GateReport
  /// The results of both campaigns together.
  var all: Played
  /// The outcomes for the first cases of the findings.
  var answers: [FindingAnswer] = []
  /// The app's work outside of the steps.
  var escapes: [String] = []
  /// The reasons why the campaigns show less than they seem to.
  var doubts: [AppDoubt] = []
  /// Which laws notice which change of the app; nil where none was changed.
  var mutants: MutantTable?
}
