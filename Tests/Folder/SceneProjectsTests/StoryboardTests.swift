import Foundation
import SceneProjects
import Testing

@Suite struct StoryboardTests {
  private func controllers(_ text: String) throws(ProjectError) -> [StoryboardController] {
    try StoryboardController.all(in: Data(text.utf8), at: "Main.storyboard")
  }

  @Test func `Controllers have the texts that attributes stand for`() throws {
    let found = try controllers(
      """
      <document initialViewController='a"1'><scenes>
      <viewController id="a&quot;1" storyboardIdentifier="Terms &amp; &#x43;onditions"
        customClass="Legal"/>
      <!-- <viewController id="b" storyboardIdentifier="Old" customClass="Old"/> -->
      <viewController id="c" customClass="Unnamed"/><view id="d" title="customClass=&quot;No&quot;"/>
      </scenes></document>
      """)
    #expect(found.map(\.identifier) == [nil, "Terms & Conditions"])
    #expect(found.map(\.type) == ["Legal", "Legal"])
  }

  @Test(arguments: ["", "<document", "<document><a></document>", "text", "<!DOCTYPE a><document/>"])
  func `A storyboard that is no document is said with its place`(text: String) throws {
    let error = try #require(throws: ProjectError.self) { try controllers(text) }
    #expect(error.code == .malformed)
    #expect(error.description.hasPrefix("Main.storyboard"))
  }

  @Test(arguments: ["<a b", "<a b=\"", "<a xmlns:b=\"", "<"])
  func `A storyboard that is not in UTF-8 is refused before it can stop the process`(
    start: String
  ) throws {
    let data = Data(start.utf8) + [0xFF] + Data("=\"x\"/>".utf8)
    let error = try #require(throws: ProjectError.self) {
      try StoryboardController.all(in: data, at: "Main.storyboard")
    }
    #expect(error.description.contains("this is no text in UTF-8"))
  }
}
