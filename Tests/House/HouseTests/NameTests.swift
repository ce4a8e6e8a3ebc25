#if os(Linux)
  import Foundation
  import HouseReading
  import TestSupport
  import Testing

  /// Our module `UIKit` changes nothing of ours by being there.
  ///
  /// SwiftPM lets `canImport` see a module as soon as any target of the package has built it, whether
  /// or not the asking target depends on it.
  @Suite struct NameTests {
    /// Modules of Apple's names, and what is built on them.
    private static let upper = Result {
      try Set(HousePlan.read(checkout).modules(in: ["Apple", "Hosting"]))
    }

    // 'No source changes its meaning …' of HouseTests says it of every file; here the compiler says it.
    @Test(
      arguments: TestTier.choose(
        ["Seam/SceneSeam"],
        nightly: ["Seam/SceneSeam", "App/SceneDriving", "App/SceneLaws", "App/SceneFuzzing"]))
    func `A module is the same code with and without UIKit in sight`(path: String) throws {
      let folder = checkout.appendingPathComponent("Sources/" + path)
      let module = folder.lastPathComponent
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }.sorted()
      #expect(files.count > 5)
      let paths = files.map { folder.appendingPathComponent($0).path }
      let (with, without) = try code(of: paths, as: module)
      #expect(with.count > 1_000)
      let other = zip(with, without).first { $0 != $1 }
      let isEqual = with.count == without.count && other == nil
      #expect(isEqual, "\(module) asks for a module that ours may be: \(other?.0 ?? "")")
    }

    @Test(
      arguments: TestTier.choose(
        ["SwiftUI"],
        nightly: ["UIKit", "UserNotifications", "BackgroundTasks", "SwiftUI", "os", "OSLog"]))
    func `A module that asks for one of ours is found out`(name: String) throws {
      let scratch = Scratch()
      try scratch.create()
      let file = scratch.url.appendingPathComponent("Probe.swift")
      try Data("#if canImport(\(name))\npublic func isSeen() {}\n#endif\n".utf8).write(to: file)
      let (with, without) = try code(of: [file.path], as: "Probe")
      #expect(with.contains { $0.contains("isSeen") })
      #expect(!without.contains { $0.contains("isSeen") })
    }

    /// What the compiler makes of some files before it optimizes, with all modules in sight and without
    /// those of Apple's names.
    private func code(
      of files: [String], as module: String
    ) throws -> (with: [Substring], without: [Substring]) {
      let all = try #require(Self.modules)
      let scratch = Scratch()
      try scratch.create()
      let lower = scratch.url.appendingPathComponent("Modules")
      try FileManager.default.createDirectory(at: lower, withIntermediateDirectories: true)
      let upper = try Self.upper.get()
      let names = try FileManager.default.contentsOfDirectory(atPath: all.path)
      for name in names where name.hasSuffix(".swiftmodule") {
        if upper.contains(String(name.dropLast(12))) { continue }
        try FileManager.default.createSymbolicLink(
          at: lower.appendingPathComponent(name),
          withDestinationURL: all.appendingPathComponent(name))
      }
      let outputs = try [all, lower].map { folder in
        try compile(files, as: module, seeing: folder, in: scratch.url)
      }
      return (outputs[0], outputs[1])
    }

    /// The compiler's intermediate code; lines with a number of this run are left out.
    private func compile(
      _ files: [String], as module: String, seeing modules: URL, in folder: URL
    ) throws -> [Substring] {
      let output = folder.appendingPathComponent(modules.lastPathComponent + ".sil")
      let hooks = checkout.appendingPathComponent(
        "Sources/Seam/SceneTaskHooks/include/module.modulemap")
      // The package that the modules belong to is named after the checkout's folder.
      let package = checkout.lastPathComponent.lowercased()
        .map { $0.isLetter || $0.isNumber ? $0 : "_" as Character }
      let messages = Pipe()
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
      var arguments = ["swiftc", "-emit-silgen", "-wmo", "-parse-as-library"]
      arguments += ["-module-name", module, "-package-name", String(package)]
      arguments += ["-swift-version", "6", "-I", modules.path]
      arguments += features.flatMap { ["-enable-upcoming-feature", $0] }
      arguments += ["-Xcc", "-fmodule-map-file=" + hooks.path]
      arguments += ["-module-cache-path", Self.cache.url.path]
      compiler.arguments = arguments + ["-o", output.path] + files
      compiler.standardError = messages
      try compiler.run()
      let said = messages.fileHandleForReading.readDataToEndOfFile()
      compiler.waitUntilExit()
      try #require(
        compiler.terminationStatus == 0, "\(module): \(String(decoding: said, as: UTF8.self))")
      let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
      return text.split(separator: "\n").filter { !$0.contains("@opened(") }
    }

    /// The compiled modules of the system: an empty folder costs seconds a call.
    private static let cache = Scratch()

    /// The folder of compiled modules beside the running tests.
    private static var modules: URL? {
      let bundles = (Bundle.allBundles + [Bundle.main]).map(\.bundleURL)
      let folders = bundles.flatMap { [$0, $0.deletingLastPathComponent()] }
      return folders.map { $0.appendingPathComponent("Modules") }.first {
        let module = $0.appendingPathComponent("UIKit.swiftmodule")
        return FileManager.default.fileExists(atPath: module.path)
      }
    }
  }
#endif
