import Testing
import os.log
import os.signpost

/// The module in the spelling of its parts.
@Suite struct SubmoduleTests {
  @Test func `A part of the module has what the module has`() {
    let log = OSLog(subsystem: "com.example", category: "parts")
    os_log("opens", log: log, type: .info)
    os_log(.info, log: log, "opens")
    #expect(!log.isEnabled(type: .info))
  }
}
