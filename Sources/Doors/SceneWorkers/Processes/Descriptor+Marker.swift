import CommandKit
import Foundation
import SceneFuzzing
import SceneLifecycle

extension Descriptor {
  /// Maps the words of a progress marker that two processes share.
  static func map(_ descriptor: Int32) throws(CommandError) -> UnsafeMutablePointer<UInt64> {
    let size = ProgressMarker.wordCount * 8
    let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let start, start != MAP_FAILED else { throw failure("memory cannot be shared") }
    return start.bindMemory(to: UInt64.self, capacity: ProgressMarker.wordCount)
  }
}
