import SceneFuzzing

/// An app that traps where memory is short, unless somebody has mended it.
struct Trapping: SceneApp {
  let isMended: Bool

  mutating func didReceiveMemoryWarning() { precondition(isMended, "there is always memory") }
}

// What a unit test does, with the test's file as the first word.
let words = CommandLine.arguments
let isMended = words.contains("mended")
try SceneFuzz.check(AppTest("trapping") { _ in Trapping(isMended: isMended) }, file: words[1])
print("everything holds")
