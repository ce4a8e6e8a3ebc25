import Foundation
import SceneConformance
import TestSupport
import Testing

@Suite struct `Mutated recordings` {
  @Test func `a mutated recording is read or refused with its place`() throws {
    let folder = checkout.appendingPathComponent("Tests/Fixtures/traces")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let files = try names.map { Array(try Data(contentsOf: folder.appendingPathComponent($0))) }
    var mutator = Mutator(key: 4)
    var readable = 0
    for index in 0..<2_500 {
      let bytes = mutator.mutated(files[index % files.count])
      do {
        _ = try Recording(parsing: bytes, file: "m.trace")
        readable += 1
      } catch {
        #expect(error.isLocated(in: bytes))
      }
    }
    #expect(readable > 100)
    #expect(readable < 2_400)
  }
}
