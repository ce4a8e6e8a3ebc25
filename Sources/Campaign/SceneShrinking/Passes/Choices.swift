import SceneLifecycle

/// Takes written choices back: all, those of a kind, those of an event, then one at a time; what
/// stays gets the first answer that does.
struct Choices: Pass {
  let name = "choices"

  func run(_ search: inout Search) {
    if drop(&search, where: { _, _ in true }) { return }
    for kind in ChoiceKind.allCases { _ = drop(&search) { _, choice in choice.kind == kind } }
    for position in search.best.entries.indices.reversed() {
      _ = drop(&search) { at, _ in at == position }
    }
    var position = search.best.entries.count
    while position > 0 {
      position = min(position, search.best.entries.count) - 1
      if position >= 0 { dropOneByOne(&search, position) }
    }
    for position in search.best.entries.indices { lower(&search, position) }
  }

  private func lower(_ search: inout Search, _ position: Int) {
    var rank = 0
    while position < search.best.entries.count, rank < search.best.entries[position].choices.count {
      for answer in 0..<search.best.entries[position].choices[rank].answer {
        var candidate = search.best
        candidate.entries[position].choices[rank].answer = answer
        if search.attempt(candidate) { break }
      }
      rank += 1
    }
  }

  private func drop(
    _ search: inout Search, where isUnwanted: (Int, Choice) -> Bool
  ) -> Bool {
    var candidate = search.best
    var isSmaller = false
    for position in candidate.entries.indices {
      let choices = candidate.entries[position].choices
      candidate.entries[position].choices.removeAll { isUnwanted(position, $0) }
      isSmaller = isSmaller || candidate.entries[position].choices.count < choices.count
    }
    return isSmaller && search.attempt(candidate)
  }

  private func dropOneByOne(_ search: inout Search, _ position: Int) {
    var rank = search.best.entries[position].choices.count
    while rank > 0, position < search.best.entries.count {
      rank = min(rank, search.best.entries[position].choices.count) - 1
      guard rank >= 0 else { return }
      var candidate = search.best
      candidate.entries[position].choices.remove(at: rank)
      _ = search.attempt(candidate)
    }
  }
}
