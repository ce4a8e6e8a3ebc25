import Foundation

/// The answer of an app's command to `scenefuzz`, which has started it, beside its exit status.
///
/// Any program ends with a status, one that plays nothing with 0. An answer has a word that only the one
/// who asks knows, on a pipe of its own.
package struct CommandAnswer {
  /// The variable that asks for an answer: a word, and the number of a pipe.
  package static let variable = "SCENEFUZZ_ANSWER"
  /// The number of the pipe in the program.
  package static let given: Int32 = 9

  private let word = UUID().uuidString
  private let reading: Int32
  /// The end that the program writes to.
  package let writing: Int32

  /// Prepares a question.
  package init() throws(CommandError) { (reading, writing) = try Descriptor.pipe() }

  /// The value of the variable.
  package var question: String { "\(word) \(Self.given)" }

  /// Whether the program, which has ended, has answered with its exit status; the question is over then.
  package func confirms(_ status: Int32) -> Bool {
    Foundation.close(writing)
    defer { Foundation.close(reading) }
    var end = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    var bytes: [UInt8] = []
    guard poll(&end, 1, 0) > 0, Descriptor.read(reading, into: &bytes) else { return false }
    return bytes.elementsEqual(Self.text(word, status).utf8)
  }

  /// Takes back a question that no program was started for.
  package func close() {
    Foundation.close(writing)
    Foundation.close(reading)
  }

  private static func text(_ word: String, _ status: Int32) -> String { "\(word) \(status)\n" }

  // MARK: - The program's side

  /// Where an answer is wanted, in the program that was asked.
  package struct AnswerDestination: Sendable {
    private let word: String
    private let pipe: Int32

    /// Takes the question; nil where there is none.
    ///
    /// No process that this one starts gets the pipe.
    package init?(_ variables: [String: String]) {
      let words = variables[CommandAnswer.variable]?.split(separator: " ") ?? []
      guard words.count == 2, let pipe = Int32(words[1]), fcntl(pipe, F_SETFD, FD_CLOEXEC) == 0
      else { return nil }
      word = String(words[0])
      self.pipe = pipe
    }

    /// Answers with the status with which the program ends now.
    package func give(_ status: ExitStatus) {
      Descriptor.write(Array(CommandAnswer.text(word, status.rawValue).utf8), to: pipe)
    }
  }
}
