import SceneLifecycle
import SceneSources
import SceneStarting
import Testing

/// The branches that run on some systems alone are told with these.
struct SystemBranchTests {
  /// A lowered source, and the notes of its branches.
  @Test(arguments: [
    ("if worldIsAtLeast(iOS: 27) { trap() }", ["iOS 27 and newer"]),
    ("if worldIsAtLeast(iOS: 15) { a() } else { b() }", ["iOS 15 and newer", "iOS 14 and older"]),
    ("if !worldIsAtLeast(iOS: 15) { a() }", ["iOS 14 and older"]),
    ("guard worldIsAtLeast(iOS: 16, 4) else { return }", ["iOS 15 and older"]),
    ("if let a, worldIsAtLeast(iOS: 26) { if a { b() } else { c() } }", ["iOS 26 and newer"]),
    ("let a = 1", []),
  ])
  func `A condition has a branch, and its else another`(source: String, notes: [String]) {
    let words = SwiftWords.all(in: "\n" + source)
    let branches = SystemBranch.all(in: words, of: "A.swift").map(\.blindSpot)
    #expect(branches.map(\.note) == notes)
    #expect(branches.allSatisfy { $0.name == "A.swift:2" && $0.kind == .system })
  }
}
