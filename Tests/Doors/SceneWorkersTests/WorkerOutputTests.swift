import CommandKit
import Foundation
import SceneDriving
import SceneFuzzing
import SceneLifecycle
import SceneReporting
import SceneWorkers
import Testing

/// Output of a worker's app, as it comes to the report.
struct WorkerOutputTests {
  @Test func `What is written to the file is taken once, also when the file was cut`() throws {
    let file = try Descriptor.file()
    defer { close(file) }
    Descriptor.write(Array("before".utf8), to: file)
    let output = try #require(WorkerOutput(of: file))
    #expect(output.take() == "")
    Descriptor.write(Array("first\n".utf8), to: file)
    #expect(output.take() == "first\n" && output.take() == "")
    ftruncate(file, 0)
    lseek(file, 0, SEEK_SET)
    Descriptor.write(Array("new".utf8), to: file)
    #expect(output.take() == "new")
  }

  @Test func `A pipe is not listened to`() throws {
    let (reading, writing) = try Descriptor.pipe()
    defer { for end in [reading, writing] { close(end) } }
    #expect(WorkerOutput(of: writing) == nil)
  }

  /// The output of a process, as this test keeps it.
  private final class Sheet {
    var text = ""

    func take() -> String {
      defer { text = "" }
      return text
    }
  }

  /// Prints at its launch, at a callback, and when it goes.
  private struct Speaker: SceneApp {
    let sheet: Sheet

    init(_ sheet: Sheet) {
      self.sheet = sheet
      sheet.text += "starts\n"
    }

    mutating func sceneDidEnterBackground(_ scene: SceneID) { sheet.text += "saves\nsleeps\n" }
  }

  @Test func `A text stands at the callback that printed it, and changes nothing else`() throws {
    let scenario = try Scenario(
      parsing: "scenefuzz 1\nplatform iphone-ios17\nscenes 1\n\nlaunch 1\nhome\n", file: "")
    let sheet = Sheet()
    let player = AppPlayer(AppTest("speaker", laws: [.pairsLevels]) { _ in Speaker(sheet) })
    sheet.text = "what another play has left\n"
    let heard = player.transcribe(scenario, ProgressMarker(), hearing: sheet.take)
    let printed = heard.transcript.answers.filter { $0.printed != nil }
    #expect(printed.map(\.text) == ["prints: starts", "prints: saves", "prints: sleeps"])
    let names = printed.map { heard.transcript.callbacks[$0.index].kind }
    #expect(names == [.main, .background, .background])
    var unheard = player.transcribe(scenario, ProgressMarker())
    #expect(unheard.transcript.answers.allSatisfy { $0.printed == nil })
    unheard.transcript.answers = heard.transcript.answers
    #expect(unheard == heard)
  }
}
