import CommandKit
import Foundation
import SceneLifecycle
import SceneLowering

/// Reads an app's files, each once, within limits.
struct SourceReading {
  /// The folder from which the paths of the app count, absolute.
  let folder: String
  /// The folder of the package, absolute.
  let package: String
  /// The digests of the files that were read, by path.
  private var found: [String: SourceDigest] = [:]
  /// The files that could not be read, with one sentence each.
  private(set) var unread: [(path: String, reason: String)] = []
  /// The same, one sentence each.
  var remarks: [String] { unread.map(\.reason) }
  private var bytes = 0

  init(folder: String, package: String) {
    self.folder = folder
    self.package = package
  }

  /// The digests of the files that were read, each once, sorted by paths.
  var digests: [SourceDigest] { found.values.sorted { $0.path < $1.path } }

  /// The most bytes of all sources.
  private static let mostBytes = 256 << 20

  /// The sources of some paths, by their paths from the package; what is no file is left out.
  ///
  /// - Throws: `CommandError` where all together are too long.
  mutating func files(_ paths: [String]) throws(CommandError) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in paths {
      guard let data = data(path) else { continue }
      bytes += data.count
      if bytes > Self.mostBytes {
        throw CommandError(
          Diagnostic(
            "the sources of \(Diagnostic.quote(folder)) are more than is looked at",
            notes: ["all together may have \(Self.mostBytes >> 20) MB"],
            help: "name the folder of the app alone, or its target with --target"))
      }
      files.append(SourceFile(path: shown(path), bytes: Array(data)))
    }
    return files
  }

  /// Adds files of which only the hash is wanted.
  mutating func add(_ paths: [String]) {
    for path in paths { _ = data(path) }
  }

  /// Adds folders of which the names are wanted; those of the package itself are none of the app's.
  mutating func add(folders paths: [String]) {
    for path in paths {
      let whole = path.hasPrefix("/") ? path : folder + "/" + path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: whole)) ?? []
      let digest = SourceDigest(folder: shown(path), names: names)
      found[digest.path] = digest
    }
  }

  private mutating func data(_ path: String) -> Data? {
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    do throws(CommandError) {
      guard let data = try StarterInput.data(of: URL(fileURLWithPath: whole)) else {
        unread.append((path, "\(path) is no file that can be read"))
        return nil
      }
      let digest = SourceDigest(path: shown(path), bytes: data)
      found[digest.path] = digest
      return data
    } catch {
      unread.append((path, "\(path): \(error.diagnostic.error)"))
      return nil
    }
  }

  private func shown(_ path: String) -> String {
    RelativePath.text(path.hasPrefix("/") ? path : folder + "/" + path, from: package)
  }
}

/// A path as it is written in files that a team shares.
enum RelativePath {
  /// The path from a folder; both are absolute.
  static func text(_ path: String, from folder: String) -> String {
    let theirs = URL(fileURLWithPath: path).standardizedFileURL.path.pathParts
    let ours = URL(fileURLWithPath: folder).standardizedFileURL.path.pathParts
    let shared = zip(ours, theirs).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: ours.count - shared)
    let parts = up + Array(theirs[shared...])
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
