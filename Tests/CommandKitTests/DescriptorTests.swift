import CommandKit
import Foundation
import Testing

/// Bytes on their way through descriptors.
struct DescriptorTests {
  @Test(.timeLimit(.minutes(1)))
  func `A descriptor that does not block gets every byte`() async throws {
    let (reading, writing) = try Descriptor.pipe()
    _ = fcntl(writing, F_SETFL, fcntl(writing, F_GETFL) | O_NONBLOCK)
    let sent = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    async let status = Task.detached {
      let error = Descriptor.write(sent, to: writing)
      close(writing)
      return error
    }.value
    var received: [UInt8] = []
    while Descriptor.read(reading, into: &received) { try await Task.sleep(for: .milliseconds(1)) }
    close(reading)
    #expect(await status == 0)
    #expect(received == sent)
  }

  @Test func `A reader that is gone is an error, and no wait`() throws {
    signal(SIGPIPE, SIG_IGN)
    let (reading, writing) = try Descriptor.pipe()
    close(reading)
    #expect(Descriptor.write([1], to: writing) == EPIPE)
    close(writing)
  }
}
