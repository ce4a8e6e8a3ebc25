// What Foundation has on a device and lacks on Linux.

// A shape: every file can be read.
extension URL {
  /// Asks for a file outside of the app's folders: granted at once, as every file can be read here.
  ///
  /// Source: Apple, foundation/nsurl/startaccessingsecurityscopedresource().
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Gives the file back; nothing was taken here.
  public func stopAccessingSecurityScopedResource() {}
}

// A shape: there is no iCloud.
extension FileManager {
  /// Which account the user's iCloud is: none here.
  ///
  /// Source: Apple, foundation/filemanager/ubiquityidentitytoken.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// The folder of the user's iCloud: none here.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

// A shape: the process is an app's on its own device.
extension ProcessInfo {
  /// Whether an app for iPhone runs on a Mac: not here.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an app for iPad was built for a Mac: not here.
  public var isMacCatalystApp: Bool { false }
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
