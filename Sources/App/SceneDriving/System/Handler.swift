package import SceneLifecycle

/// An app's answer to some kinds of callback: one requirement of `SceneApp`.
///
/// The work that `didReceive` does with such a callback is part of it.
package struct Handler: Hashable, Sendable {
  /// The requirement's name.
  package let name: String
  /// The callbacks that it answers.
  package let kinds: CallbackSet

  private init(_ name: String, _ kinds: CallbackKind...) {
    self.init(name, CallbackSet(of: kinds))
  }

  private init(_ name: String, _ kinds: CallbackSet) {
    self.name = name
    self.kinds = kinds
  }
}

extension Handler {
  /// Every handler, in the order of the protocol.
  package static let all: [Handler] = named + [rest]

  private static let named = process + sessions + scenes + application

  private static let process = [
    Handler("didFinishLaunching", .didFinishLaunching),
    Handler("willTerminate", .terminate),
    Handler(
      "performBackgroundWork", .fetch, .push, .backgroundTask, .urlSession, .locationUpdate,
      .appIntent, .notificationAction),
    Handler("backgroundTaskDidExpire", .backgroundTaskExpired),
    Handler("didReceiveMemoryWarning", .memoryWarning),
    Handler("protectedDataDidBecomeAvailable", .protectedDataAvailable),
    Handler("protectedDataWillBecomeUnavailable", .protectedDataUnavailable),
    Handler("clockDidAdvance", .tick),
  ]

  private static let sessions = [
    Handler("configure", .configuration),
    Handler("didDiscard", .discard),
    Handler("requestDidFail", .requestError),
  ]

  /// The life of a scene in its order; each is followed by its neighbour.
  private static let scenes = [
    Handler("sceneWillConnect", .connect),
    Handler("sceneWillEnterForeground", .foreground),
    Handler("sceneDidBecomeActive", .active),
    Handler("sceneWillResignActive", .resign),
    Handler("sceneDidEnterBackground", .background),
    Handler("sceneDidDisconnect", .disconnect),
    Handler("sceneDidReceive", .deliveries),
  ]

  private static let application = [
    Handler("applicationWillEnterForeground", .appForegroundNotice),
    Handler("applicationDidBecomeActive", .appActiveNotice),
    Handler("applicationWillResignActive", .appResignNotice),
    Handler("applicationDidEnterBackground", .appBackgroundNotice),
  ]

  /// Callbacks that have no requirement of their own.
  private static let rest = Handler(
    "didReceive", named.reduce(CallbackSet.all) { $0 - $1.kinds })

  /// Pairs of handlers of one callback each that follow each other in the life cycle.
  package static let neighbours: [(Handler, Handler)] =
    Array(zip(scenes, scenes.dropFirst().dropLast()))
    + [(scenes[4], scenes[1])]
    + Array(zip(application, application.dropFirst()))
    + [(application[3], application[0]), (process[5], process[6])]
}
