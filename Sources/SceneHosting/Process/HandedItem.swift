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

  /// How deep what was handed over is looked into, such as a link in a case of an enumeration.
  private static let deepest = 3
  /// How many values of a collection or a structure are looked at.
  private static let most = 16

  /// Looks at what was handed over.
  ///
  /// - Complexity: O(values that lie in it), up to a bound.
  static func all(in arguments: [Any?]) -> [HandedItem] {
    arguments.flatMap { argument in argument.map { items(in: $0, depth: 0) } ?? [] }
  }

  private static func items(in argument: Any, depth: Int) -> [HandedItem] {
    if let contexts = argument as? Set<UIOpenURLContext> { return contexts.map(object) }
    if let activities = argument as? Set<NSUserActivity> { return activities.map(object) }
    if argument is [UIApplication.LaunchOptionsKey: Any] { return [.options] }
    if let item = one(argument) { return [item] }
    guard depth < deepest else { return [] }
    return parts(of: argument).flatMap { items(in: $0, depth: depth + 1) }
  }

  /// What a value consists of; nothing for an object, and for one that says so in code of the app's.
  private static func parts(of value: Any) -> [Any] {
    if let list = value as? [Any] { return Array(list.prefix(most)) }
    if let texts = value as? [String: Any] {
      return texts.sorted { $0.key < $1.key }.prefix(most).map(\.value)
    }
    if value is any CustomReflectable { return [] }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum, .struct, .tuple, .optional: return mirror.children.prefix(most).map(\.value)
    default: return []
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
        if let payload = payload(key) { receives(payload, by: stub, among: items) }
      case .options:
        if let payload = broughtByOptions { receives(payload, by: stub, among: items) }
      }
    }
  }

  private func receives(_ payload: ScenePayload, by stub: String, among items: [HandedItem]) {
    hears(payload)
    received.insert(payload.id)
    let receipt = StubReceipt(stub: stub, payload: payload.id, items: items)
    if !receipts.insert(receipt).inserted { hasHandedTwice = true }
  }
}
