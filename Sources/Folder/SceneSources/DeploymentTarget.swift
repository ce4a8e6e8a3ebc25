import Foundation

/// The lowest version of iOS that an app is built for, as its project says.
package enum DeploymentTarget {
  /// How deep below the package's folder a project is looked for.
  private static let depth = 3
  private static let key = "IPHONEOS_DEPLOYMENT_TARGET = "

  /// Returns the lowest major version that a project below a folder names; nil where none does.
  package static func lowest(below folder: String) -> Int? {
    projects(below: URL(fileURLWithPath: folder), depth).flatMap { project in
      let bytes = FileManager.default.contents(atPath: project.path + "/project.pbxproj")
      return versions(in: String(decoding: bytes ?? Data(), as: UTF8.self))
    }.min()
  }

  /// The major versions that the text of a project names.
  private static func versions(in text: String) -> [Int] {
    text.split(separator: key).dropFirst().compactMap { rest in
      Int(rest.prefix { $0.isASCII && $0.isNumber })
    }
  }

  private static func projects(below folder: URL, _ depth: Int) -> [URL] {
    guard depth > 0 else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [URL] in
      let below = folder.appendingPathComponent(name)
      if name.hasSuffix(".xcodeproj") { return [below] }
      return projects(below: below, depth - 1)
    }
  }
}
