scenefuzz-results 3
generator g3
verb ci
shard 1/1
option contract
option fixed 0
option seed 5
option cases 2
option defect connect-repeated
build 0
laws 0
corpus 0 c3817c016ba4ff30
campaign fixed
played 0 0 0
campaign fresh
played 2 24 0
event kill 1
event openURL 1
event notificationTap 1
event prewarm 1
event backgroundFetch 1
answers killTerminates 1 0 0 0 0 0 0 0
answers killDiscards 1 0 0 0 0 0 0 0
answers backgroundConnection 1 0 0 0 0 0 0 0
answers firstForegroundState 2 0 0 0 0 0 0 0
answers earlyGeometry 2 0 0 0 0 0 0 0
answers responseToo 1 0 0 0 0 0 0 0
invariant launch.finishes-first 9 0
invariant launch.will-before-did 9 0
invariant launch.nothing-before-main 20 0
invariant launch.no-options-with-scenes 6 0
invariant launch.background-with-scenes 3 0
invariant scene.connects-first 0 0
invariant scene.geometry-after-connect 0 0
invariant scene.connects-once 4 2
invariant scene.disconnects-once 0 0
invariant scene.silent-after-disconnect 4 0
invariant scene.reconnects-as-new-object 4 0
invariant session.one-scene-at-a-time 4 2
invariant session.scene-tells-instantiation 23 0
invariant scene.is-listed-when-it-connects 4 0
invariant scene.resigns-before-disconnect 0 0
invariant scene.active-in-foreground 0 0
invariant scene.foreground-before-active 0 0
invariant scene.active-and-resign-alternate 0 0
invariant scene.resigns-before-background 0 0
invariant scene.background-between-foregrounds 0 0
invariant scene.foreground-between-backgrounds 0 0
invariant scene.foreground-then-active 0 0
invariant scene.active-inside-did-become-active 0 0
invariant scene.active-inside-will-resign-active 0 0
invariant scene.background-inside-did-enter-background 0 0
invariant scene.not-active-inside-will-enter-foreground 0 0
invariant scene.states-follow-edges 4 0
invariant app.state-is-the-maximum 23 0
invariant app.no-state-methods-with-scenes 0 0
invariant app.no-methods-of-scenes 0 0
invariant scene.reads-active-in-foreground 23 0
invariant session.lives-until-discard 23 0
invariant session.connected-are-open 23 0
invariant session.identifier-is-constant 6 0
invariant session.discarded-never-returns 6 0
invariant session.none-outlives-the-app 0 0
invariant session.configured-before-connect 2 0
invariant session.configured-once-a-process 2 0
invariant session.configured-once 2 0
invariant discard.never-by-reclaim 0 0
invariant discard.names-sessions 0 0
invariant discard.named-are-closed 0 0
invariant discard.reports-once 0 0
invariant discard.after-disconnect-on-request 0 0
invariant discard.after-disconnect-on-swipe 0 0
invariant discard.late-report-arrives 3 0
invariant discard.late-report-before-active 0 0
invariant payload.arrives 4 0
invariant payload.options-are-the-same 4 0
invariant payload.options-not-delivered-again 0 0
invariant payload.response-not-delivered-again 0 0
invariant activity.handoff-is-answered 0 0
invariant activity.will-continue-is-answered 0 0
invariant activity.warm-order 0 0
invariant payload.url-before-active 0 0
invariant restore.between-connect-and-active 0 0
invariant restore.at-most-once 0 0
invariant restore.before-foreground 0 0
invariant restore.gives-back-last-saved 0 0
invariant restore.readable-is-last-saved 0 0
invariant notice.foreground-follows-aggregate 0 0
invariant notice.scene-activates-in-foreground 0 0
invariant notice.no-foreground-in-background-launch 0 0
invariant notice.foreground-at-launch 0 0
invariant notice.background-once 0 0
invariant notice.active-alternates 0 0
invariant notice.after-delegate-call 3 0
invariant window.events-only-when-active 0 0
invariant window.opening-keeps-others-active 0 0
invariant window.key-per-scene 0 0
invariant window.root-appears-after-active 0 0
invariant window.external-stays-inactive 0 0
invariant request.error-means-failure 0 0
invariant request.destruction-discards 0 0
invariant request.refresh-stays-in-background 0 0
invariant interruption.stays-in-foreground 0 0
invariant interruption.switcher-stays-in-foreground 0 0
invariant process.silent-ends 0 0
invariant process.silent-after-terminate 17 0
invariant process.presents-in-foreground 0 0
invariant process.queue-before-touch 0 0
invariant required.two-active-scenes 0 0
invariant required.reconnect-after-reclaim 0 0
invariant required.discard-while-dead 0 0
invariant required.background-connection 0 0
invariant required.payload-in-options 4 0
invariant required.state-given-back 0 0
invariant required.interruption 0 0
invariant required.request-fails 0 0
invariant required.kill-tells 0 0
invariant required.crash 0 0
invariant window.storyboard-before-connect 2 0
invariant window.key-per-app 0 0
invariant required.accessory-connects 0 0
finding 0 2 1
surveyed 2
cases kill 1
cases openURL 1
cases notificationTap 1
cases prewarm 1
cases backgroundFetch 1
reached required.payload-in-options 2
moment 4 1 0
moment 49 1 0
moment 57 1 0
moment 330 1 0
moment 334 1 1
triple 279904 1 0
triple 320955 1 0
end 8513437520a38aed
