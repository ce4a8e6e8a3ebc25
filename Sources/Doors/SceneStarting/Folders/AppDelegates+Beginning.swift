import CommandKit
import SceneLifecycle
import SceneLowering
import SceneProjects
import SceneReporting

extension AppDelegates {
  /// Throws where an app begins in Objective-C, before the compiler reads any of its sources.
  ///
  /// - Parameters:
  ///   - project: What the project says of the app.
  ///   - files: Its sources in Swift.
  static func checkBeginning(of project: AppProject, _ files: [SourceFile]) throws(CommandError) {
    let names = ["AppDelegate.m", "AppDelegate.mm"]
    guard project.modules.isEmpty, !files.isEmpty,
      let path = project.otherSources.first(where: { names.contains($0.lastPathPart) })
    else { return }
    // A source in Swift may begin the app all the same: the compiler has to read it.
    let signs = ["UIApplicationDelegate", "@main", "@UIApplicationMain"]
    let begins = files.contains { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return signs.contains { text.contains($0) }
    }
    if begins { return }
    throw CommandError(
      Diagnostic(
        "the app \(Diagnostic.quote(project.target)) begins in \(Diagnostic.quote(path)), which is not"
          + " written in Swift, so no delegate of it can be played",
        help: "write that class in Swift, or name another app with --target"), .inconclusive)
  }
}
