package import SceneLifecycle
import SceneSources

/// The methods that the sources of a delegate's class give it.
package struct DelegateMethods: Hashable, Sendable {
  /// The class, as `String(reflecting:)` writes it.
  package let name: String
  /// Whether the class was found in a source.
  private let isFound: Bool
  private let methods: [DelegateMethod]

  /// A method, where the app itself has it.
  private struct DelegateMethod: Hashable, Sendable {
    var title: String
    var file: String
    var line: Int
  }

  /// Reads the sources of a class.
  ///
  /// - Parameters:
  ///   - name: The class, as `String(reflecting:)` writes it.
  ///   - file: The file of the test.
  /// - Complexity: Reads the sources of the class's module.
  package init(of name: String, besides file: String) {
    self.name = name
    guard let reader = HandlerReader(name) else {
      (isFound, methods) = (false, [])
      return
    }
    let root = reader.root(besides: file) ?? ""
    var (isFound, methods) = Self.read(reader, reader.files(besides: file), root)
    if !isFound {
      (isFound, methods) = Self.read(reader, reader.filesOfPackage(besides: file), root)
    }
    (self.isFound, self.methods) = (isFound, methods)
  }

  private static func read(
    _ reader: HandlerReader, _ files: [String], _ root: String
  ) -> (Bool, [DelegateMethod]) {
    var isFound = false
    var methods: [DelegateMethod] = []
    for (path, text) in reader.naming(files) {
      let type = reader.written(in: SourceFolders.original(in: text))
      isFound = isFound || type.isFound
      let original = MadeOrigin.file(ofCopy: text, in: root)
      for method in type.methods where method.hindrance != "it is static" {
        methods.append(
          DelegateMethod(
            title: method.title, file: original ?? path, line: method.line))
      }
    }
    return (isFound, methods)
  }

  /// Returns the method of some delegates that a kind of callback reaches, where there is one alone.
  ///
  /// - Parameters:
  ///   - kind: The kind of callback.
  ///   - lines: The delegates that the app has.
  ///   - isProgram: Whether SwiftUI's own delegates receive what scenes are sent.
  ///   - methods: The methods of a class.
  /// - Returns: Nil where that is not known.
  package static func receiver(
    of kind: CallbackKind, among lines: [DelegateLine], isProgram: Bool,
    methods: (String) -> DelegateMethods
  ) -> CallbackReceiver? {
    let isOfScene = kind.recipient == .sceneDelegate
    // Any object may be the notification centre's delegate.
    guard isOfScene && !isProgram || kind.isOfScenelessApp || kind == .didFinishLaunching else {
      return nil
    }
    let titles = kind.delegateTitles
    let delegates = lines.filter { $0.protocols.contains("UIApplicationDelegate") != isOfScene }
      .map { $0.names.map(methods) }
    let found = delegates.reduce(into: [CallbackReceiver]()) { found, line in
      if let method = receiver(titles, in: line), !found.contains(method) { found.append(method) }
    }
    if !found.isEmpty { return found.count == 1 ? found[0] : nil }
    guard let title = titles.first, delegates.count == 1, delegates[0].allSatisfy(\.isFound) else {
      return nil
    }
    return CallbackReceiver(name: title)
  }

  private static func receiver(
    _ titles: [String], in line: [DelegateMethods]
  ) -> CallbackReceiver? {
    for type in line {
      guard let method = type.methods.first(where: { titles.contains($0.title) }) else { continue }
      let name = type.name.split(separator: ".").last ?? ""
      return CallbackReceiver(
        name: "\(name).\(method.title)", location: (file: method.file, line: method.line))
    }
    return nil
  }
}

/// The method of an app that a callback reaches, or the one that the app does not have.
package struct CallbackReceiver: Hashable, Sendable {
  /// The name, with its type where the app has it.
  package var name: String
  /// Where it is; nil for a method that no delegate of the app has.
  package var location: Diagnostic.Location?

  fileprivate init(name: String, location: (file: String, line: Int)? = nil) {
    self.name = name
    self.location = location.map { Diagnostic.Location(file: $0.file, line: $0.line, column: 1) }
  }
}

extension CallbackKind {
  /// The methods of delegates that it calls, by their names with labels; none where it calls others.
  fileprivate var delegateTitles: [String] {
    switch self {
    case .connect: ["scene(_:willConnectTo:options:)"]
    case .openURL: ["scene(_:openURLContexts:)"]
    case .continueActivity: ["scene(_:continue:)"]
    case .performShortcut:
      ["windowScene(_:performActionFor:completionHandler:)", "windowScene(_:performActionFor:)"]
    case .acceptShare: ["windowScene(_:userDidAcceptCloudKitShareWith:)"]
    case .foreground: ["sceneWillEnterForeground(_:)"]
    case .active: ["sceneDidBecomeActive(_:)"]
    case .resign: ["sceneWillResignActive(_:)"]
    case .background: ["sceneDidEnterBackground(_:)"]
    case .disconnect: ["sceneDidDisconnect(_:)"]
    case .didFinishLaunching: ["application(_:didFinishLaunchingWithOptions:)"]
    case .appOpenURL: ["application(_:open:options:)"]
    case .appContinue: ["application(_:continue:restorationHandler:)"]
    case .appShortcut:
      ["application(_:performActionFor:completionHandler:)", "application(_:performActionFor:)"]
    case .appAcceptShare: ["application(_:userDidAcceptCloudKitShareWith:)"]
    case .appForeground: ["applicationWillEnterForeground(_:)"]
    case .appActive: ["applicationDidBecomeActive(_:)"]
    case .appResign: ["applicationWillResignActive(_:)"]
    case .appBackground: ["applicationDidEnterBackground(_:)"]
    default: []
    }
  }
}
