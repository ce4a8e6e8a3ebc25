import SwiftUI
import Testing
import UIKit

/// What an app asks the network for, as it writes it to give another one in a test.
private protocol Loading {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from data: Data) async throws -> (Data, URLResponse)
  func download(from url: URL) async throws -> (URL, URLResponse)
}
extension PlayedURLSession: Loading {}

/// Names of Foundation's that apps use, and Linux lacks.
@MainActor
@Suite struct FoundationNameTests {
  @Test func `Numbers have the names of Objective-C, too`() {
    #expect(NSInteger(2.5) == 2)
    #expect(NSUInteger(3) == 3)
  }

  @Test func `A session fulfils the requirements of an app's own protocol`() {
    #expect((PlayedURLSession.shared as Any) is any Loading)
  }

  @Test func `What stands at an address of the network is what the case answers`() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    #expect(throws: URLError.self) { try PlayedURLSession.contents(of: url) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("a".utf8).write(to: file, options: .atomicWrite)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try PlayedURLSession.contents(of: file, options: .dataReadingMapped).count == 1)
  }

  @Test func `Folders have names, which are those of the file manager`() {
    let manager = FileManager.default
    let found = manager.urls(for: .documentDirectory, in: .userDomainMask).first
    #expect(URL.documentsDirectory == found)
    #expect(URL.cachesDirectory != URL.libraryDirectory)
    #expect(URL.applicationSupportDirectory.isFileURL)
  }

  @Test func `A difference of time has words`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(fromTimeInterval: -7_300) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 1) == "in 1 second")
    let clock = PlayedDateComponentsFormatter()
    clock.allowedUnits = [.minute, .second]
    #expect(clock.string(from: 65) == "1:05")
    #expect(clock.string(from: 3_600) == "1:00:00")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
  }

  @Test func `A text that is translated is its key here`() {
    let count = 3
    #expect(String(localized: "\(count) books", comment: "of a shelf") == "3 books")
    let resource: LocalizedStringResource = "Shelf \(count)"
    #expect(String(localized: resource) == "Shelf 3")
    #expect(Text(resource).content == "Shelf 3")
  }

  @Test func `The device and iCloud are as on any other day`() {
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    let store = NSUbiquitousKeyValueStore.default
    store.set("a", forKey: "FoundationNameTests")
    #expect(store.string(forKey: "FoundationNameTests") == "a")
    store.removeObject(forKey: "FoundationNameTests")
    #expect(store.object(forKey: "FoundationNameTests") == nil)
  }

  @Test func `Transitions of the newer form move nothing`() {
    let view = Text("a").transition(.scale(0.9).combined(with: .opacity))
      .transition(.opacity.combined(with: .scale(1.1))).transition(.blurReplace)
    #expect("\(type(of: view))".contains("Text"))
  }
}
