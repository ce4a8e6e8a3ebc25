import Foundation
import HouseReading
import TestSupport
import Testing

/// The table of what an app's delegates may use, held against the declarations.
@Suite struct DelegateTableTests {
  private func rows() throws -> [(symbol: String, state: String)] {
    let page = checkout.appendingPathComponent(
      "Sources/Hosting/SceneHosting/SceneHosting.docc/SymbolsOfUIKit.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 2, cells[0].hasPrefix("`") else { return nil }
      return (cells[0].trimmingCharacters(in: ["`"]), cells[1])
    }
  }

  /// What one delegate file in twenty touches, in production, in samples or in small apps: methods,
  /// types, properties and calls, notifications, imports.
  private static let counted = [
    "scene(_:willConnectTo:options:)",
    "sceneDidBecomeActive(_:)",
    "sceneWillEnterForeground(_:)",
    "sceneDidEnterBackground(_:)",
    "scene(_:openURLContexts:)",
    "sceneDidDisconnect(_:)",
    "sceneWillResignActive(_:)",
    "scene(_:continue:)",
    "windowScene(_:performActionFor:completionHandler:)",
    "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
    "templateApplicationScene(_:didConnect:)",
    "templateApplicationScene(_:didDisconnectInterfaceController:)",
    "scene(_:didUpdate:)",
    "scene(_:willContinueUserActivityWithType:)",
    "scene(_:didFailToContinueUserActivityWithType:error:)",
    "application(_:didFinishLaunchingWithOptions:)",
    "application(_:open:options:)",
    "applicationWillTerminate(_:)",
    "applicationDidEnterBackground(_:)",
    "applicationDidBecomeActive(_:)",
    "applicationWillEnterForeground(_:)",
    "applicationWillResignActive(_:)",
    "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
    "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
    "application(_:continue:restorationHandler:)",
    "application(_:configurationForConnecting:options:)",
    "application(_:performActionFor:completionHandler:)",
    "application(_:didDiscardSceneSessions:)",
    "application(_:supportedInterfaceOrientationsFor:)",
    "userNotificationCenter(_:willPresent:withCompletionHandler:)",
    "userNotificationCenter(_:didReceive:withCompletionHandler:)",
    "application(_:willFinishLaunchingWithOptions:)",
    "application(_:performFetchWithCompletionHandler:)",
    "applicationProtectedDataDidBecomeAvailable(_:)",
    "applicationProtectedDataWillBecomeUnavailable(_:)",
    "applicationDidReceiveMemoryWarning(_:)",
    "UIScene",
    "UISceneSession",
    "UIWindowSceneDelegate",
    "UIWindowScene",
    "UIResponder",
    "UIWindow",
    "UIApplication",
    "UIOpenURLContext",
    "NSUserActivity",
    "UIApplicationShortcutItem",
    "UIView",
    "UIViewController",
    "UIScreen",
    "UIApplicationDelegate",
    "UIBackgroundFetchResult",
    "UNUserNotificationCenter",
    "UISceneConfiguration",
    "UIUserActivityRestoring",
    "UIHostingController",
    "UIColor",
    "UIImage",
    "UIDevice",
    "NSLayoutConstraint",
    "UITraitCollection",
    "UICoordinateSpace",
    "UIAlertController",
    "UIStoryboard",
    "UINavigationController",
    "BGTaskScheduler",
    "UIBackgroundTaskIdentifier",
    "window",
    "rootViewController",
    "UIApplication.shared",
    "makeKeyAndVisible",
    "urlContexts",
    "userActivities",
    "shortcutItem",
    "notificationResponse",
    "cloudKitShareMetadata",
    "UIWindow(windowScene:)",
    "delegate",
    "connectedScenes",
    "openSessions",
    "stateRestorationActivity",
    "activityType",
    "webpageURL",
    "userInfo",
    "isHidden",
    "alpha",
    "overrideUserInterfaceStyle",
    "tintColor",
    "present",
    "dismiss",
    "presentedViewController",
    "role",
    "windowLevel",
    "applicationState",
    "activationState",
    "requestSceneSessionActivation",
    "requestSceneSessionDestruction",
    "requestSceneSessionRefresh",
    "persistentIdentifier",
    "configuration",
    "beginBackgroundTask",
    "endBackgroundTask",
    "registerForRemoteNotifications",
    "applicationIconBadgeNumber",
    "isIdleTimerDisabled",
    "isProtectedDataAvailable",
    "UIWindow(frame:)",
    "UIApplication.didBecomeActiveNotification",
    "UIApplication.didEnterBackgroundNotification",
    "UIApplication.willEnterForegroundNotification",
    "UIApplication.willResignActiveNotification",
    "UIApplication.willTerminateNotification",
    "UIScene.didActivateNotification",
    "UIScene.didEnterBackgroundNotification",
    "UIScene.willEnterForegroundNotification",
    "UIScene.willDeactivateNotification",
    "import UserNotifications",
    "import SwiftUI",
    "import BackgroundTasks",
    "import Combine",
    "import AVFoundation",
    "import Intents",
    "import CarPlay",
    "import CoreData",
    "import os",
  ]

  @Test func `The table has every symbol that one file in twenty touches`() throws {
    let symbols = try rows().map(\.symbol)
    #expect(Self.counted.filter { !symbols.contains($0) } == [])
    #expect(Set(symbols).count == symbols.count)
  }

  @Test func `Each symbol of the table is declared, unless it is refused`() throws {
    let modules = Imports.apples
    let code = try SourceFile.sources.get().filter { modules.contains($0.module) }
      .flatMap(\.code).flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
    let declared = Set(code.map(String.init))
    let rows = try rows()
    #expect(rows.count > 100)
    for (symbol, state) in rows {
      let state = state.prefix { $0.isLetter }
      #expect(["works", "shape", "refused"].contains(String(state)), "\(symbol)")
      let words = symbol.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      let isThere =
        words.first == "import"
        ? modules.contains(words[1]) : words.allSatisfy(declared.contains)
      #expect(isThere == (state != "refused"), "\(symbol)")
    }
  }
}
