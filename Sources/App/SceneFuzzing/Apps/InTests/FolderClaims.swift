import Foundation
import SceneLifecycle

/// Which description of an app has which folder of kept histories, in this process.
///
/// Two tests of one name share their kept histories and what the last run left, so that one is judged by
/// what the other one has met.
enum FolderClaims {
  private final class Claims {
    var locations: [String: Diagnostic.Location] = [:]
  }

  private static let lock = NSLock()
  /// A lock that holds its value needs newer systems than the oldest that SceneFuzz runs on.
  private static let address = UInt(bitPattern: Unmanaged.passRetained(Claims()).toOpaque())

  /// Takes a folder for a description, for as long as the process lives.
  ///
  /// - Throws: `KeptFileError` where another description has it.
  static func claim(
    _ folder: String, for name: String, describedAt location: Diagnostic.Location
  ) throws(KeptFileError) {
    let other = lock.withLock { () -> Diagnostic.Location? in
      guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
      let claims = Unmanaged<Claims>.fromOpaque(pointer).takeUnretainedValue()
      if let owner = claims.locations[folder], owner != location { return owner }
      claims.locations[folder] = location
      return nil
    }
    guard let other else { return }
    let lines = [other, location].sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    throw KeptFileError(
      "two tests have the name \(Diagnostic.quote(name)), and with it one folder of histories",
      notes: lines.map { "\(Diagnostic.quote(name)) is described at \($0.file):\($0.line)" },
      help: "give one of them another name: AppTest(\"…\")")
  }
}
