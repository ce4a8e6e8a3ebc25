import SceneLowering
import SceneSources
import SceneStubs

/// The sources that a program of SwiftUI's reaches by names, in rings around its own.
///
/// The program's source is ring 0; what it names is ring 1, what that names is ring 2.
struct ProgramRings {
  /// The paths of the sources that stay real, in the order of the sources.
  let real: [String]
  /// The views, modifiers and models within two rings that have state or a part of the life cycle.
  let wanted: Set<String>

  /// The farthest ring of what must be whole.
  private static let farthest = 2

  /// A source with the names that it declares and those that it uses.
  private struct RingFile {
    let source: LoweredSource
    let words: Set<Substring>
    /// Whether all that it imports is here.
    let isWhole: Bool
  }

  init(from start: String, in sources: [LoweredSource]) {
    let files = sources.map { source in
      RingFile(
        source: source, words: Set(SwiftWords.all(in: source.active).map(\.text)),
        isWhole: Self.isWhole(source))
    }
    let isReal = Self.isReal(files)
    let owners = Self.owners(of: sources)
    var rings: [Int: Int] = [:]
    var level = files.indices.filter { files[$0].source.path == start }
    for number in level { rings[number] = 0 }
    var ring = 0
    while !level.isEmpty {
      ring += 1
      var next: Set<Int> = []
      for number in level {
        for word in files[number].words {
          for owner in owners[word] ?? [] where rings[owner] == nil {
            guard isReal[owner] else { continue }
            next.insert(owner)
          }
        }
      }
      for number in next { rings[number] = ring }
      level = next.sorted()
    }
    real = files.indices.filter { rings[$0] != nil }.map { files[$0].source.path }
    var wanted: Set<String> = []
    for (number, ring) in rings where ring <= Self.farthest {
      wanted.formUnion(Self.wanted(in: files[number].source))
    }
    self.wanted = wanted
  }

  /// Which sources stay real where they are reached.
  ///
  /// A stub of a view says less than a view that lacks what is not here, and half of a type that is a
  /// stub leaves the other half without its values.
  private static func isReal(_ files: [RingFile]) -> [Bool] {
    let parts = files.map { $0.isWhole || isPart($0.words) }
    let types = zip(files, parts).filter(\.1).flatMap { file, _ in
      file.source.declarations.filter { $0.isType && $0.kind != "extension_decl" }.map(\.name)
    }
    let own = Set(types)
    return zip(files, parts).map { file, isPart in
      isPart
        || file.source.declarations.contains {
          $0.kind == "extension_decl" && own.contains($0.name)
        }
    }
  }

  /// The sources that declare each name: types, what lies outside of types, and what is added to a type
  /// of others.
  private static func owners(of sources: [LoweredSource]) -> [Substring: [Int]] {
    let own = Set(
      sources.flatMap(\.declarations).filter { $0.isType && $0.kind != "extension_decl" }
        .map(\.name))
    var owners: [Substring: [Int]] = [:]
    for (number, source) in sources.enumerated() {
      var names: Set<String> = []
      let bytes = Array(source.active.utf8)
      for declaration in source.declarations where declaration.kind != "import_decl" {
        let isOfOthers = declaration.kind == "extension_decl" && !own.contains(declaration.name)
        if isOfOthers { names.formUnion(declaration.members.map(\.name)) }
        // What a type of others adopts counts wherever the type is named.
        let head = bytes.dropFirst(declaration.start).prefix {
          $0 != UInt8(ascii: "{")
        }
        if !isOfOthers || head.contains(UInt8(ascii: ":")) { names.insert(declaration.name) }
      }
      for name in names where !name.isEmpty { owners[name[...], default: []].append(number) }
    }
    return owners
  }

  private static func isWhole(_ source: LoweredSource) -> Bool {
    let here = AppleModules.here.union(StubMaking.swiftModules)
    return source.declarations.filter { $0.kind == "import_decl" }.allSatisfy {
      let name = String($0.name.prefix { $0 != "." })
      // Of the first two a view needs no more than a name or two; the last one is refused by name.
      return here.contains(name) || ["CoreGraphics", "QuartzCore", "SwiftData"].contains(name)
    }
  }

  /// Whether a source has what a window shows or keeps.
  private static func isPart(_ words: Set<Substring>) -> Bool {
    !words.isDisjoint(with: [
      "View", "ViewModifier", "App", "ObservableObject", "Observable", "UIApplicationDelegate",
      "UIWindowSceneDelegate", "UIViewRepresentable", "UIViewControllerRepresentable",
    ])
  }

  /// Words of state, and of the life cycle of views.
  private static let signs: Set<Substring> = [
    "State", "StateObject", "ObservedObject", "EnvironmentObject", "Binding", "Bindable",
    "AppStorage", "SceneStorage", "FocusState", "scenePhase", "onOpenURL", "onAppear",
    "onDisappear", "onChange", "onReceive", "task", "onContinueUserActivity", "userActivity",
    "refreshable",
  ]

  /// The views and modifiers of a source that have state or a part of the life cycle.
  private static func wanted(in source: LoweredSource) -> [String] {
    let bytes = Array(source.active.utf8)
    return source.declarations.filter { $0.kind == "struct_decl" }.compactMap { type in
      let range = (type.start..<type.end).clamped(to: 0..<bytes.count)
      let words = SwiftWords.all(in: String(decoding: bytes[range], as: UTF8.self)).map(\.text)
      let head = words.prefix { $0 != "{" }
      guard head.contains("View") || head.contains("ViewModifier") || head.contains("App")
      else { return nil }
      return signs.isDisjoint(with: words) ? nil : type.name
    }
  }
}
