import SceneLifecycle

extension Contract {
  /// Interruptions and the app switcher.
  package static let interruptions: [Invariant] = [
    Invariant(
      "An interruption alone does not send a scene to the background.",
      id: "interruption.stays-in-foreground", rows: [65],
      source: .apple("uiscenedelegate/scenewillresignactive(_:)"), on: .all,
      triedBy: (scene.resignsActive | app.resignsActive).when(.byInterruption)
    ) {
      (scene.entersBackground | app.entersBackground).never(while: delivery.answersInterruption)
    },

    Invariant(
      "Opening the app switcher alone does not send a scene to the background.",
      id: "interruption.switcher-stays-in-foreground", .soft, rows: [66],
      source: .recording("cn-kill-from-switcher-ios13"), on: .all,
      triedBy: (scene.resignsActive | app.resignsActive).when(.bySwitcher)
    ) {
      (scene.entersBackground | app.entersBackground).never(while: delivery.answersSwitcher)
    },
  ]
}
