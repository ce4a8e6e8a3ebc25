package import SceneLifecycle
import SceneSources

/// Looks in an app's source for methods of its delegates that UIKit would call and the host does not.
///
/// Objective-C asks an object whether it has a method. Swift decides where the class adopts the
/// protocol, so a method that only a subclass has is never called; no running program sees it.
package struct DelegateReader {
  private struct ReadSource {
    var path: String
    var words: [SwiftWords.SourceWord]

    init(_ path: String, _ text: String) {
      self.path = path
      words = SwiftWords.all(in: text)
    }

    func declares(_ name: String) -> Bool {
      zip(words, words.dropFirst()).contains { $0.text == "class" && $1.text == name }
    }
  }

  private let sources: [ReadSource]
  private let classes: [WrittenClass]
  private let lines: [DelegateLine]
  /// The paths of the delegates' own modules; nil for all.
  private let own: [String]?
  /// The worlds that are played.
  private let worlds: PlayedWorlds
  /// The class of the application's delegate and its base classes; nil where any class may be it.
  private let application: [String]?

  /// Reads some sources, by their paths.
  ///
  /// - Parameters:
  ///   - sources: Paths and texts.
  ///   - lines: What the program says of classes that were played.
  ///   - own: The paths of the delegates' own modules; nil for all.
  ///   - worlds: The worlds that are played.
  package init(
    _ sources: [(path: String, text: String)], _ lines: [DelegateLine] = [], own: [String]? = nil,
    in worlds: PlayedWorlds = PlayedWorlds([])
  ) {
    self.init(read: sources.map { ReadSource($0.path, $0.text) }, lines, own: own, worlds, nil)
  }

  private init(
    read sources: [ReadSource], _ lines: [DelegateLine], own: [String]?, _ worlds: PlayedWorlds,
    _ application: [String]?
  ) {
    self.application = application
    self.lines = lines
    self.own = own
    self.worlds = worlds
    self.sources = sources
    classes = self.sources.flatMap { WrittenClass.all(in: $0.words) }
  }

  /// Returns the doubts about the modules of some delegates' classes.
  ///
  /// - Parameters:
  ///   - lines: The classes that were played.
  ///   - application: The class of the application's delegate, as `String(reflecting:)` writes it.
  ///   - file: The file of the test.
  ///   - platforms: The worlds that are played.
  package static func doubts(
    about lines: [DelegateLine], of application: String, besides file: String,
    on platforms: [Platform]
  ) -> [AppDoubt] {
    var sources: [ReadSource] = []
    let add = { (handlers: HandlerReader, last: String) -> Bool in
      for files in [handlers.files, handlers.filesOfPackage] {
        for source in SourceFolders.texts(files(file))
        where !sources.contains(where: { $0.path == source.path }) {
          sources.append(ReadSource(source.path, source.text))
        }
        if sources.contains(where: { $0.declares(last) }) { return true }
      }
      return false
    }
    let missing = lines.compactMap { line -> AppDoubt? in
      guard let name = line.names.first, let handlers = HandlerReader(name),
        let last = handlers.path.last
      else { return nil }
      return add(handlers, last) ? nil : doubt(name, handlers, file)
    }
    let own = sources.map(\.path)
    // A base class may be a library's: what it leaves out is its own affair, and so is a missing source.
    for name in lines.flatMap({ $0.names.dropFirst() }) {
      guard let handlers = HandlerReader(name), let last = handlers.path.last else { continue }
      _ = add(handlers, last)
    }
    sources.sort { $0.path < $1.path }
    let root = HandlerReader(application)?.root(besides: file)
    let worlds = PlayedWorlds(
      platforms, target: root.flatMap { DeploymentTarget.lowest(below: $0) })
    let names = lines.first { $0.names.first == application }?.names ?? [application]
    let reader = DelegateReader(
      read: sources, lines, own: own, worlds, names.map(DelegateLine.last))
    return reader.doubts + missing
  }

  private static func doubt(
    _ name: String, _ handlers: HandlerReader, _ file: String
  ) -> AppDoubt {
    let folders = handlers.folders(besides: file) + [handlers.root(besides: file) ?? ""]
    let searched = folders.filter { !$0.isEmpty }.reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return AppDoubt(
      .missingSource, name,
      Diagnostic(
        "the source of '\(name)' is not found, so methods of it that are never called are not told",
        notes: ["looked for in \(searched.joined(separator: ", "))"],
        help: "move the test into the package that has the source, or the source into it"))
  }

  /// The doubts: methods that are never called, code that is left out, questions about the system.
  package var doubts: [AppDoubt] {
    var names: [String] = []
    for written in classes where !names.contains(written.name) { names.append(written.name) }
    return names.flatMap(doubts(of:)) + leftOut + questions
  }

  // MARK: Classes

  private func parents(of name: String) -> [String] {
    classes.filter { $0.name == name }.flatMap(\.inheritedTypes)
  }

  /// A class and those from which it inherits, as far as the sources have them.
  private func line(of name: String) -> [String] {
    var line = [name]
    while let next = parents(of: line[line.count - 1]).first(where: { parent in
      classes.contains { $0.name == parent } && !line.contains(parent)
    }) { line.append(next) }
    return line
  }

  /// The base class that adopts the protocols for a class, where only the program says so.
  private func adopter(of name: String) -> (base: String, protocols: [String])? {
    let found = lines.lazy.compactMap { line -> (base: String, protocols: [String])? in
      guard let base = line.names.last.map(DelegateLine.last), base != name,
        line.names.contains(where: { DelegateLine.last($0) == name })
      else { return nil }
      return (base, line.protocols)
    }
    return found.first
  }

  private func requirements(of name: String) -> [DelegateRequirement] {
    parents(of: name).flatMap(DelegateRequirement.all)
  }

  private func methods(of name: String) -> [(path: String, method: WrittenMethod)] {
    sources.flatMap { source -> [(path: String, method: WrittenMethod)] in
      guard source.words.contains(where: { $0.text == name }) else { return [] }
      return WrittenType(source.words, path: [name], isPathWhole: false).methods
        .map { (source.path, $0) }
    }
  }

  /// Whether a source is the app's: what a library's base class leaves out or has is its own affair.
  private func isOwn(_ path: String) -> Bool { own?.contains(path) ?? true }

  // MARK: Doubts

  private func doubts(of name: String) -> [AppDoubt] {
    let line = line(of: name)
    var required = line.flatMap(requirements)
    let elsewhere = required.isEmpty ? adopter(of: name) : nil
    if let elsewhere { required = elsewhere.protocols.flatMap(DelegateRequirement.all) }
    if required.isEmpty { return [] }
    let implemented = line.flatMap { methods(of: $0).map(\.method.title) }
    let isApplication = required.contains { $0.title == "applicationWillTerminate(_:)" }
    let isPlayed = application?.contains(name) ?? true
    let own = isApplication && isPlayed ? methods(of: name).filter { isOwn($0.path) } : []
    let uncalled = own.filter { UncalledMethod.named($0.method.title) != nil }
    let scenes = (uncalled.isEmpty ? [] : classes.filter(\.isSceneDelegate))
      .map { methods(of: $0.name).map(\.method.title) }
    return uncalled.filter { !UncalledMethod.isAnswered($0.method.title, implemented, scenes) }
      .compactMap { worlds.uncalled($1, of: name, at: location($0, $1.line)) }
      + misspelt(name, line, required, implemented, elsewhere?.base)
  }

  private func misspelt(
    _ name: String, _ line: [String], _ required: [DelegateRequirement], _ implemented: [String],
    _ elsewhere: String?
  ) -> [AppDoubt] {
    methods(of: name).filter { !$0.method.isOverride }.compactMap { path, method in
      // What no system calls any more has a doubt of its own.
      if UncalledMethod.named(method.title)?.withoutScenes != nil { return nil }
      let own = requirements(of: name)
      if let requirement = required.first(where: { $0.title == method.title }) {
        let isInherited = !own.contains(requirement)
        let base =
          line.dropFirst().first { requirements(of: $0).contains(requirement) }
          ?? elsewhere ?? name
        return fault(method, requirement, inheritedFrom: isInherited ? base : nil).map {
          doubt(method, of: name, in: path, because: $0.reason, help: $0.help)
        }
      }
      let open = required.filter { !implemented.contains($0.title) }
      let families = required.map { String($0.title.prefix { $0 != "(" }) }
      return nearness(of: method, to: open, in: families).map {
        doubt(method, of: name, in: path, because: $0.reason, help: $0.help)
      }
    }
  }

  private func fault(
    _ method: WrittenMethod, _ requirement: DelegateRequirement, inheritedFrom base: String?
  ) -> (reason: String, help: String)? {
    let isFine =
      requirement.isAsync ? ["it returns something", "it is async"] : ["it returns something"]
    if let hindrance = method.hindrance, !isFine.contains(hindrance) {
      return (hindrance, "write it as the protocol declares it")
    }
    if requirement.isAsync, method.hindrance == nil, !UncalledMethod.isOldForm(method.title) {
      return ("it is not async and has no handler", "write it as the protocol declares it")
    }
    if requirement.differs(from: method) {
      let types = requirement.types.map { $0 ?? "…" }.joined(separator: ", ")
      return ("its parameters differ", "the protocol's parameters are (\(types))")
    }
    return base.map {
      (
        "only its base class '\($0)' adopts the protocol, which has no such method: UIKit would "
          + "find it, Swift does not",
        "write the method in '\($0)' as well, and 'override' here"
      )
    }
  }

  private func nearness(
    of method: WrittenMethod, to open: [DelegateRequirement], in required: [String]
  ) -> (reason: String, help: String)? {
    let families = ["application", "scene", "windowScene", "userNotificationCenter"]
    let types = ["UIApplication", "UIScene", "UIWindowScene", "UNUserNotificationCenter"]
    if families.contains(method.name), required.contains(method.name),
      let first = method.parameters.first, first.label == "_",
      types.contains(first.type), method.parameters.count > 1, method.hindrance != "it is private"
    {
      let near = open.first { Requirement.isNear($0.title, method.title) }
      return (
        "the host knows no method of that name",
        near.map { "'\($0.title)' is called" } ?? "its work has to be done elsewhere"
      )
    }
    let name = open.first { requirement in
      let base = requirement.title.prefix { $0 != "(" }
      return !families.contains(String(base)) && Requirement.isNear(method.name, String(base))
    }
    return name.map { ("it is nearly '\($0.title)'", "write '\($0.title)'") }
  }

  private func doubt(
    _ method: WrittenMethod, of name: String, in path: String, because reason: String, help: String
  ) -> AppDoubt {
    AppDoubt(
      .misspeltHandler, "\(name).\(method.title)",
      Diagnostic(
        "'\(method.title)' of '\(name)' is never called: \(reason)",
        at: location(path, method.line), help: help))
  }

  private var leftOut: [AppDoubt] {
    sources.filter { isOwn($0.path) }.flatMap { source in
      LeftOutCode.all(in: source.words).map { code in
        let location = location(source.path, code.line)
        return AppDoubt(
          .leftOutCode, "\(location.file):\(code.line)",
          Diagnostic(
            "what follows '\(code.condition)' is left out: the app is compiled for another system here",
            at: location, help: code.help))
      }
    }
  }

  private var questions: [AppDoubt] {
    sources.filter { isOwn($0.path) }.flatMap { source in
      SystemQuestion.all(in: source.words).compactMap {
        worlds.misread($0, at: location(source.path, $0.line))
      } + options(in: source)
    }
  }

  /// Options of a launch that are read beside the application's delegate.
  private func options(in source: ReadSource) -> [AppDoubt] {
    let isPlayed = application?.contains(where: source.declares) ?? true
    return isPlayed
      ? worlds.missingOptions(in: source.words) { location(source.path, $0) } : []
  }

  private func location(_ path: String, _ line: Int) -> Diagnostic.Location {
    Diagnostic.Location(
      file: path.split(separator: "/").last.map(String.init) ?? path, line: line, column: 1)
  }
}
