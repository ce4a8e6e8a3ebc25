// When values pass. What is under way when it is cancelled does not come any more.
extension Publisher {
  /// Returns a publisher whose values come some time later.
  ///
  /// Source: Apple, combine/publisher/delay(for:tolerance:scheduler:options:).
  public func delay<Context: Scheduler>(
    for interval: SchedulerTime.Stride, tolerance: SchedulerTime.Stride? = nil,
    scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(passing: { passage in
      passage.receives(self) { value in
        scheduler.schedule(after: interval) { passage.send(value) }
      } _: { end in
        scheduler.schedule(after: interval) { passage.end(end) }
      }
    })
  }

  /// Returns a publisher of values after which none came for some time.
  ///
  /// The end comes at once, and drops a value that waits.
  ///
  /// Source: Apple, combine/publisher/debounce(for:scheduler:options:).
  public func debounce<Context: Scheduler>(
    for dueTime: SchedulerTime.Stride, scheduler: Context,
    options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(passing: { passage in
      let count = Shared(0)
      passage.receives(self) { value in
        let number = count.change { count -> Int in
          count += 1
          return count
        }
        scheduler.schedule(after: dueTime) {
          if count.change({ $0 == number }) { passage.send(value) }
        }
      } _: { end in
        count.change { $0 += 1 }
        scheduler.schedule { passage.end(end) }
      }
    })
  }

  /// Returns a publisher of at most one value in some time: the first or the last of them.
  ///
  /// Source: Apple, combine/publisher/throttle(for:scheduler:latest:).
  public func throttle<Context: Scheduler>(
    for interval: SchedulerTime.Stride, scheduler: Context, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(passing: { passage in
      let pace = Pace(passage, interval, latest: latest)
      passage.receives(self) {
        pace.comes($0, by: scheduler)
      } _: { end in
        scheduler.schedule {
          pace.sendsLast()
          passage.end(end)
        }
      }
    })
  }

  /// Returns a publisher that fails, or ends, where no value comes for some time.
  ///
  /// Source: Apple, combine/publisher/timeout(_:scheduler:options:customerror:).
  public func timeout<Context: Scheduler>(
    _ interval: SchedulerTime.Stride, scheduler: Context,
    options: Context.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(passing: { passage in
      let count = Shared(0)
      let waits = {
        let number = count.change { count -> Int in
          count += 1
          return count
        }
        scheduler.schedule(after: interval) {
          guard count.change({ $0 == number }) else { return }
          passage.end(customError.map { .failure($0()) } ?? .finished)
        }
      }
      waits()
      passage.receives(self) { value in
        waits()
        passage.send(value)
      }
    })
  }

  /// Returns a publisher that begins by a scheduler.
  ///
  /// Source: Apple, combine/publisher/subscribe(on:options:).
  public func subscribe<Context: Scheduler>(
    on scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(passing: { passage in
      scheduler.schedule { if passage.isOpen { passage.receives(self, passage.send) } }
    })
  }
}

/// Values that come no faster than one in some time.
private final class Pace<Output, Failure: Error> {
  private let passage: Passage<Output, Failure>
  private let interval: SchedulerTime.Stride
  private let latest: Bool
  private let state = Shared((isResting: false, waiting: Output?.none))

  init(
    _ passage: Passage<Output, Failure>, _ interval: SchedulerTime.Stride, latest: Bool
  ) {
    self.passage = passage
    self.interval = interval
    self.latest = latest
  }

  func comes(_ value: Output, by scheduler: some Scheduler) {
    let isDue = state.change { state -> Bool in
      if state.isResting {
        if latest || state.waiting == nil { state.waiting = value }
        return false
      }
      state.isResting = true
      return true
    }
    guard isDue else { return }
    scheduler.schedule { self.passage.send(value) }
    rests(by: scheduler)
  }

  private func rests(by scheduler: some Scheduler) {
    scheduler.schedule(after: interval) {
      if self.sendsLast() { return self.rests(by: scheduler) }
      self.state.change { $0.isResting = false }
    }
  }

  /// Hands on the value that waits; false where none does.
  @discardableResult
  func sendsLast() -> Bool {
    let value = state.change { state -> Output? in
      defer { state.waiting = nil }
      return state.waiting
    }
    if let value { passage.send(value) }
    return value != nil
  }
}
