import Foundation
import SceneAdapter
import SceneSeam
import Testing

/// What survives a process on a device.
@Suite struct StoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("SceneAdapterTests-" + UUID().uuidString, isDirectory: true)

  @Test func `A file keeps its text under any name`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = FileStore(folder)
    #expect(store.keys == [])
    #expect(try store.read("a") == nil)
    try store.write("../a b/ü", "text", isProtected: false)
    store.replace("..", "dots")
    try store.write("b", "first", isProtected: true)
    try store.write("b", "second", isProtected: true)
    #expect(store.keys == ["..", "../a b/ü", "b"])
    #expect(FileStore(folder)["../a b/ü"] == "text")
    #expect(try FileStore(folder).read("b") == "second")
    store.remove("b")
    store.remove("b")
    #expect(try store.read("b") == nil)
  }

  @Test func `A file that is there and cannot be read is no absent one`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = FileStore(folder)
    // A folder in its place stands for a file that the locked device does not give.
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("a"), withIntermediateDirectories: true)
    let refusal = AppContext.UnreadableError(key: "a")
    #expect(throws: refusal) { try store.read("a") }
    #expect(throws: refusal) { try store.write("a", "text", isProtected: false) }
    #expect(store["a"] == nil)
    store.replace("a", "new")
    #expect(try store.read("a") == "new")
  }

  @Test func `Defaults keep texts beside what is not the store's`() throws {
    let name = "SceneAdapterTests-" + UUID().uuidString
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.set(3, forKey: "count")
    let store = DefaultsStore(defaults)
    store.replace("a", "1")
    try store.write("b", "2", isProtected: true)
    #expect(store.keys.contains("a") && store.keys.contains("b"))
    #expect(!store.keys.contains("count"))
    store.remove("a")
    #expect(store["a"] == nil)
    #expect(try store.read("b") == "2")
  }
}
