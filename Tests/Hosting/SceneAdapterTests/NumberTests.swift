import Foundation
import SceneAdapter
import Testing

/// Numbers that last as long as an app is installed.
@MainActor
@Suite struct NumberTests {
  private let name = "SceneAdapterTests-" + UUID().uuidString

  @Test func `A session has its number in the next process, and no number comes again`() throws {
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let first = InstallationNumbers(defaults)
    #expect(first.next(.process) == 1)
    #expect(first.session("A").identifier == 1)
    #expect(first.session("B").slot == 1)
    #expect(first.connect("A") == 1)

    let second = InstallationNumbers(defaults)
    #expect(second.next(.process) == 2)
    #expect(second.session("B").identifier == 2)
    #expect(second.connect("A") == 2)
    second.forget("A")
    let new = second.session("C")
    #expect(new.identifier == 3)
    #expect(new.slot == 0)

    let third = InstallationNumbers(defaults)
    #expect(third.sessions.keys.sorted() == ["B", "C"])
    #expect(third.session("A").identifier == 4)
  }
}
