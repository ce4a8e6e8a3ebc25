import Foundation
import Testing
import TestSupport

/// A few declarations of the names that lowered sources use, in the place of SceneFuzz's modules.
enum StandIn {
  static let uikit = """
    @_exported import Foundation
    open class UIResponder: NSObject {
      open func resignFirstResponder() -> Bool { true }
    }
    open class UIView: UIResponder {}
    open class UILabel: UIView { open var text: String? }
    open class UIColor { public init(red: Double, green: Double, blue: Double, alpha: Double) {} }
    open class UIImage { public init?(named: String) {}; public init() {} }
    @preconcurrency @MainActor open class UIViewController: UIResponder {
      public override init() { super.init() }
      open func viewDidLoad() {}
      open func viewWillAppear(_ animated: Bool) {}
      open var prefersStatusBarHidden: Bool { false }
      open class var name: String { "" }
    }
    @preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
      func scrollViewDidScroll(_ view: UIView)
      func scrollView(_ view: UIView, heightFor row: Int) -> Int
    }
    extension UIScrollViewDelegate {
      public func scrollViewDidScroll(_ view: UIView) {}
      public func scrollView(_ view: UIView, heightFor row: Int) -> Int { 0 }
    }
    @preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject { init() }
    extension UIApplicationDelegate { public static func main() {} }
    public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
      public var name: String
      public let call: @MainActor @Sendable (_ target: Any, _ arguments: [Any]) -> Bool
      public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }
      public func hash(into hasher: inout Hasher) { hasher.combine(name) }
      public init(stringLiteral: String) { self.init(stringLiteral) }
      public init(_ name: String) { self.name = name; call = { _, _ in false } }
      public init<T, R>(_ name: String, _ method: @escaping (T) -> @MainActor () -> R) {
        self.name = name
        call = { target, _ in
          guard let target = target as? T else { return false }
          _ = method(target)()
          return true
        }
      }
      public init<T, A, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A) -> R) {
        self.name = name
        call = { target, arguments in
          guard let target = target as? T, let first = arguments.first as? A else { return false }
          _ = method(target)(first)
          return true
        }
      }
      public init<T, A, B, R>(_ name: String, _ method: @escaping (T) -> @MainActor (A, B) -> R) {
        self.name = name
        call = { _, _ in false }
      }
    }
    open class NSManagedObject: NSObject {
      public var values: [String: Any] = [:]
      open func value(forKey key: String) -> Any? { values[key] }
      open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
      public func addOthers(_ objects: [Any], forKey key: String) {}
      public func removeOthers(_ objects: [Any], forKey key: String) {}
    }
    public enum PlayedSystem {
      public static var version = [26, 0, 0]
      public static func isAtLeast(_ major: Int, _ minor: Int, _ patch: Int) -> Bool {
        !version.lexicographicallyPrecedes([major, minor, patch])
      }
    }
    public func beginProcess() { ProcessTable.forget() }
    """

  /// The property wrapper as UIKit has it.
  private static let wrapper =
    checkout
    .appendingPathComponent("Sources/Apple/UIKit/Played/AppAndEnvironment/PerProcess.swift")

  /// The folder with the module; it is compiled once.
  static let folder: Result<URL, any Error> = Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lowering-stand-in-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = try uikit + "\n" + String(contentsOf: wrapper, encoding: .utf8)
    try text.write(
      to: folder.appendingPathComponent("UIKit.swift"), atomically: true, encoding: .utf8)
    let made = try Tool.run(
      [
        "/usr/bin/env", "swiftc", "-emit-module", "-emit-library", "-static", "-Onone",
        "-parse-as-library", "-suppress-warnings", "-module-name", "UIKit", "UIKit.swift",
      ],
      in: folder)
    try #require(made.status == 0, "\(made.output)")
    return folder
  }
}

/// A process that a test runs.
enum Tool {
  static func run(
    _ words: [String], in folder: URL
  ) throws -> (status: Int32, isSignal: Bool, output: String) {
    let output = folder.appendingPathComponent("output-\(UUID().uuidString).txt")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    let handle = try FileHandle(forWritingTo: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = folder
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    let text = try String(contentsOf: output, encoding: .utf8)
    return (process.terminationStatus, process.terminationReason == .uncaughtSignal, text)
  }
}
