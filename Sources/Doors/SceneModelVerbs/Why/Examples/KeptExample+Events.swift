extension KeptExample {
  /// Examples of events, in the order of `list`.
  static let ofEvents = """
    launch | ipad-ios27 1 | launch 1
    open | ipad-ios27 2 | launch 1, open 2
    open | iphone-ios27 1 | launch 1, home, open 1
    return | ipad-ios27 1 | launch 1, home, return
    home | ipad-ios27 1 | launch 1, home
    kill | ipad-ios27 1 | launch 1, kill
    close | ipad-ios27 2 | launch 1, open 2, close 2
    closeCard | ipad-ios27 1 | launch 1, crash, closeCard 1
    hide | ipad-ios27 2 | launch 1, open 2, hide 2
    reclaim | ipad-ios27 1 | silentPush, backgroundConnection = yes, reclaim 1
    makeKey | ipad-ios27 1 | launch 1, makeKey 1
    rotate | ipad-ios27 1 | launch 1, rotate 1
    changeTraits | ipad-ios27 1 | launch 1, changeTraits 1
    touch | ipad-ios27 1 | launch 1, touch 1
    pressKey | ipad-ios27 1 | launch 1, pressKey 1
    cover | ipad-ios27 1 | launch 1, cover 1
    uncover | ipad-ios27 1 | launch 1, cover 1, uncover 1
    controlCenter | ipad-ios27 1 | launch 1, controlCenter
    notificationCenter | ipad-ios27 1 | launch 1, notificationCenter
    alert | ipad-ios27 1 | launch 1, alert
    siri | ipad-ios27 1 | launch 1, siri
    call | ipad-ios27 1 | call
    answerCall | ipad-ios27 1 | launch 1, call, answerCall
    endInterruption | ipad-ios27 1 | call, endInterruption
    appSwitcher | ipad-ios27 1 | launch 1, appSwitcher
    switcherBack | ipad-ios27 1 | launch 1, appSwitcher, switcherBack
    otherApp | ipad-ios27 1 | launch 1, appSwitcher, otherApp
    lock | ipad-ios27 1 | lock
    unlock | ipad-ios27 1 | lock, unlock
    focusAway | ipad-ios27 1 | launch 1, focusAway 1
    focusBack | ipad-ios27 1 | launch 1, focusAway 1, focusBack 1
    openURL | ipad-ios27 1 | openURL 1
    universalLink | ipad-ios27 1 | universalLink 1
    handoff | ipad-ios27 1 | handoff 1
    shortcutItem | ipad-ios27 1 | shortcutItem 1
    notificationTap | ipad-ios27 1 | notificationTap 1
    cloudKitShare | ipad-ios27 1 | cloudKitShare 1
    updateActivity | ipad-ios27 1 | launch 1, updateActivity 1
    requestActivation | ipad-ios27 1 | launch 1, requestActivation 1
    requestNewWindow | ipad-ios27 2 | launch 1, requestNewWindow 2
    requestNewWindow | iphone-ios27 1 | launch 1, requestNewWindow 1
    requestDestruction | ipad-ios27 1 | launch 1, requestDestruction 1
    requestRefresh | ipad-ios27 1 | silentPush, backgroundConnection = yes, requestRefresh 1
    serveRefresh | ipad-ios27 1 | silentPush, backgroundConnection = yes, requestRefresh 1, \
      serveRefresh 1
    registerAccessory | ipad-ios27 1 | launch 1, registerAccessory
    connectDisplay | ipad-ios27 2 | launch 1, registerAccessory, connectDisplay 2
    disconnectDisplay | ipad-ios27 2 | launch 1, registerAccessory, connectDisplay 2, \
      disconnectDisplay 2
    connectCar | iphone-duo 2 | connectCar 1
    disconnectCar | iphone-duo 2 | connectCar 1, disconnectCar 1
    hideCar | iphone-duo 2 | connectCar 1, hideCar 1
    showCar | iphone-duo 2 | connectCar 1, hideCar 1, showCar 1
    prewarm | ipad-ios27 1 | prewarm
    suspend | ipad-ios27 1 | silentPush, suspend
    crash | ipad-ios27 1 | silentPush, crash
    systemKill | ipad-ios27 1 | silentPush, systemKill
    systemTerminate | ipad-ios27 1 | silentPush, systemTerminate
    overrun | ipad-ios27 1 | launch 1, overrun after 0
    silentPush | ipad-ios27 1 | silentPush
    registerForPush | ipad-ios27 1 | silentPush, registerForPush
    backgroundFetch | ipad-ios27 1 | backgroundFetch
    backgroundTask | ipad-ios27 1 | backgroundTask
    urlSession | ipad-ios27 1 | urlSession
    locationUpdate | ipad-ios27 1 | locationUpdate
    appIntent | ipad-ios27 1 | appIntent
    backgroundTaskExpiry | ipad-ios27 1 | silentPush, backgroundTaskExpiry
    beginBackgroundMode | ipad-ios27 1 | launch 1, beginBackgroundMode
    endBackgroundMode | ipad-ios27 1 | silentPush, beginBackgroundMode, endBackgroundMode
    memoryWarning | ipad-ios27 1 | silentPush, memoryWarning
    timeChange | ipad-ios27 1 | silentPush, timeChange
    screenshot | ipad-ios27 1 | launch 1, screenshot
    reportDiscards | ipad-ios27 2 | launch 1, open 2, close 2, discardTime = later, reportDiscards
    foregroundPush | ipad-ios27 1 | launch 1, foregroundPush
    notificationAction | ipad-ios27 1 | notificationAction
    reboot | ipad-ios27 1 | reboot
    update | ipad-ios27 1 | update
    reinstall | ipad-ios27 1 | reinstall
    restoreBackup | ipad-ios27 1 | restoreBackup
    """
}
