import Foundation
import SceneFuzzing

/// How often a law broke in this process.
final class Breaks {
  var count = 0
}

/// How many objects of the app were made in this process.
final class Wear {
  var objects = 0
}

/// An app that traps where memory is short, unless it was built mended.
struct Trapping: SceneApp {
  let isMended: Bool
  let breaks: Breaks?
  let wear: Wear?
  private(set) var isActive = false

  init(isMended: Bool, breaks: Breaks?, wear: Wear?) {
    self.isMended = isMended
    self.breaks = breaks
    self.wear = wear
    wear?.objects += 1
  }

  mutating func didReceiveMemoryWarning() {
    if words.contains("leaves") { exit(0) }
    if words.contains("drops") { _exit(0) }
    while words.contains("hangs") { usleep(1_000) }
    precondition(isMended, "there is always memory")
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    if let wear { precondition(wear.objects < 20, "it is worn out") }
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

/// An app that traps in two ways: what is left of the one history without its first warning is the other.
struct Twofold: SceneApp {
  private(set) var warnings = 0
  private(set) var wasLeft = false

  mutating func didReceiveMemoryWarning() {
    precondition(!wasLeft, "nothing is left to free")
    warnings += 1
  }

  mutating func sceneWillResignActive(_ scene: SceneID) {
    precondition(warnings > 0, "it was left too early")
  }

  mutating func sceneDidEnterBackground(_ scene: SceneID) { wasLeft = true }
}

// What a unit test does, with the test's file as the first word. A brittle app traps as soon as a
// law has broken twice: in the campaign, and when the case is played once more. A worn one traps in
// some later case of a process, and in none that is played alone.
let words = CommandLine.arguments
let wear = words.contains("worn") ? Wear() : nil
let isMended = words.contains("mended") || wear != nil
let breaks = words.contains("brittle") ? Breaks() : nil
let isQuiet = AppLaw<Trapping>("No scene is active.", id: "trapping.quiet") {
  theApp { (app: Trapping) in app.isBroken() }.never()
}
let test = AppTest("trapping", laws: [isQuiet]) { _ in
  Trapping(isMended: isMended, breaks: breaks, wear: wear)
}
if words.contains("brittle") { setenv("SCENEFUZZ_CASES", "1", 1) }
if words.contains("twofold") {
  let twofold = AppTest("trapping", laws: [AppLaw<Twofold>.handlesPayloadsOnce]) { _ in Twofold() }
  try SceneFuzz.check(twofold, file: words[1])
}
try SceneFuzz.check(test, file: words[1])
print("everything holds")
