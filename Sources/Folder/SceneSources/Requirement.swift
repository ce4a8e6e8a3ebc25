import SceneLifecycle

/// A requirement of `SceneApp` as its declaration reads, to tell handlers that nearly have it.
package struct Requirement: Hashable, Sendable {
  /// The signature.
  package let method: WrittenMethod
  /// Whether the base name is a word that an app may use for something else, too.
  let isCommonWord: Bool
  /// The names in UIKit of the methods that the requirement stands for.
  let namesInUIKit: [String]

  init(
    _ name: String, _ parameters: [WrittenMethod.Parameter] = [], isCommonWord: Bool = false,
    inUIKit namesInUIKit: String...
  ) {
    method = WrittenMethod(name: name, parameters: parameters)
    self.isCommonWord = isCommonWord
    self.namesInUIKit = namesInUIKit
  }

  private static let scene = [WrittenMethod.Parameter("_", "SceneID")]

  /// Every requirement, in the order of the protocol.
  package static let all: [Requirement] = process + sessions + scenes + application

  private static let process = [
    Requirement(
      "didFinishLaunching", [.init("_", "AppLaunch")],
      inUIKit: "application(_:didFinishLaunchingWithOptions:)"),
    Requirement("willTerminate", inUIKit: "applicationWillTerminate(_:)"),
    Requirement(
      "performBackgroundWork", [.init("_", "BackgroundCause")],
      inUIKit: "application(_:performFetchWithCompletionHandler:)",
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"),
    Requirement("backgroundTaskDidExpire", [.init("_", "AppBackgroundTask")]),
    Requirement("didReceiveMemoryWarning", inUIKit: "applicationDidReceiveMemoryWarning(_:)"),
    Requirement(
      "protectedDataDidBecomeAvailable",
      inUIKit: "applicationProtectedDataDidBecomeAvailable(_:)"),
    Requirement(
      "protectedDataWillBecomeUnavailable",
      inUIKit: "applicationProtectedDataWillBecomeUnavailable(_:)"),
    Requirement("clockDidAdvance", [.init("seconds", "Int")]),
  ]

  private static let sessions = [
    Requirement(
      "configure", [.init("_", "SessionID"), .init("role", "SceneRole")], isCommonWord: true,
      inUIKit: "application(_:configurationForConnecting:options:)"),
    Requirement(
      "didDiscard", [.init("_", "[SessionID]")],
      inUIKit: "application(_:didDiscardSceneSessions:)"),
    Requirement("requestDidFail", [.init("_", "SessionID?")]),
  ]

  private static let scenes = [
    Requirement(
      "sceneWillConnect", scene + [.init("_", "SceneConnectionOptions")],
      inUIKit: "scene(_:willConnectTo:options:)"),
    Requirement("sceneWillEnterForeground", scene),
    Requirement("sceneDidBecomeActive", scene),
    Requirement("sceneWillResignActive", scene),
    Requirement("sceneDidEnterBackground", scene),
    Requirement("sceneDidDisconnect", scene),
    Requirement(
      "scene", scene + [.init("didReceive", "ScenePayload")], isCommonWord: true,
      inUIKit: "scene(_:openURLContexts:)", "scene(_:continue:)",
      "windowScene(_:performActionFor:completionHandler:)"),
  ]

  private static let application = [
    Requirement(
      "applicationWillEnterForeground", inUIKit: "applicationWillEnterForeground(_:)"),
    Requirement("applicationDidBecomeActive", inUIKit: "applicationDidBecomeActive(_:)"),
    Requirement("applicationWillResignActive", inUIKit: "applicationWillResignActive(_:)"),
    Requirement("applicationDidEnterBackground", inUIKit: "applicationDidEnterBackground(_:)"),
    Requirement("didReceive", [.init("_", "LifecycleCallback")], isCommonWord: true),
  ]
}

// MARK: - What is nearly one

extension Requirement {
  /// Whether a method is the requirement's implementation, or may be.
  ///
  /// Of a name that the app itself gives to a type nothing is known.
  package func isImplemented(by other: WrittenMethod) -> Bool {
    guard other.title == method.title, other.hindrance == nil else { return false }
    return zip(other.parameters, method.parameters).allSatisfy { written, wanted in
      written.type == wanted.type || !Self.knows(written.type)
    }
  }

  /// Words of types that are certainly not names of an app for another one.
  private static let known: [String] =
    ["Int", "String", "Bool", "Any", "Double", "Set", "UInt32", "Notification", "URL"]
    + all.flatMap { $0.method.parameters.map(\.type) }.flatMap(words)

  private static func knows(_ type: String) -> Bool {
    words(of: type).contains { known.contains($0) || $0.hasPrefix("UI") || $0.hasPrefix("NS") }
  }

  private static func words(of type: String) -> [String] {
    type.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// Why a method is nearly the requirement and is never called; nil when it is something else.
  package func nearness(of other: WrittenMethod) -> String? {
    if other.signature == method.signature { return other.hindrance }
    if namesInUIKit.contains(other.title) { return "that is UIKit's name for it" }
    if other.name == method.name {
      return isCommonWord && !sharesType(with: other) ? nil : "its parameters differ"
    }
    if isCommonWord && method.name.count < 8 { return nil }
    return Self.isNear(other.name, method.name) ? "its name differs" : nil
  }

  private func sharesType(with other: WrittenMethod) -> Bool {
    other.parameters.contains { parameter in
      method.parameters.contains { $0.type == parameter.type && $0.type != "SceneID" }
    }
  }

  /// Whether two names of handlers are easily taken for each other.
  package static func isNear(_ written: String, _ wanted: String) -> Bool {
    let (left, right) = (plain(written), plain(wanted))
    if left == right { return true }
    guard min(left.count, right.count) >= 10 else { return false }
    if left.hasPrefix(right) || right.hasPrefix(left) { return true }
    return abs(left.count - right.count) <= 2
      && editDistance(Array(left.utf8), Array(right.utf8)) <= 2
  }

  /// A name without what is most easily mixed up: letters' case, tenses, short forms.
  private static func plain(_ name: String) -> String {
    var name = name
    if name.hasPrefix("app"), name.dropFirst(3).first?.isUppercase == true {
      name = "application" + name.dropFirst(3)
    }
    for tense in ["Did", "Will"] { name = name.replacing(tense, with: "~") }
    if name.hasPrefix("did") || name.hasPrefix("will") {
      name = "~" + name.drop { $0.isLowercase }
    }
    return name.lowercased()
  }
}
