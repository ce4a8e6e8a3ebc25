import SceneSeam
import Testing

/// A store in memory, locked and unlocked.
@Suite struct StoreTests {
  private let store = LockableStore()

  @Test func `Entries are read as they were written, by name`() throws {
    try store.write("b", "2")
    try store.write("a", "1", isProtected: true)
    #expect(store.keys == ["a", "b"])
    #expect(try store.read("a") == "1" && store["b"] == "2" && store["c"] == nil)
    store["b"] = "3"
    #expect(store["b"] == "3")
    store["b"] = nil
    #expect(store.keys == ["a"])
  }

  @Test func `What is protected is neither read nor written while locked, and not absent`() throws {
    try store.write("key", "k", isProtected: true)
    store.isLocked = true
    #expect(throws: AppContext.UnreadableError(key: "key")) { try store.read("key") }
    #expect(throws: AppContext.UnreadableError(key: "key")) { try store.write("key", "new") }
    #expect(throws: AppContext.UnreadableError(key: "new")) {
      try store.write("new", "n", isProtected: true)
    }
    #expect(store["key"] == nil && store.keys == ["key"])
    store.isLocked = false
    #expect(store["key"] == "k")
  }

  @Test func `The store remembers what a process lost before it had read it`() throws {
    try store.write("key", "k", isProtected: true)
    store.isLocked = true
    _ = store["key"]
    #expect(store.unread == ["key"] && store.refusals == 1 && store.loss == nil)
    store.remove("key")
    #expect(store.loss?.key == "key" && store.loss?.isDeleted == true && store.unread == [])
    store.endProcess()
    #expect(store.loss == nil)
    store.reset()
    #expect(store.keys == [] && !store.isLocked && store.refusals == 0)
  }
}
