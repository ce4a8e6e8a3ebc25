package import SceneLowering
import SceneSources

/// Makes the files with which an app's delegates compile: stubs of what they name, and stand-ins.
package struct StubMaking: Sendable {
  /// A file that names the stubs whose answers histories choose, and needs what only the package links.
  package struct AnswersFile: Sendable {
    let name: String
    let text: @Sendable ([String], [PlainObject]) -> String

    /// Describes the file.
    ///
    /// - Parameters:
    ///   - name: The path below the folder of what is made.
    ///   - text: Its text, of the stubs that are asked for a Bool, without labels and sorted, and of the
    ///     types of which a container may be asked for an object.
    package init(
      name: String, text: @escaping @Sendable ([String], [PlainObject]) -> String
    ) {
      self.name = name
      self.text = text
    }
  }

  /// A type of the app's with what makes a plain object of it, as Swift writes both.
  package struct PlainObject: Hashable, Sendable {
    /// The type.
    package let type: String
    /// The value.
    package let value: String
  }

  /// The app of which stubs are made.
  package struct App: Sendable {
    /// The lowered copies of its sources.
    package var sources: [LoweredSource]
    /// The paths of those that stay real.
    package var real: Set<String>
    /// The types that are to stay as they are, where the app is a program of SwiftUI's.
    package var wanted: Set<String> = []
    /// The lowered copies of its own other modules, by name.
    package var modules: [String: [LoweredSource]] = [:]
    /// The modules that are there, besides those of Swift itself.
    package var platform: Set<String>
    /// Returns the module that is there and declares a type's name; nil for a name that none has.
    package var owner: @Sendable (String) -> String? = { _ in nil }
    /// Files by a person: their types take the place of made ones, and they are checked with them.
    package var byHand: [SourceFile] = []
    /// Files by a person that only the whole package links, such as the value that a test plays.
    ///
    /// It is checked at the end; nothing is made for it.
    package var tests: [SourceFile] = []
    /// The file of what histories choose; nil for none.
    package var answers: AnswersFile?
    /// The file that lowered copies call; nil where they call none.
    package var support: String?
    /// Further files of the package, by name.
    package var others: [String: String] = [:]

    /// Creates an app.
    ///
    /// - Parameters:
    ///   - sources: The lowered copies of its sources.
    ///   - real: The paths of those that stay real.
    ///   - platform: The modules that are there.
    package init(sources: [LoweredSource], real: Set<String>, platform: Set<String>) {
      self.sources = sources
      self.real = real
      self.platform = platform
    }
  }

  let lowering: SourceLowering
  let checking: TypeChecking
  let limits: StubLimits
  let hasBareRegex: Bool
  /// The seconds of processor time since the beginning.
  let clock: @Sendable () -> Double

  /// Takes what reads and checks sources.
  ///
  /// - Parameters:
  ///   - lowering: How the sources were lowered.
  ///   - frontend: What runs the compiler.
  ///   - checking: What checks the files together.
  ///   - limits: How much is looked at and made.
  ///   - clock: Says how many seconds of processor time were used; the rounds end by it.
  package init(
    lowering: LoweringOptions = .init(), frontend: any SwiftFrontend, checking: TypeChecking,
    limits: StubLimits = .init(), clock: @escaping @Sendable () -> Double
  ) {
    var options = lowering
    options.isProofread = false
    self.lowering = SourceLowering(options: options, frontend: frontend)
    self.checking = checking
    self.limits = limits
    self.clock = clock
    hasBareRegex = options.conditions.hasBareRegex
  }

  /// The modules that come with Swift on Linux.
  package static let swiftModules = AppleModules.withSwift.union([
    "FoundationNetworking", "FoundationXML", "FoundationEssentials",
    "FoundationInternationalization", "Glibc", "Distributed",
  ])

  /// The protocols by which a class is a delegate.
  package static var delegateProtocols: Set<String> { DelegateFacts.protocols }

  /// The files among some sources that have a delegate, or extend one.
  ///
  /// - Parameter sources: The lowered copies.
  /// - Returns: Their paths, in the order of the copies.
  package static func delegates(in sources: [LoweredSource]) -> [String] {
    let read = sources.map {
      StubbedSource(
        path: $0.path, text: $0.active, declarations: $0.declarations, hasBareRegex: false)
    }
    let names = DelegateFacts(read).names
    return read.filter { source in
      source.declarations.contains { $0.kind == "extension_decl" && names.contains($0.name) }
        || !DelegateFacts([source]).names.isEmpty
    }.map(\.path)
  }

  /// The files that stay real, read again as they are lowered.
  func realFiles(_ app: App, _ remarks: inout [StubRemark]) throws(StubError) -> [EditedSource] {
    let real = app.sources.filter { app.real.contains($0.path) }.sorted { $0.path < $1.path }
    guard !real.isEmpty else {
      throw StubError(.nothingReal, detail: app.real.sorted().prefix(3).joined(separator: ", "))
    }
    let read = lowering.lower(real.map { SourceFile(path: $0.path, text: $0.body) })
    if let error = read.errors.first { throw StubError(.unreadable, detail: "\(error)") }
    var files: [EditedSource] = []
    var seen: Set<String> = []
    // Of two that declare the same type, as in a folder with several apps, the one less deep stays.
    let pairs = zip(read.sources, real).sorted {
      (Self.depth($0.0.path), $0.0.path) < (Self.depth($1.0.path), $1.0.path)
    }
    for (copy, original) in pairs {
      let source = StubbedSource(
        path: copy.path, text: copy.active, declarations: copy.declarations,
        hasBareRegex: hasBareRegex)
      let names = source.declarations.filter { $0.isNominal && !$0.isHidden }.map(\.name)
      if let name = names.first(where: seen.contains) {
        remarks.append(StubRemark(file: copy.path, line: 1, reason: .twice, text: name))
        continue
      }
      seen.formUnion(names)
      var file = EditedSource(source: source, prelude: original.prelude)
      addImports(app, to: &file, &remarks)
      files.append(file)
    }
    return files
  }

  private static func depth(_ path: String) -> Int { path.pathParts.count }

  /// Reads files by a person; one that cannot be read says so when it is checked.
  func read(_ files: [SourceFile]) -> [StubbedSource] {
    guard !files.isEmpty else { return [] }
    return lowering.lower(files).sources.map {
      StubbedSource(
        path: $0.path, text: $0.active, declarations: $0.declarations, hasBareRegex: hasBareRegex)
    }
  }

  /// An import of a module that is not there becomes one of Foundation, on its line.
  private func addImports(_ app: App, to file: inout EditedSource, _ remarks: inout [StubRemark]) {
    let source = file.source
    var names: [String] = []
    // On Apple's systems Foundation has the names of these, too, which models need.
    let models =
      app.wanted.isEmpty || !app.platform.contains("Combine")
      ? "" : "import Combine; import Observation; "
    let spies = SourceChange(
      range: 0..<0, text: "import SceneSpies; import UIKit; " + models, reason: .module, cause: "")
    _ = file.put(spies)
    for declaration in source.declarations where declaration.kind == "import_decl" {
      let name = String(declaration.name.prefix { $0 != "." })
      guard !app.platform.contains(name), !Self.swiftModules.contains(name) else { continue }
      let start = min(
        declaration.attributes.map(\.start).min() ?? declaration.start, declaration.start)
      let change = SourceChange(
        range: start..<declaration.end, text: "import Foundation", reason: .module, cause: name)
      if file.put(change), !names.contains(name) { names.append(name) }
    }
  }
}
