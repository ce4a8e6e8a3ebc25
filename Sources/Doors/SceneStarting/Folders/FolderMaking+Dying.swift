import SceneLifecycle
import SceneLowering
import SceneSources
import SceneStubs

// A source of which the compiler dies takes no other with it.

extension FolderMaking {
  /// How many sources may be left out because the compiler dies of them.
  private static let mostDying = 3

  /// Makes the files, with stubs in the place of what the compiler dies of.
  ///
  /// - Throws: `StubError` where it dies of a source that has a delegate or the program, or of too many.
  func made(
    _ question: inout StubMaking.App, of app: inout AppFolder, by making: StubMaking
  ) throws(StubError) -> MadeStubs {
    for _ in 0..<Self.mostDying {
      do throws(StubError) {
        return try making.make(question)
      } catch {
        guard let file = error.file, question.real.contains(file), !app.hasPlayed(in: file) else {
          throw error
        }
        question.real.remove(file)
        app.leaveOut(file, because: "\(error)")
      }
    }
    return try making.make(question)
  }
}

extension AppFolder {
  /// Whether a source has a delegate or the program: without it another app would be played.
  fileprivate func hasPlayed(in file: String) -> Bool {
    let played =
      [delegates.application] + delegates.scenes + delegates.cars
      + [delegates.program?.name].compactMap(\.self)
    guard let source = sources.first(where: { $0.path == file }) else { return true }
    return SwiftWords.all(in: source.active).contains { played.contains(String($0.text)) }
  }
}
