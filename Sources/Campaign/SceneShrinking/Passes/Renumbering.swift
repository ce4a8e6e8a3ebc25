import SceneLifecycle

/// Makes two scenes one, numbers scenes by their first appearance, and drops unused slots.
struct Renumbering: Pass {
  let name = "renumbering"

  func run(_ search: inout Search) {
    for later in search.best.usedSlots.reversed() {
      for earlier in 0..<later {
        if search.attempt(search.best.renaming { $0 == later ? earlier : $0 }) { break }
      }
    }
    let renumbered = search.best.renaming(search.best.byAppearance)
    if renumbered != search.best { _ = search.attempt(renumbered) }
    var candidate = search.best
    candidate.scenes = max(1, 64 - candidate.usedSlots.bits.leadingZeroBitCount)
    if candidate.scenes < search.best.scenes, search.attempt(candidate) { return }
    candidate.scenes = search.best.scenes - 1
    if candidate.scenes > 0 { _ = search.attempt(candidate) }
  }
}

extension Scenario {
  /// Returns the scenario with other slot numbers.
  func renaming(_ slot: (Int) -> Int) -> Scenario {
    var renamed = self
    for index in renamed.entries.indices {
      let event = renamed.entries[index].event
      if event.scene != Callback.noScene {
        renamed.entries[index].event.scene = UInt8(truncatingIfNeeded: slot(Int(event.scene)))
      }
      for rank in renamed.entries[index].choices.indices {
        renamed.entries[index].choices[rank].rename(slot)
      }
    }
    return renamed
  }

  /// Numbers slots in the order in which events name them; the others follow.
  func byAppearance(_ slot: Int) -> Int {
    var seen: [Int] = []
    for entry in entries where entry.event.scene != Callback.noScene {
      let next = Int(entry.event.scene)
      if !seen.contains(next) { seen.append(next) }
    }
    if let rank = seen.firstIndex(of: slot) { return rank }
    return seen.count + slot - seen.count { $0 < slot }
  }
}

extension Choice {
  fileprivate mutating func rename(_ slot: (Int) -> Int) {
    if kind == .requestTarget {
      answer = UInt8(truncatingIfNeeded: slot(Int(answer)))
    } else if kind == .order {
      chosen = chosen.renamed(slot)
      usual = usual.renamed(slot)
    }
  }
}

extension PendingItem {
  fileprivate func renamed(_ slot: (Int) -> Int) -> PendingItem {
    Int(scope) == PendingItem.process
      ? self : PendingItem(scope: slot(Int(scope)), position: position)
  }
}
