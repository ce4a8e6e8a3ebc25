import Foundation
import SceneLowering
import SceneProjects
import SceneReporting

/// An app's bundle as a source: what Info.plist says, and where the app's own files are.
///
/// The declarations stand in the app's module, so there they take the place of Foundation's.
struct AppBundle {
  private let project: AppProject
  private let package: String

  /// Takes a project, and the folder of the package, absolute.
  init(_ project: AppProject, package: String) {
    self.project = project
    self.package = package
  }

  /// The name of the file.
  static let fileName = "MadeBundle.swift"

  /// The source.
  var text: String {
    """
    import Foundation

    /// The app's bundle: every bundle that the app asks for is its own.
    extension Bundle {
      var bundleIdentifier: String? { MadeBundle.identifier }
      var infoDictionary: [String: Any]? { MadeBundle.info }
      var localizedInfoDictionary: [String: Any]? { nil }
      func object(forInfoDictionaryKey key: String) -> Any? { MadeBundle.info[key] }
      func path(forResource name: String?, ofType ending: String?) -> String? {
        MadeBundle.path(name, ending)
      }
      func path(forResource name: String?, ofType ending: String?, inDirectory folder: String?) -> String? {
        MadeBundle.path(name, ending, in: folder)
      }
      func url(forResource name: String?, withExtension ending: String?) -> URL? {
        MadeBundle.path(name, ending).map { URL(fileURLWithPath: $0) }
      }
      func url(
        forResource name: String?, withExtension ending: String?, subdirectory folder: String?
      ) -> URL? {
        MadeBundle.path(name, ending, in: folder).map { URL(fileURLWithPath: $0) }
      }
    }

    /// What the bundle has.
    enum MadeBundle {
      static let identifier: String? = \(identifier)
      static let info: [String: Any] = \(Self.literal(.table(project.info.values)))
      /// The app's files by their names, as paths from the package.
      static let files: [String: String] = \(Self.literal(files))

      static func path(
        _ name: String?, _ ending: String?, in folder: String? = nil, file: String = #filePath
      ) -> String? {
        guard let name else { return nil }
        let whole = ending.map { $0.isEmpty ? name : "\\(name).\\($0)" } ?? name
        let package = file + "/../../"
        if let path = files[whole] {
          return URL(fileURLWithPath: package + path).standardizedFileURL.path
        }
        // A folder that is taken along whole keeps the paths in it.
        let parts = ((folder.map { $0 + "/" } ?? "") + whole).split(separator: "/")
        guard let first = parts.first, parts.count > 1, let path = files[String(first)] else {
          return nil
        }
        let inside = package + path + "/" + parts.dropFirst().joined(separator: "/")
        let found = URL(fileURLWithPath: inside).standardizedFileURL.path
        return FileManager.default.fileExists(atPath: found) ? found : nil
      }
    }

    """
  }

  private var identifier: String {
    let name = project.bundleIdentifier ?? project.info.bundleIdentifier
    return name.map { SwiftText.literal($0) } ?? "nil"
  }

  /// The files that code may ask for by their names: lists, tables of texts and the rest.
  private var files: [String: String] {
    let resources = project.resources
    var files: [String: String] = [:]
    for path in resources.propertyLists + resources.strings + resources.others
    where files[Self.last(path)] == nil {
      let whole = path.hasPrefix("/") ? path : project.folder + "/" + path
      files[Self.last(path)] = RelativePath.text(whole, from: package)
    }
    return files
  }

  private static func last(_ path: String) -> String {
    path.lastPathPart
  }

  private static func literal(_ files: [String: String]) -> String {
    if files.isEmpty { return "[:]" }
    let lines = files.sorted { $0.key < $1.key }.map { name, path in
      "    \(SwiftText.literal(name)): \(SwiftText.literal(path)),"
    }
    return "[\n" + lines.joined(separator: "\n") + "\n  ]"
  }

  /// A value as Swift writes it.
  static func literal(_ value: PropertyValue) -> String {
    switch value {
    case .text(let text): SwiftText.literal(text)
    case .flag(let flag): "\(flag)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .list(let list): "[" + list.map(literal).joined(separator: ", ") + "] as [Any]"
    case .table(let table) where table.isEmpty: "[:] as [String: Any]"
    case .table(let table):
      "["
        + table.sorted { $0.key < $1.key }
        .map { SwiftText.literal($0.key) + ": " + literal($0.value) }.joined(separator: ", ")
        + "] as [String: Any]"
    // Bytes and dates are not read: an empty text stands for them.
    case .other: "\"\""
    }
  }
}
