scenefuzz-results 3
generator g3
verb run
shard 1/1
option seed 5
option cases 3
option events 4
option scenes 1
option platform iphone-ios27
build 0
laws 0
campaign fresh
played 3 106 0
event launch 1
event notificationCenter 1
event lock 1
event openURL 1
event handoff 3
event notificationTap 3
event requestDestruction 2
answers killShape 1 0 0 0 0 0 0 0
answers firstForegroundState 4 0 0 0 0 0 0 0
answers earlyGeometry 4 0 0 0 0 0 0 0
answers blip 1 0 0 0 0 0 0 0
answers stateRequests 1 0 0 0 0 0 0 0
answers activityOutcome 3 0 0 0 0 0 0 0
answers pushAgain 1 1 0 0 0 0 0 0
answers requestOutcome 1 1 0 0 0 0 0 0
answers responseToo 1 0 0 0 0 0 0 0
invariant launch.finishes-first 32 0
invariant launch.will-before-did 32 0
invariant launch.nothing-before-main 103 0
invariant launch.no-options-with-scenes 6 0
invariant launch.background-with-scenes 3 0
invariant scene.connects-first 21 0
invariant scene.geometry-after-connect 0 0
invariant scene.connects-once 4 0
invariant scene.disconnects-once 1 0
invariant scene.silent-after-disconnect 24 0
invariant scene.reconnects-as-new-object 4 0
invariant session.one-scene-at-a-time 4 0
invariant session.scene-tells-instantiation 104 0
invariant scene.is-listed-when-it-connects 4 0
invariant scene.resigns-before-disconnect 1 0
invariant scene.active-in-foreground 5 0
invariant scene.foreground-before-active 5 0
invariant scene.active-and-resign-alternate 8 0
invariant scene.resigns-before-background 1 0
invariant scene.background-between-foregrounds 4 0
invariant scene.foreground-between-backgrounds 1 0
invariant scene.foreground-then-active 5 0
invariant scene.active-inside-did-become-active 5 0
invariant scene.active-inside-will-resign-active 9 0
invariant scene.background-inside-did-enter-background 1 0
invariant scene.not-active-inside-will-enter-foreground 4 0
invariant scene.states-follow-edges 24 0
invariant app.state-is-the-maximum 106 0
invariant app.no-state-methods-with-scenes 13 0
invariant app.no-methods-of-scenes 19 0
invariant scene.reads-active-in-foreground 106 0
invariant session.lives-until-discard 106 0
invariant session.connected-are-open 106 0
invariant session.identifier-is-constant 29 0
invariant session.discarded-never-returns 29 0
invariant session.none-outlives-the-app 0 0
invariant session.configured-before-connect 4 0
invariant session.configured-once-a-process 4 0
invariant session.configured-once 4 0
invariant discard.never-by-reclaim 0 0
invariant discard.names-sessions 1 0
invariant discard.named-are-closed 1 0
invariant discard.reports-once 1 0
invariant discard.after-disconnect-on-request 1 0
invariant discard.after-disconnect-on-swipe 0 0
invariant discard.late-report-arrives 4 0
invariant discard.late-report-before-active 5 0
invariant payload.arrives 10 0
invariant payload.options-are-the-same 4 0
invariant payload.options-not-delivered-again 3 0
invariant payload.response-not-delivered-again 3 1
invariant activity.handoff-is-answered 4 0
invariant activity.will-continue-is-answered 6 0
invariant activity.warm-order 8 0
invariant payload.url-before-active 0 0
invariant restore.between-connect-and-active 0 0
invariant restore.at-most-once 0 0
invariant restore.before-foreground 0 0
invariant restore.gives-back-last-saved 0 0
invariant restore.readable-is-last-saved 0 0
invariant notice.foreground-follows-aggregate 9 0
invariant notice.scene-activates-in-foreground 5 0
invariant notice.no-foreground-in-background-launch 4 0
invariant notice.foreground-at-launch 5 0
invariant notice.background-once 2 0
invariant notice.active-alternates 8 0
invariant notice.after-delegate-call 13 1
invariant window.events-only-when-active 0 0
invariant window.storyboard-before-connect 4 0
invariant window.key-per-scene 4 0
invariant window.root-appears-after-active 4 0
invariant window.one-without-support 106 0
invariant window.one-even-in-a-kill 106 0
invariant window.external-stays-inactive 0 0
invariant request.error-means-failure 1 0
invariant request.no-new-window-without-support 0 0
invariant request.destruction-discards 2 0
invariant request.refresh-stays-in-background 0 0
invariant interruption.stays-in-foreground 1 0
invariant interruption.switcher-stays-in-foreground 0 0
invariant process.silent-ends 0 0
invariant process.silent-after-terminate 48 0
invariant process.presents-in-foreground 0 0
invariant process.queue-before-touch 2 0
invariant required.reconnect-after-reclaim 0 0
invariant required.discard-while-dead 0 0
invariant required.background-connection 0 0
invariant required.payload-in-options 3 0
invariant required.state-given-back 0 0
invariant required.interruption 1 0
invariant required.request-fails 1 0
invariant required.accessory-connects 0 0
invariant required.kill-tells 0 0
invariant required.crash 0 0
end 66fe17588ee73ba7
