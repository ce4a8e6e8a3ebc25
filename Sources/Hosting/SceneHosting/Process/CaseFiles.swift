import Foundation
import SceneSeam
import UIKit

/// `FileManager.default` while an app is played: its folders are the case's own.
///
/// The object is Foundation's own, and code of the app may hold it; so it is given this class in place
/// of its own, as ``CaseDefaults`` is. On a thread that does not play the app, it is what it was before.
final class CaseFiles: FileManager, @unchecked Sendable {
  /// The name under which the device of the case knows that its folders are in use.
  private static let key = "UIKit/folders"
  @MainActor private static var store: (any AppContext.KeyValueStore)?
  private static let isInstalled: Bool = {
    let object = Unmanaged.passUnretained(FileManager.default).toOpaque()
    let type: AnyClass = CaseFiles.self
    withUnsafeBytes(of: type) { bytes in
      object.storeBytes(of: bytes.load(as: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
    }
    return FileManager.default is CaseFiles
  }()

  /// Lets the folders be those of a device.
  @MainActor static func begin(_ store: any AppContext.KeyValueStore) {
    precondition(isInstalled, "the default file manager took the class that was given to it")
    self.store = store
  }

  /// Lets the folders be those of the machine.
  @MainActor static func end() { store = nil }

  override func urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] {
    guard CurrentHost.isHere, domainMask.contains(.userDomainMask), let name = Self.name(directory)
    else { return super.urls(for: directory, in: domainMask) }
    return [folder(name)]
  }

  override var temporaryDirectory: URL {
    CurrentHost.isHere ? folder("tmp") : super.temporaryDirectory
  }

  /// The folder that apps of a group share.
  func container(_ group: String) -> URL { folder("Shared/AppGroup/" + group) }

  /// The names that a container on a device has; nil for a folder that it has not.
  private static func name(_ directory: SearchPathDirectory) -> String? {
    switch directory {
    case .documentDirectory: "Documents"
    case .libraryDirectory: "Library"
    case .applicationSupportDirectory: "Library/Application Support"
    case .cachesDirectory: "Library/Caches"
    default: nil
    }
  }

  /// A folder of the case, which is empty when the case first asks for one.
  private func folder(_ name: String) -> URL {
    let isOver = CurrentHost.here {
      guard let store = Self.store else { return true }
      if !store.keys.contains(Self.key) {
        CaseFolder.empty()
        store.replace(Self.key, "in use")
      }
      return false
    }
    // What a process writes as it goes is on no device: a killed app writes nothing.
    let path = isOver ? "Ended/" + name : name
    let folder = CaseFolder.url.appendingPathComponent(path, isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
