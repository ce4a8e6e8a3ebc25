// What of Foundation, UIKit and the other modules has a plain value that no 'Type()' is.
extension PlainValues {
  /// The value of a name of notifications: of those that one post reaches, each needs another one.
  static let noticeName = "Notification.Name(\"\")"

  /// The values of types that are not made without arguments, or that the system has.
  ///
  /// One that the module of the stub does not import falls in the next round, as each value does that
  /// does not compile.
  static let table: [String: String] = [
    "Bool": "false", "String": "\"\"", "Substring": "\"\"", "Character": "\" \"",
    "Any": "()", "AnyHashable": "0", "StaticString": "\"\"",
    "Date": "Date(timeIntervalSinceReferenceDate: 0)", "NSError": "NSError(domain: \"\", code: 0)",
    "NSNumber": "0", "NSString": "\"\"",
    "UUID": "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))",
    "URL": "URL(fileURLWithPath: \"/\")", "Bundle": "Bundle.main",
    "URLRequest": "URLRequest(url: URL(fileURLWithPath: \"/\"))",
    "UserDefaults": "UserDefaults.standard", "FileManager": "FileManager.default",
    "NotificationCenter": "NotificationCenter.default", "URLSession": "URLSession.shared",
    "DispatchQueue": "DispatchQueue.main", "Calendar": "Calendar.current",
    "Locale": "Locale.current", "TimeZone": "TimeZone.current",
    "Notification.Name": noticeName, "NSNotification.Name": noticeName,
    "UIColor": "UIColor.clear", "UIInterfaceOrientationMask": "UIInterfaceOrientationMask.all",
    "UIApplication": "UIApplication.shared", "Selector": "Selector(\"\")",
    "UIStatusBarStyle": "UIStatusBarStyle.default", "UIWindowLevel": "UIWindow.Level.normal",
    "Error": "CocoaError(.featureUnsupported)", "Never": "preconditionFailure()",
    "Result<Void, Error>": ".success(())",
    // Of Foundation.
    "NSUserActivity": "NSUserActivity(activityType: \"plain\")",
    "NSPredicate": "NSPredicate(value: true)",
    "Notification": "Notification(name: Notification.Name(\"\"))",
    "URLQueryItem": "URLQueryItem(name: \"\", value: nil)",
    "RunLoop": "RunLoop.main", "ProcessInfo": "ProcessInfo.processInfo",
    "Duration": "Duration.zero",
    // Of UIKit.
    "UIApplicationShortcutItem": "UIApplicationShortcutItem(type: \"\", localizedTitle: \"\")",
    "UISceneConfiguration": "UISceneConfiguration(name: nil, sessionRole: .windowApplication)",
    "UIScreen": "UIScreen.main", "UIDevice": "UIDevice.current",
    "UIFont": "UIFont.systemFont(ofSize: 17)", "UIWindow": "UIWindow(frame: .zero)",
    "UIStoryboard": "UIStoryboard(name: \"Main\", bundle: nil)",
    "UIAlertAction": "UIAlertAction(title: nil, style: .default)",
    "UIAlertController":
      "UIAlertController(title: nil, message: nil, preferredStyle: .alert)",
    "UIAction": "UIAction(title: \"\") { _ in }", "UIMenu": "UIMenu(title: \"\", children: [])",
    "UIInterfaceOrientation": "UIInterfaceOrientation.portrait",
    "UIUserInterfaceStyle": "UIUserInterfaceStyle.light",
    "UIModalPresentationStyle": "UIModalPresentationStyle.automatic",
    "UITabBarItem": "UITabBarItem(title: nil, image: nil, tag: 0)",
    // Of the other modules that are here.
    "UNUserNotificationCenter": "UNUserNotificationCenter.current()",
    "UNNotificationContent": "UNMutableNotificationContent()",
    "UNNotificationRequest":
      "UNNotificationRequest(identifier: \"\", content: UNMutableNotificationContent(), trigger: nil)",
    "NSPersistentContainer": "NSPersistentContainer(name: \"Plain\")",
    "NSManagedObjectContext":
      "NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)",
    "Color": "Color.clear", "Font": "Font.body", "Animation": "Animation.default",
    "ColorResource": "ColorResource(name: \"\", bundle: .main)",
    "ImageResource": "ImageResource(name: \"\", bundle: .main)",
    "AnyView": "AnyView(EmptyView())", "Text": "Text(\"\")", "Image": "Image(\"plain\")",
    "LocalizedStringKey": "LocalizedStringKey(\"\")", "AnyShapeStyle": "AnyShapeStyle(Color.clear)",
    "Gradient": "Gradient(colors: [])",
    "LinearGradient": "LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)",
  ]
}
