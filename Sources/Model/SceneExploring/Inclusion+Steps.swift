import SceneLifecycle

extension Inclusion {
  /// Lets the suspect deliver one thing in every way; the sound engine has to follow.
  mutating func deliver(from state: SuspectState) -> Distinction? {
    var answers: [(delivered: Callback, sound: [SoundState])] = []
    var callback = Callback(kind: .main, cause: .launch, event: 0)
    choiceSource.startPaths()
    repeat {
      choiceSource.rewind()
      var next = state
      let step = next.box.engine.step(&choiceSource, into: &callback)
      if choiceSource.isIdle || step == .rested { continue }
      if step == .delivered {
        if let known = answers.first(where: { $0.delivered == callback }) {
          next.sound = known.sound
        } else {
          next.sound = follow(state.sound, delivering: callback)
          answers.append((callback, next.sound))
        }
        if next.sound.isEmpty {
          return Distinction(events: history(state.trail), callback: callback)
        }
      }
      keep(next)
    } while choiceSource.advancePath()
    return nil
  }

  /// The suspect rests: the sound engine has to be able to rest, too.
  func rest(_ state: SuspectState) -> Distinction? {
    guard state.box.engine.isAtRest, !state.sound.contains(where: { $0.box.engine.isAtRest }) else {
      return nil
    }
    return Distinction(events: history(state.trail), callback: nil)
  }

  /// Begins every event in every way on the suspect, and in every way on the sound engine.
  mutating func begin(from state: SuspectState) {
    let isAtRest = state.box.engine.isAtRest
    let before = isAtRest ? state.sound.filter(\.box.engine.isAtRest) : state.sound
    for kind in events where isAtRest || interruptions.contains(kind) {
      for slot in state.box.engine.accepting(kind) {
        var event = Event(kind, scene: kind.takesScene ? slot : nil)
        event.delay = isAtRest ? Event.atRest : 0
        begin(event, from: state, before)
        if !kind.takesScene { break }
      }
    }
  }

  private mutating func begin(_ event: Event, from state: SuspectState, _ before: [SoundState]) {
    let number = state.number + 1
    let suspects = begun(state.box, event, number)
    if suspects.isEmpty { return }
    let sound = before.flatMap { candidate in
      begun(candidate.box, event, number).map { SoundState(box: $0, names: candidate.names) }
    }
    let settled = settled(sound)
    trails.append((state.trail, event))
    for suspect in suspects {
      keepForLater(
        SuspectState(box: suspect, sound: settled, trail: trails.count - 1, number: number))
    }
  }

  private mutating func begun<E: ExplorableEngine>(
    _ box: Boxed<E>, _ event: Event, _ number: UInt32
  ) -> [Boxed<E>] {
    var begun: [Boxed<E>] = []
    choiceSource.startPaths()
    repeat {
      choiceSource.rewind()
      var next = box
      do {
        try next.engine.begin(event, number: number, &choiceSource)
      } catch {
        return begun
      }
      begun.append(next)
    } while choiceSource.advancePath()
    return begun
  }

  /// The sound states after delivering what the suspect delivered.
  private mutating func follow(_ candidates: [SoundState], delivering delivered: Callback)
    -> [SoundState]
  {
    var callback = delivered
    var followers: [SoundState] = []
    for candidate in candidates {
      soundOracle.startPaths()
      repeat {
        soundOracle.rewind()
        var next = candidate
        let step = next.box.engine.step(&soundOracle, into: &callback)
        if soundOracle.isIdle || step != .delivered { continue }
        if next.names.pair(delivered, with: callback) { followers.append(next) }
      } while soundOracle.advancePath()
    }
    return settled(followers)
  }

  /// The states together with those that silent moves lead to, each once.
  private mutating func settled(_ candidates: [SoundState]) -> [SoundState] {
    var callback = Callback(kind: .main, cause: .launch, event: 0)
    var met = KeyTable()
    var settled: [SoundState] = []
    var left = candidates
    while let candidate = left.popLast() {
      let (key, names) = soundKey(candidate.box)
      let worth = names.slots.indices.flatMap {
        candidate.names.worth(of: names.slots[$0], slot: $0)
      }
      if !met.insert(key + worth) { continue }
      settled.append(candidate)
      soundOracle.startPaths()
      repeat {
        soundOracle.rewind()
        var next = candidate
        let step = next.box.engine.step(&soundOracle, into: &callback)
        if !soundOracle.isIdle && step == .moved { left.append(next) }
      } while soundOracle.advancePath()
    }
    return settled
  }

  // MARK: States

  /// The words of the suspect and of all sound states, and how the names of each pair stand.
  mutating func key(of state: SuspectState) -> Key {
    var box = state.box
    var names = LiveNames(scenes: blank.scenes)
    words.become(blank)
    words.turnToEngine()
    box.engine.save(to: &words, naming: &names)
    var keys: [Key] = []
    for candidate in state.sound {
      let (key, others) = soundKey(candidate.box)
      let standing = names.slots.indices.map {
        candidate.names.standing(of: names.slots[$0], to: others.slots[$0], slot: $0)
      }
      keys.append(key + standing)
    }
    keys.sort { $0.lexicographicallyPrecedes($1) }
    return words.words + keys.joined()
  }

  private mutating func soundKey(_ boxed: Boxed<Sound>) -> (key: Key, names: LiveNames) {
    var box = boxed
    var names = LiveNames(scenes: soundBlank.scenes)
    soundWords.become(soundBlank)
    soundWords.turnToEngine()
    box.engine.save(to: &soundWords, naming: &names)
    return (soundWords.words, names)
  }

  private func history(_ trail: Int) -> [Event] {
    var events: [Event] = []
    var index = trail
    while index >= 0 {
      events.append(trails[index].event)
      index = trails[index].parent
    }
    return events.reversed()
  }
}
