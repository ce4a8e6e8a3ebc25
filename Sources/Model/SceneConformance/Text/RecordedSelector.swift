/// A name as a log holds it: a base name, a selector, or a notification with its class.
struct RecordedSelector {
  private let name: String

  init(_ name: String) { self.name = name }

  /// The ways to read the name, as it stands first.
  var forms: [String] {
    var forms = [name]
    for form in [ofSwift, ofObjectiveC, ofNotification].compactMap(\.self) + suffixed
    where !form.isEmpty && !forms.contains(form) {
      forms.append(form)
    }
    return forms
  }

  /// Objects that call their delegate with themselves first: the next label says what happened.
  private static let callers = [
    "application", "scene", "windowScene", "templateApplicationScene", "userNotificationCenter",
    "pushRegistry", "locationManager",
  ]

  /// `application(_:open:options:)` is `open`, `sceneDidDisconnect(_:)` what stands before the bracket.
  private var ofSwift: String? {
    guard let bracket = name.firstIndex(of: "("), name.last == ")" else { return nil }
    let labels = name[name.index(after: bracket)...].dropLast().split(separator: ":")
    return Self.base(String(name[..<bracket]), labels.map(String.init))
  }

  /// `application:openURL:options:` is `openURL`, `sceneDidDisconnect:` what stands before the colon.
  private var ofObjectiveC: String? {
    guard name.contains(":"), !name.contains("(") else { return nil }
    let labels = name.split(separator: ":").map(String.init)
    return labels.first.map { Self.base($0, Array(labels.dropFirst())) }
  }

  private static func base(_ head: String, _ labels: [String]) -> String {
    guard callers.contains(head), let label = labels.first(where: { $0 != "_" }) else {
      return head
    }
    // What a window scene updates is its geometry, what a scene updates is its activity.
    if head == "windowScene" && label == "didUpdate" { return "didUpdateCoordinateSpace" }
    return head == "pushRegistry" && label == "didUpdate" ? "didUpdatePushCredentials" : label
  }

  /// `UIWindowDidBecomeKeyNotification` and `UIWindow.didBecomeKeyNotification`.
  private var ofNotification: String? {
    guard name.hasSuffix("Notification") else { return nil }
    for owner in ["UIApplication", "UIScene", "UIWindow"] where name.hasPrefix(owner) {
      let rest = name.dropFirst(owner.count)
      if rest.first == "." { return String(rest.dropFirst()) }
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    return nil
  }

  /// `willEnterForeground` of an observer is the notification.
  private var suffixed: [String] {
    name.hasSuffix("Notification") ? [] : [name + "Notification"]
  }
}
