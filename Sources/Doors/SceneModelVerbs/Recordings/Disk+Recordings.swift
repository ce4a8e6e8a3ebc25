package import CommandKit
package import SceneConformance
import SceneFuzzing
import SceneLifecycle
import SceneGate

extension Disk {
  /// Reads the recording in a file.
  ///
  /// - Parameter lenient: Whether names that the format does not know are skipped, and listed.
  static func recording(_ path: String, lenient: Bool) throws(CommandError) -> Recording {
    try recording(try read(path, upTo: recordingLimit), path, lenient: lenient)
  }

  /// The most bytes of a recording.
  private static let recordingLimit = 64 << 20

  /// Reads the recording in the bytes of a file.
  package static func recording(
    _ bytes: [UInt8], _ path: String, lenient: Bool = false
  ) throws(CommandError) -> Recording {
    try CommandError.reading { () throws(NotationError) in
      try Recording(parsing: bytes, file: path, lenient: lenient)
    }
  }
}
