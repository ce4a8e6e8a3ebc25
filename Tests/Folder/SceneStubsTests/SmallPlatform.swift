import Foundation
import SceneLowering
import TestSupport

/// A platform of a few lines, and the spies, as compiled modules in a folder of their own.
struct SmallPlatform {
  let folder: URL

  private static let uikit = """
    @_exported import Foundation
    open class UIResponder: NSObject { public override init() { super.init() } }
    open class UIApplication: UIResponder {
      public static let shared = UIApplication()
    }
    open class UIViewController: UIResponder {
      public var title: String?
      public override init() { super.init() }
    }
    open class UIWindow: UIResponder { public var rootViewController: UIViewController? }
    public protocol UIApplicationDelegate {
      func application(_ application: UIApplication, open url: URL) -> Bool
    }
    """

  /// Compiles the modules; nil where that fails.
  init?() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("platform-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let kit = folder.appendingPathComponent("UIKit.swift")
    try Self.uikit.write(to: kit, atomically: true, encoding: .utf8)
    let sources = checkout.appendingPathComponent("Sources/Hosting/SceneSpies")
    let spies = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { sources.path + "/" + $0 }
    guard try library("UIKit", ["-swift-version", "5", kit.path]),
      try library("SceneSpies", ["-swift-version", "6", "-package-name", "small"] + spies)
    else { return nil }
  }

  private func library(_ name: String, _ words: [String]) throws -> Bool {
    try compile(
      ["-parse-as-library", "-emit-library", "-emit-module", "-module-name", name]
        + ["-o", "\(folder.path)/lib\(name).so"]
        + ["-emit-module-path", "\(folder.path)/\(name).swiftmodule"] + words)
  }

  /// Compiles a program of some files and runs it; returns what it prints.
  func output(of files: [(name: String, text: String)]) throws -> String {
    var paths: [String] = []
    for file in files {
      let path = folder.appendingPathComponent(
        file.name.replacing("/", with: "-").replacing(" ", with: "-"))
      try file.text.write(to: path, atomically: true, encoding: .utf8)
      paths.append(path.path)
    }
    let program = folder.path + "/program"
    let isMade = try compile(
      ["-swift-version", "5", "-suppress-warnings", "-I", folder.path, "-L", folder.path]
        + ["-lUIKit", "-lSceneSpies", "-Xlinker", "-rpath", "-Xlinker", folder.path]
        + ["-module-name", "App", "-o", program] + paths)
    return isMade ? try run([program]) : "does not compile"
  }

  private func compile(_ words: [String]) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + words
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  private func run(_ words: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
