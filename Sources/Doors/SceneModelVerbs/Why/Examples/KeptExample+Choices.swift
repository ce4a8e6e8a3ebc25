extension KeptExample {
  /// Examples of choices that UIKit answers otherwise than usually.
  static let ofChoices = """
    order | ipad-ios27 1 | launch 1, 1 appActiveNotice before 1 active
    killShape | ipad-ios27 1 | launch 1, kill, killShape = backgroundDisconnect
    killReports | ipad-ios27 1 | launch 1, kill, killReports = yes
    killTerminates | mac-ios27 1 | launch 1, kill, killTerminates = yes
    killDiscards | ipad-ios27 1 | launch 1, kill, killDiscards = no
    ghost | ipad-ios27 1 | launch 1, kill, ghost = yes
    exitNotices | ipad-ios27 1 | launch 1, kill, exitNotices = no
    disappearance | ipad-ios27 1 | launch 1, kill, disappearance = yes
    backgroundConnection | ipad-ios27 1 | silentPush, backgroundConnection = yes
    backgroundCallback | ipad-ios27 1 | silentPush, backgroundConnection = yes, \
      backgroundCallback = yes
    configurationAgain | ipad-ios27 1 | launch 1, crash, launch 1, configurationAgain = yes
    configurationSkipped | manifest-ios27 1 | silentPush, kill, backgroundTask, \
      backgroundConnection = yes, configurationSkipped = yes
    firstForegroundState | ipad-ios27 1 | launch 1, firstForegroundState = unattached
    earlyGeometry | ipad-ios27 1 | launch 1, earlyGeometry = yes
    blip | ipad-ios27 1 | launch 1, notificationCenter, blip = yes
    otherWindows | ipad-ios27 2 | launch 1, open 2, otherWindows = covered
    remainingWindows | ipad-ios18 2 | launch 1, open 2, close 2, remainingWindows = interrupted
    stateRequests | ipad-ios27 1 | launch 1, home, stateRequests = twice
    stateReturned | ipad-ios27 1 | launch 1, home, reclaim 1, open 1, stateReturned = no
    activityOutcome | ipad-ios27 1 | handoff 1, activityOutcome = fails
    ownLink | both-ios12 1 | launch 1, openURL 1, ownLink = yes
    pushAgain | mac-ios27 1 | launch 1, notificationTap 1, pushAgain = yes
    requestOutcome | ipad-ios27 1 | launch 1, requestDestruction 1, requestOutcome = denied
    requestTarget | ipad-ios27 2 | silentPush, backgroundConnection = yes, requestTarget = 2
    discardTime | ipad-ios27 2 | launch 1, open 2, close 2, discardTime = later
    unlockInto | ipad-ios27 1 | launch 1, lock, unlock, unlockInto = homeScreen
    accessoryCounts | iphone-duo 2 | connectCar 1, accessoryCounts = no
    accessoryCounts | ipad-ios17 2 | launch 1, connectDisplay 2, accessoryCounts = no
    externalActive | manifest-ios27 2 quirks | launch 1, registerAccessory, connectDisplay 2, \
      externalActive = yes
    discardNamesConnecting | ipad-ios27 2 quirks | launch 1, kill, launch 2, \
      discardNamesConnecting = yes
    initialPhase | manifest-swiftui-ipad-ios27 1 | launch 1, initialPhase = yes
    appPhaseStale | swiftui-ipad-ios17 2 | launch 1, appPhaseStale = yes
    together | ipad-ios27 2 | launch 1, home, crash, launch 2, together = yes
    registration | ipad-ios27 1 | launch 1, registerForPush, registration = fails
    terminationHeard | ipad-ios27 1 | launch 1, home, systemTerminate, terminationHeard = no
    launchAccepts | both-ios12 1 | openURL 1, launchAccepts = no
    backgroundLoading | iphone-duo 1 | silentPush, backgroundConnection = yes, \
      backgroundLoading = no
    displayFollows | iphone-duo 2 | silentPush, registerAccessory, connectDisplay 1, \
      displayFollows = no
    keyWhenOpened | ipad-ios27 1 | silentPush, backgroundConnection = yes, open 1, \
      keyWhenOpened = no
    requestCarries | ipad-ios27 1 | launch 1, requestActivation 1, requestCarries = no
    stateSaved | both-ios12 1 | launch 1, home, stateSaved = no
    sceneNotices | sceneless-ios27-sdk26 1 | launch 1, sceneNotices = yes
    entryCutOff | ipad-ios27 1 | launch 1, home after 0, entryCutOff = yes
    entryStaysInactive | ipad-ios27 2 | launch 1, open 2, entryStaysInactive = yes
    resignsWhileAttaching | manifest-swiftui-ipad-ios27 1 | launch 1, resignsWhileAttaching = yes
    lastWindowEnds | ipad-ios27 1 | launch 1, close 1, lastWindowEnds = no
    restoredSessions | iphone-duo 1 | silentPush, backgroundConnection = yes, restoreBackup, \
      restoredSessions = no
    keyboardScene | ipad-ios27 2 quirks | launch 1, keyboardScene = yes
    """
}
