import Foundation
import SceneFuzzing

/// How often a law broke in this process.
final class Breaks {
  var count = 0
}

/// An app that traps where memory is short, unless it was built mended.
struct Trapping: SceneApp {
  let isMended: Bool
  let breaks: Breaks?
  private(set) var isActive = false

  init(isMended: Bool, breaks: Breaks?) {
    self.isMended = isMended
    self.breaks = breaks
  }

  mutating func didReceiveMemoryWarning() {
    precondition(isMended, "there is always memory")
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    if let breaks { precondition(breaks.count < 2, "it broke twice") }
    isActive = true
  }

  /// Whether a law breaks; it counts.
  func isBroken() -> Bool {
    guard let breaks, isActive else { return false }
    breaks.count += 1
    return true
  }
}

// What a unit test does, with the test's file as the first word. A brittle app traps as soon as a
// law has broken twice: in the campaign, and when the case is played once more.
let words = CommandLine.arguments
let isMended = words.contains("mended")
let breaks = words.contains("brittle") ? Breaks() : nil
let isQuiet = AppLaw<Trapping>("No scene is active.", id: "trapping.quiet") {
  theApp { (app: Trapping) in app.isBroken() }.never()
}
let test = AppTest("trapping", laws: [isQuiet]) { _ in
  Trapping(isMended: isMended, breaks: breaks)
}
if words.contains("brittle") { setenv("SCENEFUZZ_CASES", "1", 1) }
try SceneFuzz.check(test, file: words[1])
print("everything holds")
