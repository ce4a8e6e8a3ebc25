import CommandKit
import SceneFuzzing
import SceneLifecycle
import ScenePipeline
import SceneWorkers

/// Reads what the process of an app may send and print, whatever that is.
enum WorkerTrial {
  /// Reads values from the front of some bytes, as the command does while they come.
  static func outcome(of bytes: [UInt8]) -> ReaderKind.ReadOutcome {
    _ = CrashOutput(String(decoding: bytes, as: UTF8.self)).text
    // With the right count of bytes, so that what stands behind it is read, too.
    let document = bytes.drop { $0 != 0x0A }.dropFirst()
    let counted = Array("\(document.count)\n".utf8) + document
    let outcomes: [ReaderKind.ReadOutcome] = [bytes, counted].flatMap { frames in
      [
        read(frames) { (row: AppCampaignResult) in
          _ = row.isPossible(in: CaseRange(first: 0, end: 1))
        },
        read(frames) { (cases: MutantPlay) in
          _ = cases.isPossible(in: CaseRange(first: 0, end: 1))
        },
        read(frames) { (candidate: CandidateAnswer) in
          _ = candidate.trial(EventNames(actions: ["a"]))
        },
        read(frames) { (history: HistoryAnswer) in _ = (history.scenario, history.omissions) },
        read(frames) { (_: AppQuestion) in },
      ]
    }
    return outcomes.first { if case .broken = $0 { true } else { false } }
      ?? (outcomes.contains(.read) ? .read : .refused)
  }

  /// Reads values of one type, and uses each.
  private static func read<Value: Codable>(
    _ bytes: [UInt8], _ use: (Value) -> Void
  ) -> ReaderKind.ReadOutcome {
    var rest = bytes
    var count = 0
    do throws(MessageFrame.GarbledBytes) {
      while let value: Value = try MessageFrame.take(from: &rest) {
        count += 1
        use(value)
        let frame = MessageFrame.bytes(of: value)
        var sent = frame
        let again: Value? = try? MessageFrame.take(from: &sent)
        guard let again, sent.isEmpty, MessageFrame.bytes(of: again) == frame else {
          return .broken("\(Value.self) \(count) is not what is sent of it")
        }
      }
    } catch {
      return .refused
    }
    return count == 0 ? .refused : .read
  }
}
