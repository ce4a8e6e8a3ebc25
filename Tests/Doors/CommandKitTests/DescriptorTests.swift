import CommandKit
import Foundation
import Synchronization
import Testing

/// Bytes on their way through descriptors.
struct DescriptorTests {
  @Test func `A descriptor that does not block gets every byte`() throws {
    let (reading, writing) = try Descriptor.pipe()
    _ = fcntl(writing, F_SETFL, fcntl(writing, F_GETFL) | O_NONBLOCK)
    let sent = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let status = Mutex<Int32?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    // A thread of its own: the tasks of the tests share a few that must not wait.
    Thread.detachNewThread {
      let error = Descriptor.write(sent, to: writing)
      close(writing)
      status.withLock { $0 = error }
      isDone.signal()
    }
    var received: [UInt8] = []
    while Descriptor.read(reading, into: &received) { Thread.sleep(forTimeInterval: 0.001) }
    close(reading)
    isDone.wait()
    #expect(status.withLock { $0 } == 0)
    #expect(received == sent)
  }

  @Test func `A reader that is gone is an error, and no wait`() throws {
    signal(SIGPIPE, SIG_IGN)
    let (reading, writing) = try Descriptor.pipe()
    close(reading)
    #expect(Descriptor.write([1], to: writing) == EPIPE)
    close(writing)
  }

  @Test func `A file without a name is made where the first folder cannot be used`() throws {
    let file = try Descriptor.file(in: ["/dev/null", FileManager.default.temporaryDirectory.path])
    defer { close(file) }
    #expect(Descriptor.write([1, 2], to: file) == 0)
    #expect(lseek(file, 0, SEEK_END) == 2)
  }

  @Test func `Where no folder can be used, the first is named`() {
    let error = #expect(throws: CommandError.self) {
      _ = try Descriptor.file(in: ["/dev/null", "/nowhere"])
    }
    #expect(error.map { "\($0)".contains("/dev/null") } == true)
  }
}
