scenefuzz-results 3
generator g2
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
played 3 91 0
event controlCenter 2
event notificationCenter 1
event endInterruption 1
event universalLink 1
event handoff 4
event cloudKitShare 1
event requestActivation 2
event requestNewWindow 1
answers firstForegroundState 3 0 0 0 0 0 0 0
answers earlyGeometry 3 0 0 0 0 0 0 0
answers blip 1 0 0 0 0 0 0 0
answers activityOutcome 5 0 0 0 0 0 0 0
answers requestOutcome 2 0 0 0 0 0 0 0
answers requestCarries 2 0 0 0 0 0 0 0
invariant launch.finishes-first 33 0
invariant launch.will-before-did 33 0
invariant launch.nothing-before-main 88 0
invariant launch.no-options-with-scenes 6 0
invariant launch.background-with-scenes 3 0
invariant scene.connects-first 24 0
invariant scene.geometry-after-connect 0 0
invariant scene.connects-once 3 0
invariant scene.disconnects-once 0 0
invariant scene.silent-after-disconnect 27 0
invariant scene.reconnects-as-new-object 3 0
invariant session.one-scene-at-a-time 3 0
invariant session.scene-tells-instantiation 91 0
invariant scene.is-listed-when-it-connects 3 0
invariant scene.resigns-before-disconnect 0 0
invariant scene.active-in-foreground 6 0
invariant scene.foreground-before-active 6 0
invariant scene.active-and-resign-alternate 9 0
invariant scene.resigns-before-background 0 0
invariant scene.background-between-foregrounds 3 0
invariant scene.foreground-between-backgrounds 0 0
invariant scene.foreground-then-active 3 0
invariant scene.active-inside-did-become-active 6 0
invariant scene.active-inside-will-resign-active 6 0
invariant scene.background-inside-did-enter-background 0 0
invariant scene.not-active-inside-will-enter-foreground 3 0
invariant scene.states-follow-edges 27 0
invariant app.state-is-the-maximum 91 0
invariant app.no-state-methods-with-scenes 12 0
invariant app.no-methods-of-scenes 19 0
invariant scene.reads-active-in-foreground 91 0
invariant session.lives-until-discard 91 0
invariant session.connected-are-open 91 0
invariant session.identifier-is-constant 30 0
invariant session.discarded-never-returns 30 0
invariant session.configured-before-connect 3 0
invariant session.configured-once-a-process 3 0
invariant session.configured-once 3 0
invariant discard.never-by-reclaim 0 0
invariant discard.names-sessions 0 0
invariant discard.named-are-closed 0 0
invariant discard.reports-once 0 0
invariant discard.after-disconnect-on-request 0 0
invariant discard.after-disconnect-on-swipe 0 0
invariant discard.late-report-arrives 3 0
invariant discard.late-report-before-active 6 0
invariant payload.arrives 12 0
invariant payload.options-are-the-same 3 0
invariant payload.options-not-delivered-again 7 0
invariant payload.response-not-delivered-again 0 0
invariant activity.handoff-is-answered 9 0
invariant activity.will-continue-is-answered 12 0
invariant activity.warm-order 13 0
invariant payload.url-before-active 0 0
invariant restore.between-connect-and-active 0 0
invariant restore.at-most-once 0 0
invariant restore.before-foreground 0 0
invariant restore.gives-back-last-saved 0 0
invariant restore.readable-is-last-saved 0 0
invariant notice.foreground-follows-aggregate 9 0
invariant notice.scene-activates-in-foreground 6 0
invariant notice.no-foreground-in-background-launch 3 0
invariant notice.foreground-at-launch 6 0
invariant notice.background-once 0 0
invariant notice.active-alternates 9 0
invariant notice.after-delegate-call 12 0
invariant window.events-only-when-active 0 0
invariant window.storyboard-before-connect 3 0
invariant window.key-per-scene 3 0
invariant window.root-appears-after-active 3 1
invariant window.one-without-support 91 0
invariant window.one-even-in-a-kill 91 0
invariant window.external-stays-inactive 0 0
invariant request.error-means-failure 1 0
invariant request.no-new-window-without-support 1 0
invariant request.destruction-discards 0 0
invariant request.refresh-stays-in-background 0 0
invariant interruption.stays-in-foreground 3 0
invariant interruption.switcher-stays-in-foreground 0 0
invariant process.silent-ends 0 0
invariant process.silent-after-terminate 46 0
invariant process.presents-in-foreground 0 0
invariant process.queue-before-touch 0 0
invariant required.reconnect-after-reclaim 0 0
invariant required.discard-while-dead 0 0
invariant required.background-connection 0 0
invariant required.payload-in-options 3 0
invariant required.state-given-back 0 0
invariant required.interruption 3 0
invariant required.request-fails 1 0
invariant required.accessory-connects 0 0
invariant required.kill-tells 0 0
invariant required.crash 0 0
end cf2a49f1b82fbe28
