import SceneFuzzing
import SceneLifecycle

extension MutantPlay {
  /// The play as a worker sends it: one number a case in each line.
  var message: AppMessage {
    var message = AppMessage("mutant")
    let columns: [(String, (Case) -> UInt64)] = [
      ("index", \.index), ("trail", \.trail), ("broken", \.broken), ("changed", \.changed),
    ]
    for (key, number) in columns {
      message.add(key, cases.map { String(number($0), radix: 16) }.joined(separator: " "))
    }
    if let fault { message.add("fault", "\(fault.index) \(fault.sentence)") }
    return message
  }

  /// Reads what a worker sent.
  init(_ message: AppMessage) {
    self.init()
    let columns = ["index", "trail", "broken", "changed"].map { key in
      (message[key] ?? "").split(separator: " ").compactMap { UInt64($0, radix: 16) }
    }
    let count = columns.reduce(Int.max) { min($0, $1.count) }
    cases = (0..<count).map { number in
      Case(
        index: columns[0][number], trail: columns[1][number], broken: columns[2][number],
        changed: columns[3][number])
    }
    let words = message["fault"]?.split(separator: " ", maxSplits: 1).map(String.init)
    fault = words.map { FaultedCase(index: UInt64($0[0]) ?? 0, sentence: $0.last ?? "") }
  }
}
