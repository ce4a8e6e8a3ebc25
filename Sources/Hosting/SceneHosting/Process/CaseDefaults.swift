import Foundation
import SceneSeam
import UIKit

/// `UserDefaults.standard` while an app is played: it reads and writes the device of the case.
///
/// The object is Foundation's own, and code of the app may hold it; so it is given this class in place
/// of its own. The class has no stored properties, because the object has no room for any. On a thread
/// that does not play the app, it is what it was before.
final class CaseDefaults: UserDefaults {
  @MainActor private static var store: (any AppContext.KeyValueStore)?
  /// The values that the process has registered: texts by name.
  @MainActor private static var registered: [(name: String, text: String)] = []
  private static let isInstalled: Bool = {
    let object = Unmanaged.passUnretained(UserDefaults.standard).toOpaque()
    let type: AnyClass = CaseDefaults.self
    withUnsafeBytes(of: type) { bytes in
      object.storeBytes(of: bytes.load(as: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
    }
    return UserDefaults.standard is CaseDefaults
  }()

  /// Lets the defaults read and write a store; nothing is registered yet.
  @MainActor static func begin(_ store: any AppContext.KeyValueStore) {
    precondition(isInstalled, "the standard defaults took the class that was given to them")
    self.store = store
    registered = []
  }

  /// Lets the defaults read and write as they did before.
  @MainActor static func end() { store = nil }

  private static var isPlaying: Bool { CurrentHost.isHere }

  override func object(forKey defaultName: String) -> Any? {
    guard Self.isPlaying else { return super.object(forKey: defaultName) }
    let text = CurrentHost.here {
      Self.store?[defaultName] ?? Self.registered.last { $0.name == defaultName }?.text
    }
    return text.map(Self.value)
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    guard Self.isPlaying else { return super.set(value, forKey: defaultName) }
    let text = value.map { Self.text($0, of: defaultName) }
    CurrentHost.here {
      Self.store?[defaultName] = text
      DefaultsWatch.changes(defaultName)
    }
    changesValue()
  }

  /// Foundation's own calls itself without end where the URL is nil, as which a bare nil is read.
  override func set(_ url: URL?, forKey defaultName: String) {
    set(url as Any?, forKey: defaultName)
  }

  override func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }

  override func register(defaults registrationDictionary: [String: Any]) {
    guard Self.isPlaying else { return super.register(defaults: registrationDictionary) }
    let texts = registrationDictionary.map { ($0.key, Self.text($0.value, of: $0.key)) }
    CurrentHost.here { Self.registered += texts }
  }

  override func dictionaryRepresentation() -> [String: Any] {
    guard Self.isPlaying else { return super.dictionaryRepresentation() }
    let names = CurrentHost.here {
      Self.registered.map(\.name) + (Self.store?.keys ?? [])
    }
    return names.reduce(into: [:]) { $0[$1] = object(forKey: $1) }
  }

  override func synchronize() -> Bool { Self.isPlaying || super.synchronize() }

  // MARK: Values as text

  private static func text(_ value: Any, of name: String) -> String {
    // A URL is kept as its text, as `url(forKey:)` expects it.
    let plain = (value as? URL)?.absoluteString ?? value
    let data = try? PropertyListSerialization.data(
      fromPropertyList: ["value": plain], format: .xml, options: 0)
    guard let data else {
      HostingStop.stop(
        "the defaults hold property-list values; '\(name)' was set to a \(type(of: value))",
        help: "store it as Data, or as numbers, texts, dates, arrays and dictionaries")
    }
    return String(decoding: data, as: UTF8.self)
  }

  private static func value(_ text: String) -> Any {
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    // What the test has put there itself is text.
    return (list as? [String: Any])?["value"] ?? text
  }
}
