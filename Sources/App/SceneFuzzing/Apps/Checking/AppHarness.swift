import SceneDriving
import SceneEngine
import SceneInvariants
import SceneLaws
import SceneLifecycle
import ScenePipeline
import SceneReporting

/// The engine of UIKit with an app in it, judged by the app's laws.
struct AppHarness: CampaignHarness {
  /// Compiled here, where engine and monitor are known.
  let loops = CaseLoops<AppEngine, AppJudge>()

  private(set) var heads: [LawHeading]
  /// The name of the test.
  let name: String
  /// Whether a campaign may pass in which the app does nothing.
  let mayBeSilent: Bool
  let names: EventNames
  let usesClock: Bool
  let supports: AppSupport
  /// Whether reports leave out what the app holds and where it lies.
  var redacts: Bool
  private let redactor: Redaction
  /// The app's work outside of the steps; nil when its asynchronous work is not stepped.
  let escapes: UncontrolledWork?
  /// Finds the app's method that a kind of callback reaches; nil where its sources are not looked at.
  let receiver: ((CallbackKind) -> CallbackReceiver?)?
  /// Keeps how far the app is; nil when it is not kept.
  var watch: ProgressMarker?
  /// Whether a case goes on without a law that breaks in it, so that none hides another.
  var playsOn = false
  /// Makes a process and what judges it.
  private(set) var make: () -> (host: AppHost, monitors: [any LawMonitor])

  init<App>(_ test: AppTest<App>) {
    heads = test.laws.map { LawHeading($0, in: test.declaration) }
    name = test.name
    mayBeSilent = test.silenceReason != nil
    names = EventNames(
      actions: test.actions.map(\.name), contents: test.allContents.map(\.name))
    usesClock = test.usesClock
    supports = test.supports
    offered = test.supports.events(with: test.contents)
    redacts = test.redacts
    redactor = test.redaction
    let delegates = App.self as? any DelegateBased.Type
    receiver = delegates.map { type in { type.receiver(of: $0, besides: test.file) } }
    let escapes = test.usesTasks ? UncontrolledWork() : nil
    self.escapes = escapes
    let contents = ContentTable(test.allContents)
    make = {
      let process =
        escapes.map {
          SteppedProcess(
            $0.number, actions: test.actions, contents: contents, device: test.device,
            make: test.make)
        }
        ?? AppProcess(
          actions: test.actions, contents: contents, device: test.device, make: test.make)
      process.older = test.olderVersion
      return (process, test.laws.map { $0.monitor(process) })
    }
  }

  /// The harness with one law only, so that no other one ends a play first.
  ///
  /// A process may end within a law, so a law about ends leaves all others asked, and what they say unheard.
  func judging(only law: String?) -> AppHarness {
    guard let law else { return self }
    if AppEnd.EndLaw(rawValue: law) != nil { return judgingEnds }
    let positions = heads.indices.filter { heads[$0].id == law }
    var harness = self
    harness.heads = positions.map { heads[$0] }
    let make = make
    harness.make = {
      let (host, monitors) = make()
      return (host, positions.map { monitors[$0] })
    }
    return harness
  }

  /// The harness in which no law breaks, though each is asked, so that only the process may end a play.
  var judgingEnds: AppHarness {
    var harness = self
    let make = make
    harness.make = {
      let (host, monitors) = make()
      return (host, monitors.map { SilentMonitor(asked: $0) })
    }
    return harness
  }

  /// The facts about the test that doubts need.
  var heading: AppHeading { AppHeading(name: name, mayBeSilent: mayBeSilent, laws: heads) }

  /// Returns the parts of the app that some cases put to work.
  ///
  /// - Parameters:
  ///   - tally: The counts over the cases.
  ///   - activity: What was played in them.
  /// - Complexity: Reads the sources of the delegates' classes.
  func ran(_ tally: AppTally, _ activity: Activity) -> RanParts {
    var parts = RanParts(cases: activity.cases)
    if let receiver {
      for kind in CallbackKind.allCases {
        guard let method = receiver(kind), method.location != nil else { continue }
        let cases = tally.behaviour.kinds[Int(kind.rawValue)]
        if let known = parts.methods.firstIndex(where: { $0.name == method.name }) {
          parts.methods[known].count = max(parts.methods[known].count, cases)
        } else {
          parts.methods.append(RanParts.Count(method.name, cases))
        }
      }
    }
    parts.payloads = EventKind.payloads(in: activity.events)
    parts.laws = tally.laws.entries.filter { $0.kind != .required }
      .map { RanParts.Count($0.id, $0.exercised) }
    return parts
  }

  /// The redaction of reports; nil where they leave out nothing.
  var redaction: Redaction? { redacts ? redactor : nil }

  var emptyTally: AppTally { AppTally() }

  /// The events that the world may do to the app; one that only the app asks for is none of them.
  let offered: EventSet

  /// Makes the engine and the judge of one process, which know each other through its context.
  func player(
    platform: Platform, scenes: Int, quirks: Bool, keeping judge: AppJudge?
  ) -> Player<AppEngine, AppJudge> {
    let (host, monitors) = make()
    host.watch = watch
    let engine = AppEngine(
      UIKitEngine(platform: supports.adapting(platform), scenes: scenes), host,
      usesClock: usesClock, supported: .all - supports.foreignEvents)
    var judge = AppJudge(host, heads, monitors)
    if playsOn { judge.ending = 0 }
    return Player(engine, judge)
  }

  /// A case that goes on may break several laws, and each of them is a way of failing.
  func failures(of judge: AppJudge) -> [Violation] {
    playsOn ? judge.violations : Array(judge.violations.prefix(1))
  }

  func collect(_ judge: AppJudge, into tally: inout AppTally) { tally.laws.add(judge.tally) }

  func note(
    _ player: inout Player<AppEngine, AppJudge>, case index: UInt64, into tally: inout AppTally
  ) {
    let (host, behaviour) = (player.engine.host, player.monitor.behaviour)
    // What is known of the app needs no second look: that costs more than the rest.
    if !behaviour.reactions.isEmpty || tally.behaviour.hasActed { host.hasActed = true }
    if !host.hasActed { host.lookForActs() }
    tally.behaviour.note(behaviour, hasActed: host.hasActed, case: index)
  }
}
