package import CommandKit
package import SceneConformance
import SceneFuzzing
import SceneLifecycle
import SceneGate

extension Disk {
  /// Reads the recording in a file.
  static func recording(_ path: String) throws(CommandError) -> Recording {
    try recording(try read(path), path)
  }

  /// Reads the recording in the bytes of a file.
  package static func recording(_ bytes: [UInt8], _ path: String) throws(CommandError) -> Recording
  {
    try CommandError.reading { () throws(NotationError) in
      try Recording(parsing: bytes, file: path)
    }
  }
}
