import Foundation
import SceneLifecycle
import TestSupport
import SceneModelVerbs
import Testing

/// Where it is written that the answers to a choice occur.
@Suite struct SourcesTests {
  /// The recordings that the repository carries: their names without a number, and their kinds.
  private static let fixtures: [String: String] = {
    let folder = checkout.appendingPathComponent("Tests/Fixtures/traces")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var kinds: [String: String] = [:]
    for file in files where file.hasSuffix(".trace") {
      let path = folder.appendingPathComponent(file)
      let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
      let kind = text.split(separator: "\n").first { $0.hasPrefix("# kind: ") }
      let name = String(file.dropLast(6).drop { $0.isNumber }.dropFirst())
      kinds[name] = String((kind ?? "").dropFirst(8))
    }
    return kinds
  }()

  /// The life-cycle notes, as one line.
  private static let notes: String = {
    let folder = checkout.appendingPathComponent(
      "Sources/Model/SceneLifecycle/SceneLifecycle.docc/LifecycleNotes")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let texts = files.sorted().map { file in
      (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
    }
    return texts.joined().split { $0.isWhitespace }.joined(separator: " ")
  }()

  @Test(arguments: ChoiceKind.allCases)
  func `It is written where it stands that the answers occur`(_ kind: ChoiceKind) {
    #expect(kind.sources.flaw == nil, "\(kind.word): \(kind.sources)")
  }

  @Test(arguments: ChoiceKind.allCases)
  func `A recording is a log that the repository carries, and no report is one`(_ kind: ChoiceKind)
  {
    #expect(Self.fixtures.count >= 56)
    for source in kind.sources {
      switch source {
      case .recording(let name):
        #expect(Self.fixtures[name]?.hasPrefix("log") == true, "\(kind.word): \(name)")
      case .report(let name):
        #expect(Self.fixtures[name]?.hasPrefix("log") != true, "\(kind.word): \(name)")
      case .apple, .header, .session, .code, .decision, .ours: break
      }
    }
  }

  @Test(arguments: ChoiceKind.allCases)
  func `The life-cycle notes cite what it cites`(_ kind: ChoiceKind) {
    for source in kind.sources {
      switch source {
      case .apple(let cited), .header(let cited), .session(let cited), .recording(let cited),
        .report(let cited), .code(let cited):
        #expect(Self.notes.contains(cited), "\(kind.word): \(cited)")
      case .decision, .ours: break
      }
    }
  }
}
