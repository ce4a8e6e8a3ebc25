import Foundation
import SceneLifecycle

/// A shell that waits for the end of this process and then ends what it had started.
///
/// A process that is killed can end nothing itself, and what it started need not notice.
package final class ProcessWarden {
  private let shell: ChildProcess?
  private let end: Int32

  /// Reads the groups that have to end until the writer is gone; what has the mark ends, too.
  private static let script = """
    trap '' INT TERM HUP
    while read -r number; do group=$number; done
    [ -n "$group" ] && kill -KILL -"$group" 2>/dev/null
    for round in 1 2 3 4 5; do
      for file in /proc/[0-9]*/environ; do
        if grep -q "$1" "$file" 2>/dev/null; then
          process=${file#/proc/}
          kill -KILL "${process%/environ}" 2>/dev/null
        fi
      done
    done
    """

  /// Starts a warden for what has a mark.
  ///
  /// - Parameter mark: The value of the variable that marks processes.
  package init(of mark: String) {
    guard let (reading, writing) = try? Descriptor.pipe() else {
      (shell, end) = (nil, -1)
      return
    }
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer {
      close(reading)
      close(null)
    }
    // Where there is no shell, only a kill leaves what was started.
    shell = try? ChildProcess(
      "/bin/sh", ["-c", Self.script, "sh", mark],
      environment: ["PATH": "/usr/bin:/bin"], mark: ("SCENEFUZZ_WARDEN", UUID().uuidString),
      lending: [(reading, 0), (null, 1), (null, 2)])
    end = writing
  }

  /// Names the group that has to end.
  package func keep(_ group: Int32) { Descriptor.write(Array("\(group)\n".utf8), to: end) }

  deinit {
    shell?.end()
    if end >= 0 { close(end) }
  }
}
