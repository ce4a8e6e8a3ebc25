import CommandKit
import SceneLifecycle
import ScenePipeline
import SceneWorkers

/// Reads what the process of an app may send and print, whatever that is.
enum WorkerTrial {
  /// Reads messages from the front of some bytes, as the command does while they come.
  static func outcome(of bytes: [UInt8]) -> ReaderKind.ReadOutcome {
    var rest = bytes
    var count = 0
    while let message = AppMessage(takenFrom: &rest) {
      count += 1
      use(message)
      var frame = message.frame
      guard let again = AppMessage(takenFrom: &frame), again == message, frame.isEmpty else {
        return .broken("message \(count) is not what is sent of it")
      }
    }
    _ = CrashOutput(String(decoding: bytes, as: UTF8.self)).text
    return count == 0 || AppMessage.isGarbled(rest) ? .refused : .read
  }

  /// Reads a message as an answer to each question.
  private static func use(_ message: AppMessage) {
    _ = AppCampaignResult(message, of: CaseRange(first: 0, end: 1)).map { JSONText.of($0) }
    _ = message.answer(EventNames(actions: ["a"]))
    _ = (message.token, message.end, message.wanted, message.style, message.omissions)
    _ = try? message.scenario()
  }
}
