import SceneGeneration
import SceneInvariants
import SceneLifecycle
import ScenePipeline
import Testing

/// Each hard invariant kills at least one planted defect.
struct KillTests {
  /// Invariants with a defect that breaks them.
  static let kills: [(invariant: String, defect: String)] = [
    ("launch.finishes-first", "launch-told-twice"),
    ("launch.will-before-did", "will-finish-dropped"),
    ("launch.nothing-before-main", "delegate-before-main"),
    ("launch.no-options-with-scenes", "options-at-launch"),
    ("launch.background-with-scenes", "inactive-at-launch"),
    ("launch.inactive-without-scenes", "background-at-launch"),
    ("launch.restores-between-launch-methods", "restore-asked-after-launch"),
    ("scene.connects-first", "connect-dropped"),
    ("scene.connects-once", "connect-repeated"),
    ("scene.disconnects-once", "disconnect-repeated"),
    ("scene.reconnects-as-new-object", "same-object-on-reconnect"),
    ("session.one-scene-at-a-time", "disconnect-dropped"),
    ("session.scene-tells-instantiation", "scene-is-nil"),
    ("scene.active-in-foreground", "foreground-dropped"),
    ("scene.foreground-before-active", "foreground-dropped"),
    ("scene.active-and-resign-alternate", "active-repeated"),
    ("scene.resigns-before-background", "resign-after-background"),
    ("scene.background-between-foregrounds", "background-dropped"),
    ("scene.foreground-between-backgrounds", "background-repeated"),
    ("scene.active-inside-did-become-active", "inactive-in-did-become-active"),
    ("scene.background-inside-did-enter-background", "inactive-in-did-enter-background"),
    ("scene.not-active-inside-will-enter-foreground", "active-in-will-enter-foreground"),
    ("app.state-is-the-maximum", "stale-aggregate"),
    ("app.no-state-methods-with-scenes", "old-active-method"),
    ("app.no-methods-of-scenes", "old-url-called"),
    ("app.no-methods-of-scenes-without-delegate", "old-active-method-beside-notice"),
    ("scene.reads-active-in-foreground", "connect-lists-active"),
    ("session.lives-until-discard", "session-dies-with-scene"),
    ("session.identifier-is-constant", "identifier-changes"),
    ("session.discarded-never-returns", "discarded-returns"),
    ("session.none-outlives-the-app", "erased-sessions-return"),
    ("session.configured-before-connect", "configured-after-connect"),
    ("session.configured-once-a-process", "configured-twice"),
    ("discard.never-by-reclaim", "reclaim-discards"),
    ("discard.names-sessions", "discard-of-nobody"),
    ("discard.named-are-closed", "discarded-still-open"),
    ("discard.reports-once", "discard-repeated"),
    ("discard.after-disconnect-on-request", "discard-before-disconnect"),
    ("discard.late-report-arrives", "late-discard-dropped"),
    ("payload.arrives", "url-missing-from-options"),
    ("payload.options-are-the-same", "configuration-without-options"),
    ("payload.options-not-delivered-again", "url-again-after-connect"),
    ("activity.handoff-is-answered", "activity-repeated"),
    ("activity.will-continue-is-answered", "activity-repeated"),
    ("restore.between-connect-and-active", "restore-after-active"),
    ("restore.gives-back-last-saved", "restore-of-strange-state"),
    ("restore.readable-is-last-saved", "readable-state-is-strange"),
    ("notice.foreground-follows-aggregate", "foreground-notice-per-scene"),
    ("notice.scene-activates-in-foreground", "scene-notice-dropped"),
    ("notice.no-foreground-in-background-launch", "foreground-notice-in-background"),
    ("notice.foreground-at-launch", "foreground-notice-dropped"),
    ("window.events-only-when-active", "touch-in-background"),
    ("window.storyboard-before-connect", "window-after-connect"),
    ("window.key-per-scene", "key-window-of-another"),
    ("window.key-per-app", "key-windows-everywhere"),
    ("window.one-without-support", "second-window"),
    ("request.error-means-failure", "error-on-success"),
    ("request.no-new-window-without-support", "wrong-request-error"),
    ("request.destruction-discards", "destruction-forgotten"),
    ("request.refresh-stays-in-background", "refresh-to-foreground"),
    ("interruption.stays-in-foreground", "background-in-interruption"),
    ("process.silent-ends", "told-when-suspended"),
    ("process.presents-in-foreground", "presented-in-background"),
    ("process.queue-before-touch", "time-change-after-touch"),
    ("sceneless.no-scene-methods", "scene-method-without-scenes"),
    ("sceneless.active-and-resign-alternate", "app-active-repeated"),
    ("sceneless.resigns-before-background", "app-resign-dropped"),
    ("sceneless.background-between-foregrounds", "app-background-dropped"),
    ("sceneless.foreground-before-active", "app-foreground-dropped"),
    ("sceneless.active-inside-did-become-active", "app-inactive-when-active"),
    ("sceneless.background-inside-did-enter-background", "app-inactive-in-background"),
    ("sceneless.not-active-inside-will-enter-foreground", "app-active-in-foreground"),
    ("sceneless.will-continue-is-answered", "activity-unanswered"),
    ("sceneless.launch-options", "launch-options-missing"),
    ("sceneless.refused-is-not-delivered", "refused-is-delivered"),
    ("sceneless.payload-arrives", "app-delivery-dropped"),
    ("sceneless.events-only-when-active", "app-touched-in-background"),
    ("phase.app-follows-scenes", "app-phase-per-scene"),
  ]

  @Test func `Every hard invariant has a defect that breaks it`() {
    let hard = Contract.all.filter { $0.kind == .hard }.map(\.id)
    #expect(Self.kills.map(\.invariant) == hard)
  }

  @Test(arguments: KillTests.kills)
  func `A hard invariant alone finds its defect`(invariant: String, defect: String) async {
    let fuzzer = Fuzzer(InvariantSelection(only: [invariant]))
    let shape = Shape(length: .callbacks(150), defect: defect)
    let generator = Generator(shape: shape, seed: Seed(3))
    let result = await fuzzer.run(CampaignOptions(generator, cases: 1_500, jobs: 2))
    #expect(result.findings.map(\.violation.invariant) == [invariant])
  }

  /// Its documentation says which others notice what it notices.
  @Test(arguments: Contract.shadowed)
  func `What kills nothing alone has others that kill the same`(
    invariant: String, others: [String]
  ) async throws {
    let defect = try #require(Self.kills.first { $0.invariant == invariant }).defect
    #expect(!others.contains(invariant))
    let fuzzer = Fuzzer(InvariantSelection(only: others))
    let generator = Generator(shape: Shape(length: .callbacks(150), defect: defect), seed: Seed(3))
    let result = await fuzzer.run(CampaignOptions(generator, cases: 6_000, jobs: 2))
    #expect(!result.findings.isEmpty)
  }
}
