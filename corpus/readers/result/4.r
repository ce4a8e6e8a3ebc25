scenefuzz-results 3
generator g3
verb run
shard 1/1
option seed 5
option cases 2
option events 3
option scenes 2
option only scene.connects-once
option defect connect-repeated
option quirks
build 0
laws 0
campaign fresh
played 2 19 0
event lock 2
event unlock 1
event notificationTap 1
event cloudKitShare 1
answers firstForegroundState 2 0 0 0 0 0 0 0
answers earlyGeometry 2 0 0 0 0 0 0 0
answers responseToo 1 0 0 0 0 0 0 0
invariant scene.connects-once 4 2
finding 0 2 1
end 8edd325ae5cc88d1
