import SceneLowering
import SceneSources

// A stub without a value stops the process that asks it: an app whose life-cycle methods do is not ready.

extension StubRounds {
  /// The life-cycle methods that ask a stub of which no value is known, each with the stub, sorted.
  ///
  /// A method is followed into the delegate's own ones. A member is known by its name: one that another stub
  /// has with a value counts as that.
  var stops: [String] {
    let valueless = stubs.ownValueless(index)
    if valueless.isEmpty { return [] }
    var found: Set<String> = []
    for file in real {
      let units = delegates.units(in: file.source)
      for unit in units where DelegateFacts.isLifeCycle(unit.member) {
        let name = "\(unit.type.name).\(unit.member.title)"
        for word in reached(from: unit, units, in: file) {
          if let stub = valueless[word] { found.insert("\(name) asks \(stub)") }
        }
      }
    }
    return found.sorted()
  }

  /// The names in a method's body, and in those of the delegate's own methods that it calls.
  private func reached(
    from unit: DelegateFacts.Unit, _ units: [DelegateFacts.Unit], in file: EditedSource
  ) -> Set<String> {
    var names: Set<String> = []
    var open = [unit]
    var seen: Set<Int> = [unit.member.start]
    while let next = open.popLast() {
      let found = self.names(in: next, file)
      names.formUnion(found)
      for other in units
      where other.type.name == unit.type.name && found.contains(other.member.name)
        && seen.insert(other.member.start).inserted
      {
        open.append(other)
      }
    }
    return names
  }

  /// The names in the bodies of a unit that were not replaced.
  private func names(in unit: DelegateFacts.Unit, _ file: EditedSource) -> Set<String> {
    let list = file.source.list
    var names: Set<String> = []
    for block in unit.blocks where list.partners[block] > block {
      for index in (block + 1)..<list.partners[block] where list[index].kind == .word {
        if !file.isChanged(list[index].range) { names.insert(list.name(index)) }
      }
    }
    return names
  }
}
