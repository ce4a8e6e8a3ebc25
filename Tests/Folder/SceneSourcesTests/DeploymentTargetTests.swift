import Foundation
import SceneSources
import TestSupport
import Testing

/// The lowest version of iOS that a project is built for.
struct DeploymentTargetTests {
  @Test func `The lowest version that a project names counts`() throws {
    let scratch = try Scratch()
    let folder = scratch.url.appendingPathComponent("App/Notes.xcodeproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(DeploymentTarget.lowest(below: scratch.path) == nil)
    let text = "IPHONEOS_DEPLOYMENT_TARGET = 15.0;\n IPHONEOS_DEPLOYMENT_TARGET = 12.4;\n"
    try text.write(
      to: folder.appendingPathComponent("project.pbxproj"), atomically: true, encoding: .utf8)
    #expect(DeploymentTarget.lowest(below: scratch.path) == 12)
  }
}
