import Foundation
import TestSupport

// `make folders`: a line for each app in Tests/Fixtures/Folders, or for those that are named.

let named = Set(CommandLine.arguments.dropFirst())
let folder = checkout.appendingPathComponent(".build/folders")
let command = checkout.appendingPathComponent(".build/release/scenefuzz")
let fixtures = try FixtureFolder.all().filter { named.isEmpty || named.contains($0.name) }
let unknown = named.subtracting(fixtures.map(\.name)).sorted()
var failed = unknown.map { "\($0): there is no such folder" }

/// Writes a line at once: a log shows how far it is.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

for fixture in fixtures {
  do {
    try FolderTrial(fixture, in: folder, command: command).run()
    say("\(fixture.name): right, and with its bug as expected")
  } catch {
    failed.append("\(fixture.name): \(error)")
    say("\(fixture.name): FAILED")
  }
}
for line in failed { say(line) }
exit(failed.isEmpty ? 0 : 1)
