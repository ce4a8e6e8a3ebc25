import SceneLowering
import SceneSources

/// Which classes of the real files are delegates, and how much they do.
struct DelegateFacts: Sendable {
  /// The names of the classes, and of further types that are to stay as they are.
  let names: Set<String>

  /// The names of the app's own views.
  let views: Set<String>

  /// The protocols and classes that make one.
  static let protocols: Set<String> = [
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
    "CPTemplateApplicationSceneDelegate", "CPTemplateApplicationDashboardSceneDelegate",
    "CPTemplateApplicationInstrumentClusterSceneDelegate",
  ]

  /// Looks for delegates in some files.
  ///
  /// - Parameters:
  ///   - sources: The real files.
  ///   - wanted: Further types that are to stay as they are.
  init(_ sources: [StubbedSource], wanted: Set<String> = []) {
    var names = wanted
    for source in sources {
      for declaration in source.declarations {
        Self.find(declaration, in: source, &names)
      }
    }
    self.names = names
    views = Set(
      sources.flatMap { source in
        source.declarations.filter { type in
          guard type.kind == "struct_decl", let opening = source.opening(of: type),
            let first = source.list.index(at: type.start)
          else { return false }
          return source.names(first..<opening).dropFirst(2).contains("View")
        }.map(\.name)
      })
  }

  private static func find(
    _ declaration: SourceDeclaration, in source: StubbedSource, _ names: inout Set<String>
  ) {
    guard declaration.isType, let opening = source.opening(of: declaration),
      let first = source.list.index(at: declaration.start)
    else { return }
    if declaration.kind == "class_decl" || declaration.kind == "extension_decl",
      source.names(first..<opening).dropFirst(2).contains(where: {
        isDelegate($0, of: declaration.name)
      })
    {
      names.insert(declaration.name)
    }
    for member in declaration.members { find(member, in: source, &names) }
  }

  /// Whether what a class inherits from makes it a delegate: a kit's class may do so by its name.
  private static func isDelegate(_ parent: String, of name: String) -> Bool {
    protocols.contains(parent)
      || ["AppDelegate", "SceneDelegate", "ApplicationDelegate"].contains {
        parent.hasSuffix($0) && name.hasSuffix($0)
      }
  }

  /// Whether a declaration is a delegate or an extension of one.
  func has(_ declaration: SourceDeclaration) -> Bool {
    declaration.isType && names.contains(declaration.name)
  }

  /// A function, an init or a property of a delegate.
  struct Unit {
    let type: SourceDeclaration
    let member: SourceDeclaration
    /// The braces of its bodies.
    let blocks: [Int]
    /// Its statements; the value of a property is one.
    let statements: Int
  }

  /// Returns the functions, inits and properties of the delegates in a source.
  func units(in source: StubbedSource) -> [Unit] {
    var found: [Unit] = []
    var level = source.declarations
    while !level.isEmpty {
      for type in level where has(type) {
        found += type.members.compactMap { Self.unit($0, of: type, in: source) }
      }
      level = level.filter(\.isType).flatMap(\.members).filter(\.isType)
    }
    return found
  }

  private static func unit(
    _ member: SourceDeclaration, of type: SourceDeclaration, in source: StubbedSource
  ) -> Unit? {
    let list = StatementList(source: source)
    if let body = member.body {
      guard let open = source.list.index(at: body.lowerBound), source.list.isWord(open, "{") else {
        return nil
      }
      return Unit(
        type: type, member: member, blocks: [open], statements: list.count(in: open))
    }
    guard member.kind == "pattern_binding_decl" else { return nil }
    let words = source.tokens(member.start..<member.end)
    let blocks = list.blocks(in: words)
    let value = source.first("=", in: words) == nil ? 0 : 1
    let count = blocks.reduce(value) { $0 + list.count(in: $1) }
    return count == 0 ? nil : Unit(type: type, member: member, blocks: blocks, statements: count)
  }

  /// Whether a method of a delegate is one that the system calls: its first words tell.
  static func isLifeCycle(_ method: SourceDeclaration) -> Bool {
    guard method.kind == "func_decl", !method.isStatic else { return false }
    return [
      "application", "scene", "windowScene", "sceneDidBecomeActive", "sceneWillResignActive",
      "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneDidDisconnect",
      "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
      "applicationWillEnterForeground", "applicationWillTerminate", "applicationDidFinishLaunching",
      "applicationDidReceiveMemoryWarning", "applicationSignificantTimeChange",
      "applicationProtectedDataDidBecomeAvailable", "applicationProtectedDataWillBecomeUnavailable",
      "stateRestorationActivity", "templateApplicationScene", "userNotificationCenter",
      "applicationShouldRequestHealthAuthorization",
    ].contains(method.name)
  }
}
