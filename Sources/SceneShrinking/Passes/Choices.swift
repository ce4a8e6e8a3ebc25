import SceneLifecycle

/// Takes written choices back: all, those of a kind, those of an event, then one at a time; what
/// stays gets the first answer that does.
struct Choices: Pass {
  let name = "choices"

  func run(_ search: inout Search) {
    if drop(&search, where: { _, _ in true }) { return }
    for kind in ChoiceKind.allCases { _ = drop(&search) { _, choice in choice.kind == kind } }
    for place in search.best.entries.indices.reversed() {
      _ = drop(&search) { at, _ in at == place }
    }
    var place = search.best.entries.count
    while place > 0 {
      place = min(place, search.best.entries.count) - 1
      if place >= 0 { dropOneByOne(&search, place) }
    }
    for place in search.best.entries.indices { lower(&search, place) }
  }

  private func lower(_ search: inout Search, _ place: Int) {
    var rank = 0
    while place < search.best.entries.count, rank < search.best.entries[place].choices.count {
      for answer in 0..<search.best.entries[place].choices[rank].answer {
        var candidate = search.best
        candidate.entries[place].choices[rank].answer = answer
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
    for place in candidate.entries.indices {
      let choices = candidate.entries[place].choices
      candidate.entries[place].choices.removeAll { isUnwanted(place, $0) }
      isSmaller = isSmaller || candidate.entries[place].choices.count < choices.count
    }
    return isSmaller && search.attempt(candidate)
  }

  private func dropOneByOne(_ search: inout Search, _ place: Int) {
    var rank = search.best.entries[place].choices.count
    while rank > 0, place < search.best.entries.count {
      rank = min(rank, search.best.entries[place].choices.count) - 1
      guard rank >= 0 else { return }
      var candidate = search.best
      candidate.entries[place].choices.remove(at: rank)
      _ = search.attempt(candidate)
    }
  }
}
