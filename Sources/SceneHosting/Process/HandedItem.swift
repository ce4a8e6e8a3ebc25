import Foundation
import SceneSeam
import SceneSpies
import UIKit

/// What a stub was handed, as far as laws ask.
enum HandedItem: Hashable, Sendable {
  /// A window or a scene, which has one: what becomes of the window is out of sight.
  case window
  /// A delegate, which has a window, and which may be made the delegate of something else.
  case delegate
  /// Something of a payload.
  case payload(HandledItem.Key)
  /// The options of the connection, or the launch options.
  case options

  /// Looks at what was handed over.
  static func all(in arguments: [Any?]) -> [HandedItem] {
    arguments.flatMap { argument -> [HandedItem] in
      guard let argument else { return [] }
      if let contexts = argument as? Set<UIOpenURLContext> { return contexts.map(object) }
      if let activities = argument as? Set<NSUserActivity> { return activities.map(object) }
      if argument is [UIApplication.LaunchOptionsKey: Any] { return [.options] }
      return [one(argument)].compactMap(\.self)
    }
  }

  private static func one(_ argument: Any) -> HandedItem? {
    switch argument {
    // A closure is kept and never called: what it would show is out of sight, too.
    case is UIWindow, is UIScene, is UnseenArgument: .window
    case is any UISceneDelegate, is any UIApplicationDelegate: .delegate
    case is UIScene.ConnectionOptions: .options
    case let url as URL: .payload(.url(url))
    case let url as URL?: url.map { .payload(.url($0)) }
    case let context as UIOpenURLContext: object(context)
    case let activity as NSUserActivity: object(activity)
    case let item as UIApplicationShortcutItem: object(item)
    case let response as UNNotificationResponse: object(response)
    case let metadata as CKShare.Metadata: object(metadata)
    case let text as String: .payload(.identifier(text))
    default: nil
    }
  }

  private static func object(_ object: AnyObject) -> HandedItem {
    .payload(.object(ObjectIdentifier(object)))
  }
}

// What stubs of the app's own types were handed: they note it, and a law reads it.
extension HostedProcess {
  /// Lets the stubs note what they are asked from now on.
  func watchesStubs() {
    Spies.beginProcess(
      { name, arguments in
        guard CurrentHost.isHere else { return }
        let items = HandedItem.all(in: arguments)
        CurrentHost.here { (CurrentHost.host as? HostedProcess)?.hands(items, to: name) }
      }, turned: turnedStubs,
      answering: {
        guard CurrentHost.isHere else { return }
        // A process that ends in this callback has ended by a value that is not the app's.
        CurrentHost.here { CurrentHost.host?.meetsMistake() }
      },
      gave: { name, value in
        guard CurrentHost.isHere else { return }
        let label = "\(name): " + (value.map { "\($0)" } ?? "the plainest value")
        CurrentHost.here { (CurrentHost.host as? HostedProcess)?.notesStub(label) }
      })
  }

  /// What a reader of the history sees of a stub.
  private func notesStub(_ label: String) {
    var observation = AppContext.Observation(.asks, "stub", scene: current)
    observation.label = label
    context.note(observation)
  }

  /// A stub was handed something.
  private func hands(_ items: [HandedItem], to stub: String) {
    if firstStub == nil { firstStub = stub }
    notesStub(stub)
    for item in items {
      switch item {
      case .window:
        if windowHolder == nil { windowHolder = stub }
      case .delegate:
        if windowHolder == nil { windowHolder = stub }
        if delegateHolder == nil { delegateHolder = stub }
      case .payload(let key):
        if let payload = payload(key) { receives(payload, by: stub) }
      case .options:
        if let payload = broughtByOptions { receives(payload, by: stub) }
      }
    }
  }

  private func receives(_ payload: ScenePayload, by stub: String) {
    hears(payload)
    let count = receipts[StubReceipt(stub: stub, payload: payload.id), default: 0] + 1
    receipts[StubReceipt(stub: stub, payload: payload.id)] = count
    received.insert(payload.id)
    if count > 1 { hasHandedTwice = true }
  }
}
