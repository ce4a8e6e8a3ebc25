// house-suites measure TESTS FIGURES   plays each suite alone and writes its seconds of processors
// house-suites told EVENTS FIGURES     the ten longest tests of a run, and what is slower than its figure

import Foundation
import HouseReading

/// Ends the program with a sentence and what to do.
func stop(_ sentence: String, help: String) -> Never {
  FileHandle.standardError.write(Data("error: \(sentence)\nhelp: \(help)\n".utf8))
  exit(2)
}

/// Seconds of processors that this process's children have taken, and theirs.
func children() -> Double {
  var usage = rusage()
  #if os(Linux)
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
  #else
    getrusage(RUSAGE_CHILDREN, &usage)
  #endif
  let times = [usage.ru_utime, usage.ru_stime]
  return times.map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }.reduce(0, +)
}

/// Runs the tests' program, and returns its status and what it wrote.
func run(_ tests: String, _ words: [String]) throws -> (status: Int32, output: String) {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(fileURLWithPath: tests)
  process.arguments = ["--testing-library", "swift-testing"] + words
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  try process.run()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  return (process.terminationStatus, text)
}

/// A name as a regular expression that fits it alone.
func pattern(_ suite: String) -> String {
  "^" + NSRegularExpression.escapedPattern(for: suite) + "(/|$)"
}

let words = CommandLine.arguments
guard words.count == 4, ["measure", "told"].contains(words[1]) else {
  stop("no such words", help: "house-suites measure TESTS FIGURES, or told EVENTS FIGURES")
}
let figures = URL(fileURLWithPath: words[3])
if words[1] == "told" {
  guard let events = FileManager.default.contents(atPath: words[2]) else {
    stop("'\(words[2])' cannot be read", help: "run 'make test', which writes it")
  }
  let known = (try? String(contentsOf: figures, encoding: .utf8)) ?? ""
  print(SuiteTimes(events: events).summary(besides: SuiteTimes.figures(known)))
  exit(0)
}
let listed = try run(words[2], ["--list-tests"]).output
let suites = Set(listed.split(separator: "\n").map { SuiteTimes.suite(of: String($0)) }).sorted()
if suites.isEmpty {
  stop("'\(words[2])' lists no test", help: "build the tests first: make build-tests")
}
var lines = ["# Seconds of processors that each suite takes alone, children too: make suites."]
var failed: [String] = []
for suite in suites {
  let before = children()
  let status = try run(words[2], ["--filter", pattern(suite)]).status
  if status != 0 { failed.append(suite) }
  lines.append(SuiteTimes.line(children() - before, suite))
  // Half an hour may be stopped: what is measured stays.
  try (lines.joined(separator: "\n") + "\n").write(to: figures, atomically: true, encoding: .utf8)
}
print("\(suites.count) suites in \(words[3])")
if !failed.isEmpty {
  stop("failed alone: " + failed.joined(separator: ", "), help: "swift test --filter NAME")
}
