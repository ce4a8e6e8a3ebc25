// What Foundation has on a device and lacks on Linux.

// A shape: every file can be read.
extension URL {
  /// Asks for a file outside of the app's folders: granted at once, as every file can be read here.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  public func stopAccessingSecurityScopedResource() {}
}

// A shape: names of the folders that the file manager has, which are the case's own.
extension URL {
  /// The folder of what the user makes.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
}

// A shape: old names of options.
extension Data.WritingOptions {
  public static var atomicWrite: Data.WritingOptions { .atomic }
}
// A shape: an old name as well.
extension Data.ReadingOptions {
  public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
}

// A shape: there is no iCloud.
extension FileManager {
  /// Which account the user's iCloud is: none here.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

// A shape: the process is an app's on its own device.
extension ProcessInfo {
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }
  public var isLowPowerModeEnabled: Bool { false }
  public var thermalState: ThermalState { .nominal }

  /// A shape: how warm a device is.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }
}

/// A shape: values that iCloud keeps, which here the device keeps beside the app's defaults.
///
/// Source: Apple, foundation/nsubiquitouskeyvaluestore.
open class NSUbiquitousKeyValueStore: NSObject {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  private func name(_ key: String) -> String { "iCloud/" + key }

  open func object(forKey aKey: String) -> Any? { UserDefaults.standard.object(forKey: name(aKey)) }
  open func set(_ anObject: Any?, forKey aKey: String) {
    UserDefaults.standard.set(anObject, forKey: name(aKey))
  }
  open func removeObject(forKey aKey: String) {
    UserDefaults.standard.removeObject(forKey: name(aKey))
  }
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  open func longLong(forKey aKey: String) -> Int64 {
    Int64(UserDefaults.standard.integer(forKey: name(aKey)))
  }
  open func double(forKey aKey: String) -> Double {
    UserDefaults.standard.double(forKey: name(aKey))
  }
  open func bool(forKey aKey: String) -> Bool { UserDefaults.standard.bool(forKey: name(aKey)) }
  @discardableResult
  open func synchronize() -> Bool { true }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A shape: what `ProcessInfo()` says on a device: the process there is.
public func ProcessInfo() -> ProcessInfo { Foundation.ProcessInfo.processInfo }

/// A shape: where a function puts its error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

// A shape: other names of what Foundation has.
extension UserDefaults {
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

/// Runs code; there is no pool of objects without Objective-C.
///
/// Source: Apple, objectivec/autoreleasepool(invoking:).
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
