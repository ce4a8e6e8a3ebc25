import Foundation
import SceneLifecycle
import TestSupport
import Testing

/// Changes a few bytes of a file as a slip of the hand, a bad merge or a bad disk would.
private struct Mutator {
  var stream: RandomStream
  let pieces: [[UInt8]] = [
    "#", "=", "\n", "\r\n", "\"", "before", "app", "after 65535", "65", "-1", "\u{FEFF}",
    "raw=\"", "->", "NEVER", "LATER", "CASE", "999999999999999999999", "é", "\u{301}", ",",
  ].map { Array($0.utf8) }

  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...stream.below(4) {
      let place = stream.below(bytes.count + 1)
      let end = min(bytes.count, place + stream.below(6))
      switch stream.below(5) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(UInt8(stream.below(256)), at: place)
      case 2: bytes.insert(contentsOf: pieces[stream.below(pieces.count)], at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + stream.below(80)))
      default: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
      }
    }
    return bytes
  }
}

@Suite struct `Mutated files` {
  @Test func `a mutated scenario is read or refused with its place`() throws {
    var mutator = Mutator(stream: RandomStream(key: 3))
    var readable = 0
    for index in 0..<2_500 {
      var drawn = RandomStream(key: UInt64(index % 50))
      let bytes = mutator.mutated(Array(randomScenario(&drawn).text.utf8))
      do {
        let scenario = try Scenario(parsing: bytes, file: "m.scene")
        #expect(try Scenario(parsing: scenario.text, file: "m.scene") == scenario)
        readable += 1
      } catch {
        expectPlace(error, in: bytes)
      }
    }
    #expect(readable > 100)
    #expect(readable < 2_400)
  }

  @Test func `a mutated recording is read or refused with its place`() throws {
    let folder = checkout.appendingPathComponent("Tests/Fixtures/traces")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let files = try names.map { Array(try Data(contentsOf: folder.appendingPathComponent($0))) }
    var mutator = Mutator(stream: RandomStream(key: 4))
    var readable = 0
    for index in 0..<2_500 {
      let bytes = mutator.mutated(files[index % files.count])
      do {
        _ = try Recording(parsing: bytes, file: "m.trace")
        readable += 1
      } catch {
        expectPlace(error, in: bytes)
      }
    }
    #expect(readable > 100)
    #expect(readable < 2_400)
  }

  private func expectPlace(_ error: NotationError, in bytes: [UInt8]) {
    let lines = 1 + bytes.count { $0 == 0x0A }
    #expect((1...lines + 1).contains(error.place.line))
    #expect((1...bytes.count + 1).contains(error.place.column))
    #expect(error.description.hasPrefix("error: "))
    #expect(!error.expected.isEmpty)
  }
}
