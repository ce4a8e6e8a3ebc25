extension Transcript {
  /// The play with the calls of stubs that follow each other at a callback in one answer.
  ///
  /// A stub that gave a Bool may have decided which way the app's code went: that answer stays.
  ///
  /// - Complexity: O(answers).
  package var foldingStubs: Transcript {
    var folded = self
    folded.answers = []
    var calls: [AppAnswer] = []
    for answer in answers {
      let goesOn = answer.isOfPlainStub && calls.last.map { $0.index == answer.index } ?? true
      if !goesOn {
        folded.answers += Self.folded(calls)
        calls = []
      }
      if answer.isOfPlainStub { calls.append(answer) } else { folded.answers.append(answer) }
    }
    folded.answers += Self.folded(calls)
    return folded
  }

  /// How many stubs the line of several calls names.
  private static let mostNames = 3

  private static func folded(_ calls: [AppAnswer]) -> [AppAnswer] {
    var count = 0
    var names: [String] = []
    for (index, call) in calls.enumerated() {
      let name = call.stub ?? ""
      let before = index > 0 ? calls[index - 1] : nil
      // A stub that is asked and the value that it gives are one call.
      let isValue = call.stubValue != nil && before?.stub == name && before?.stubValue == nil
      if !isValue { count += 1 }
      if !names.contains(name) { names.append(name) }
    }
    guard let first = calls.first, count > 1 else { return calls }
    let rest = names.count - mostNames
    let end = rest > 0 ? " and \(rest) more" : ""
    var line = AppAnswer(
      index: first.index,
      text: "\(count) stub calls: " + names.prefix(mostNames).joined(separator: ", ") + end)
    line.stub = first.stub
    return [line]
  }
}

extension Transcript.AppAnswer {
  /// Whether a stub was asked, or gave a value that decides nothing.
  package var isOfPlainStub: Bool {
    stub != nil && stubValue != "true" && stubValue != "false"
  }
}
