extension KeptExample {
  /// Examples that break an invariant, each with the defect that has to be planted.
  static let ofInvariants = """
    launch.finishes-first | ipad-ios27 1 launch-told-twice | launch 1
    launch.will-before-did | ipad-ios27 1 launch-after-connect | launch 1
    launch.nothing-before-main | ipad-ios27 1 delegate-before-main | launch 1
    launch.no-options-with-scenes | ipad-ios27 1 options-at-launch | launch 1
    launch.background-with-scenes | ipad-ios27 1 inactive-at-launch | launch 1
    launch.inactive-without-scenes | both-ios12 1 background-at-launch | launch 1
    launch.restores-between-launch-methods | both-ios12 1 will-finish-dropped | launch 1, home, \
      crash, launch 1
    scene.connects-first | ipad-ios27 1 connect-dropped | launch 1
    scene.geometry-after-connect | ipad-ios27 1 launch-told-twice | launch 1, earlyGeometry = yes
    scene.connects-once | ipad-ios27 1 connect-repeated | launch 1
    scene.disconnects-once | ipad-ios27 1 disconnect-repeated | launch 1, kill
    scene.silent-after-disconnect | ipad-ios27 1 background-after-disconnect | launch 1, kill
    scene.reconnects-as-new-object | ipad-ios27 1 same-object-on-reconnect | launch 1, kill, \
      ghost = yes
    session.one-scene-at-a-time | ipad-ios27 1 connect-repeated | launch 1
    session.scene-tells-instantiation | ipad-ios27 1 background-after-disconnect | launch 1, kill
    scene.resigns-before-disconnect | ipad-ios27 1 active-misaddressed | launch 1, kill, \
      killShape = disconnectOnly
    scene.active-in-foreground | ipad-ios27 1 foreground-dropped | launch 1
    scene.foreground-before-active | ipad-ios27 1 foreground-dropped | launch 1
    scene.active-and-resign-alternate | ipad-ios27 1 active-dropped | launch 1, home
    scene.resigns-before-background | ipad-ios27 2 active-misaddressed | launch 1, open 2, \
      otherWindows = covered, 2 configuration before 1 resignation, \
      2 attachment before 1 resignation, 2 windowSet before 1 resign, 2 connect before 1 resign, \
      2 connectNotice before 1 deactivation, 2 settling before 1 deactivation, \
      2 foregrounding before 1 deactivation, 2 foreground before 1 deactivation, \
      2 foregroundNotice before 1 deactivation, 2 entering before 1 deactivation, \
      2 activation before 1 deactivation, 2 active before 1 deactivation
    scene.background-between-foregrounds | ipad-ios27 1 background-dropped | launch 1, home, open 1
    scene.foreground-between-backgrounds | ipad-ios27 1 background-after-disconnect | launch 1, \
      kill, killShape = backgroundDisconnect
    scene.foreground-then-active | ipad-ios27 1 launch-told-twice | launch 1, kill, ghost = yes
    scene.active-inside-did-become-active | ipad-ios27 2 active-misaddressed | silentPush, \
      backgroundConnection = yes, open 2
    scene.active-inside-will-resign-active | ipad-ios27 1 background-in-interruption | launch 1, \
      controlCenter
    scene.background-inside-did-enter-background | ipad-ios27 1 background-after-disconnect | \
      launch 1, kill
    scene.not-active-inside-will-enter-foreground | \
      ipad-ios27 1 active-in-will-enter-foreground | launch 1
    scene.states-follow-edges | ipad-ios27 1 background-after-disconnect | launch 1, kill
    app.state-is-the-maximum | ipad-ios27 1 inactive-at-launch | launch 1
    app.no-state-methods-with-scenes | ipad-ios27 1 old-active-method | launch 1
    app.no-methods-of-scenes | ipad-ios27 1 old-active-method | launch 1
    app.no-methods-of-scenes-without-delegate | \
      manifest-swiftui-ipad-ios27 1 old-active-method-beside-notice | launch 1
    scene.reads-active-in-foreground | ipad-ios27 1 foreground-dropped | launch 1
    session.lives-until-discard | ipad-ios27 1 launch-after-connect | launch 1
    session.connected-are-open | ipad-ios27 1 resign-dropped | launch 1, kill, ghost = yes, \
      killReports = yes
    session.identifier-is-constant | ipad-ios27 1 discard-dropped | launch 1, close 1, \
      lastWindowEnds = no, open 1
    session.discarded-never-returns | ipad-ios27 1 discarded-returns | launch 1, kill, launch 1
    session.none-outlives-the-app | ipad-ios27 1 erased-sessions-return | launch 1, home, \
      reinstall, launch 1
    session.configured-before-connect | ipad-ios27 1 configured-after-connect | launch 1
    session.configured-once-a-process | ipad-ios27 1 configured-after-connect | launch 1
    session.configured-once | ipad-ios27 1 launch-told-twice | launch 1, kill, killDiscards = no, \
      launch 1, configurationAgain = yes
    discard.never-by-reclaim | ipad-ios27 1 reclaim-discards | silentPush, \
      backgroundConnection = yes, reclaim 1
    discard.names-sessions | ipad-ios27 1 discard-of-nobody | launch 1, kill, killReports = yes
    discard.named-are-closed | ipad-ios27 1 discarded-still-open | launch 1, kill, killReports = yes
    discard.reports-once | ipad-ios27 1 discard-repeated | launch 1, kill, killReports = yes
    discard.after-disconnect-on-request | ipad-ios27 1 disconnect-dropped | launch 1, \
      requestDestruction 1
    discard.after-disconnect-on-swipe | ipad-ios27 1 disconnect-dropped | launch 1, kill, \
      killReports = yes
    discard.late-report-arrives | ipad-ios27 1 launch-after-connect | launch 1, kill, launch 1
    discard.late-report-before-active | ipad-ios27 1 discard-dropped | launch 1, kill, launch 1
    payload.arrives | ipad-ios27 1 connect-dropped | openURL 1
    payload.options-are-the-same | ipad-ios27 1 response-missing-from-options | notificationTap 1
    payload.options-not-delivered-again | ipad-ios27 1 url-again-after-connect | openURL 1
    payload.response-not-delivered-again | ipad-ios27 1 launch-told-twice | notificationTap 1
    activity.handoff-is-answered | ipad-ios27 1 activity-unanswered | handoff 1
    activity.will-continue-is-answered | ipad-ios27 1 activity-unanswered | handoff 1
    activity.warm-order | ipad-ios27 1 launch-told-twice | handoff 1, \
      1 continueActivity before 1 foregrounding
    payload.url-before-active | ipad-ios27 1 active-misaddressed | silentPush, \
      backgroundConnection = yes, openURL 1, 1 activation before 1 openURL, \
      1 active before 1 openURL
    restore.between-connect-and-active | ipad-ios27 1 connect-dropped | silentPush, \
      backgroundConnection = yes, reclaim 1, open 1
    restore.at-most-once | ipad-ios27 1 restore-after-active | launch 1, controlCenter
    restore.before-foreground | ipad-ios27 1 background-after-disconnect | silentPush, \
      backgroundConnection = yes, reclaim 1, open 1, 1 foregrounding before 1 restore, \
      1 foreground before 1 restore
    restore.gives-back-last-saved | ipad-ios27 1 identifier-changes | silentPush, \
      backgroundConnection = yes, reclaim 1, open 1
    restore.readable-is-last-saved | ipad-ios27 1 identifier-changes | silentPush, \
      backgroundConnection = yes, reclaim 1, open 1
    notice.foreground-follows-aggregate | ipad-ios27 2 foreground-notice-per-scene | launch 1, \
      open 2
    notice.scene-activates-in-foreground | ipad-ios27 1 scene-notice-dropped | launch 1
    notice.no-foreground-in-background-launch | ipad-ios27 1 foreground-notice-in-background | \
      silentPush
    notice.foreground-at-launch | ipad-ios27 1 foreground-notice-dropped | launch 1
    notice.background-once | ipad-ios27 1 foreground-notice-dropped | launch 1, home
    notice.active-alternates | ipad-ios27 1 stale-aggregate | launch 1, \
      1 appActiveNotice before 1 active
    notice.after-delegate-call | ipad-ios27 1 launch-told-twice | launch 1, \
      1 appActiveNotice before 1 active
    window.events-only-when-active | ipad-ios27 1 touch-in-background | silentPush, \
      backgroundConnection = yes, backgroundCallback = yes
    window.opening-keeps-others-active | ipad-ios27 2 launch-told-twice | launch 1, open 2, \
      otherWindows = covered
    window.storyboard-before-connect | ipad-ios27 1 window-after-connect | launch 1
    window.key-per-scene | ipad-ios27 1 key-window-of-another | launch 1
    window.key-per-app | both-ios14 1 key-window-of-another | launch 1
    window.root-appears-after-active | ipad-ios27 1 launch-told-twice | launch 1, \
      1 viewDidLoad before 1 settling, 1 viewWillAppear before 1 settling, \
      1 viewDidAppear before 1 settling
    window.one-without-support | manifest-swiftui-ios27 2 role-reads-window | launch 1, connectCar 2
    window.one-even-in-a-kill | manifest-swiftui-ios27 2 role-reads-window | launch 1, connectCar 2
    window.external-stays-inactive | ipad-ios27 2 connect-misaddressed-in-later-process | \
      launch 1, crash, launch 1, controlCenter, registerAccessory, connectDisplay 2
    request.error-means-failure | ipad-ios27 2 error-on-success | launch 1, requestNewWindow 2
    request.no-new-window-without-support | manifest-swiftui-ios27 1 wrong-request-error | \
      launch 1, requestNewWindow 1
    request.destruction-discards | ipad-ios27 1 discard-of-nobody | launch 1, requestDestruction 1
    request.refresh-stays-in-background | ipad-ios27 1 refresh-to-foreground | silentPush, \
      backgroundConnection = yes, requestRefresh 1
    interruption.stays-in-foreground | ipad-ios27 1 background-in-interruption | launch 1, \
      controlCenter
    process.silent-ends | ipad-ios27 1 told-when-suspended | launch 1, home, suspend
    process.silent-after-terminate | ipad-ios27 1 termination-when-suspended | launch 1, home, \
      suspend, silentPush
    process.presents-in-foreground | ipad-ios27 1 presented-in-background | launch 1, home
    sceneless.no-scene-methods | both-ios12 1 scene-method-without-scenes | launch 1
    sceneless.active-and-resign-alternate | both-ios12 1 app-active-repeated | launch 1
    sceneless.resigns-before-background | both-ios12 1 app-resign-dropped | launch 1, home
    sceneless.background-between-foregrounds | both-ios12 1 app-background-dropped | launch 1, \
      home, open 1
    sceneless.foreground-before-active | both-ios12 1 app-foreground-dropped | silentPush, \
      backgroundCallback = yes, open 1
    sceneless.active-inside-did-become-active | both-ios12 1 stale-aggregate | launch 1
    sceneless.background-inside-did-enter-background | both-ios12 1 stale-aggregate | launch 1, home
    sceneless.not-active-inside-will-enter-foreground | both-ios12 1 app-active-in-foreground | \
      silentPush, open 1
    sceneless.will-continue-is-answered | both-ios12 1 activity-unanswered | universalLink 1
    sceneless.launch-options | both-ios12 1 launch-options-missing | openURL 1
    sceneless.refused-is-not-delivered | both-ios12 1 refused-is-delivered | openURL 1
    sceneless.payload-arrives | both-ios12 1 activity-unanswered | universalLink 1
    sceneless.events-only-when-active | both-ios12 1 app-touched-in-background | silentPush, \
      backgroundCallback = yes
    phase.app-follows-scenes | manifest-swiftui-ipad-ios27 2 app-phase-per-scene | launch 1, \
      open 2, otherWindows = covered, 2 configuration before 1 resignation, \
      2 attachment before 1 resignation, 2 connect before 1 resignation, \
      2 connectNotice before 1 resignation, 2 settling before 1 resignation, \
      2 foregrounding before 1 resignation, 2 foregroundNotice before 1 resignation, \
      2 entering before 1 resignation, 2 activation before 1 resignation
    """
}
