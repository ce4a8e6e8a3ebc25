import Foundation
import OSLog
import Testing
import os

/// Logging in the forms that delegates have: it compiles, and the values are put together as they are.
@Suite struct LoggingTests {
  private let logger = Logger(subsystem: "com.example.notes", category: "lifecycle")

  private func text(_ message: OSLogMessage) -> String { message.text }

  @Test func `A message holds its values as they are to be written`() {
    let name = "note"
    #expect(text("opens \(name, privacy: .public)") == "opens note")
    #expect(text("\(255, format: .hex) \(7, align: .right(columns: 3))") == "ff   7")
    #expect(text("\(1.5, format: .fixed(precision: 2)) \(true, format: .answer)") == "1.50 yes")
    #expect(text("\(name, align: .left(columns: 6), privacy: .private(mask: .hash))|") == "note  |")
    #expect(text("\([1, 2]) \(Int.self) \(URL(filePath: "/a"))") == "[1, 2] Int file:///a")
    let error: any Error = CocoaError(.userCancelled)
    #expect(text("\(error)").contains("Code"))
  }

  @Test func `All levels and forms take a message`() {
    let scene = 7
    logger.trace("a \(scene)")
    logger.debug("a")
    logger.info("connects \(scene, privacy: .public)")
    logger.notice("a")
    logger.warning("a")
    logger.error("a \(scene)")
    logger.critical("a")
    logger.fault("a")
    logger.log(level: .info, "a \(scene)")
    os_log("opens %d", log: .default, type: .error, scene)
    os_log(.info, "opens \(scene)")
    os_log("opens")
    os_log("%@ %@ %{public}@", "a", URL(filePath: "/a") as URL?, CocoaError(.userCancelled))
    os_signpost(.begin, log: .default, name: "work", signpostID: OSSignpostID(log: .default))
    os_signpost(.end, log: .default, name: "work")
    #expect(!OSLog(subsystem: "a", category: .pointsOfInterest).isEnabled(type: .debug))
  }

  @Test func `Work between two marks is done, and a lock keeps a state`() {
    let signposter = OSSignposter(logger: logger)
    #expect(signposter.withIntervalSignpost("work") { 7 } == 7)
    let state = signposter.beginInterval("work", id: signposter.makeSignpostID())
    signposter.endInterval("work", state)
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
  }
}
