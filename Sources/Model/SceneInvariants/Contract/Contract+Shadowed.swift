extension Contract {
  /// Hard invariants that kill no planted defect alone, each with those that kill all that it kills.
  ///
  /// They are worth having all the same: each says what broke in the words of the promise, where the
  /// others say what came of it.
  package static let shadowed: [(invariant: String, others: [String])] = [
    (
      "launch.background-with-scenes",
      ["app.state-is-the-maximum"]
    ),
    (
      "scene.connects-first",
      ["restore.between-connect-and-active", "session.scene-tells-instantiation"]
    ),
    (
      "scene.connects-once",
      ["session.one-scene-at-a-time", "scene.disconnects-once"]
    ),
    (
      "scene.reconnects-as-new-object",
      ["restore.between-connect-and-active"]
    ),
    (
      "session.one-scene-at-a-time",
      ["discard.after-disconnect-on-request", "scene.connects-once"]
    ),
    (
      "scene.active-in-foreground",
      [
        "scene.foreground-before-active", "scene.active-and-resign-alternate",
        "scene.disconnects-once",
      ]
    ),
    (
      "scene.foreground-before-active",
      ["scene.active-in-foreground", "scene.connects-first"]
    ),
    (
      "scene.resigns-before-background",
      ["scene.active-and-resign-alternate", "scene.background-inside-did-enter-background"]
    ),
    (
      "session.identifier-is-constant",
      ["session.lives-until-discard", "restore.gives-back-last-saved", "scene.connects-first"]
    ),
    (
      "session.discarded-never-returns",
      [
        "session.configured-once-a-process", "scene.background-between-foregrounds",
        "discard.never-by-reclaim", "discard.after-disconnect-on-request",
      ]
    ),
    (
      "discard.never-by-reclaim",
      ["session.discarded-never-returns"]
    ),
    (
      "discard.names-sessions",
      ["session.lives-until-discard"]
    ),
    (
      "discard.named-are-closed",
      ["discard.reports-once"]
    ),
    (
      "discard.after-disconnect-on-request",
      ["session.one-scene-at-a-time", "scene.connects-first", "session.discarded-never-returns"]
    ),
    (
      "discard.late-report-arrives",
      ["session.lives-until-discard"]
    ),
    (
      "activity.handoff-is-answered",
      ["scene.connects-first", "activity.will-continue-is-answered"]
    ),
    (
      "activity.will-continue-is-answered",
      ["activity.handoff-is-answered"]
    ),
    (
      "restore.between-connect-and-active",
      [
        "scene.connects-first", "scene.connects-once", "scene.active-in-foreground",
        "restore.gives-back-last-saved",
      ]
    ),
    (
      "notice.no-foreground-in-background-launch",
      ["notice.foreground-follows-aggregate"]
    ),
    (
      "notice.foreground-at-launch",
      ["notice.foreground-follows-aggregate"]
    ),
    (
      "window.key-per-scene",
      ["window.key-per-app"]
    ),
    (
      "window.one-without-support",
      ["session.lives-until-discard"]
    ),
    (
      "request.destruction-discards",
      ["session.lives-until-discard"]
    ),
    (
      "request.refresh-stays-in-background",
      ["scene.connects-first"]
    ),
    (
      "interruption.stays-in-foreground",
      ["scene.active-in-foreground"]
    ),
    (
      "process.queue-before-touch",
      ["session.lives-until-discard"]
    ),
    (
      "sceneless.resigns-before-background",
      ["sceneless.active-and-resign-alternate"]
    ),
    (
      "sceneless.will-continue-is-answered",
      ["activity.handoff-is-answered"]
    ),
  ]
}
