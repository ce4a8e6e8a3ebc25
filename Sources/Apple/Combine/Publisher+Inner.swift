// Values that become publishers.
extension Publisher {
  /// Returns a publisher of the values of those that a closure makes of values.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many publish at a time; the others wait.
  ///   - transform: What makes them.
  ///
  /// Source: Apple, combine/publisher/flatmap(maxpublishers:_:).
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> Publishers.FlatMap<Inner, Self> where Inner.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Returns a publisher of the values of those that a closure makes, which never fail.
  ///
  /// Source: Apple, combine/publisher/flatmap(maxpublishers:_:).
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> Publishers.FlatMap<Publishers.SetFailureType<Inner, Failure>, Self>
  where Inner.Failure == Never {
    flatMap(maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher of the values of those that a closure makes, which may fail.
  ///
  /// Source: Apple, combine/publisher/flatmap(maxpublishers:_:).
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> Publishers.FlatMap<Inner, Publishers.SetFailureType<Self, Inner.Failure>> {
    setFailureType(to: Inner.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Returns a publisher of the values of those that a closure makes; nothing fails.
  ///
  /// Source: Apple, combine/publisher/flatmap(maxpublishers:_:).
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> Publishers.FlatMap<Inner, Self> where Inner.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publishers {
  /// One of the values of those that a closure makes of values.
  ///
  /// Source: Apple, combine/publishers/flatmap.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// A value.
    public typealias Output = NewPublisher.Output
    /// Why it fails.
    public typealias Failure = Upstream.Failure

    /// Of whose values others are made.
    public let upstream: Upstream
    /// How many publish at a time; the others wait.
    public let maxPublishers: Subscribers.Demand
    /// The closure that makes the publishers.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates one.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.maxPublishers) = (upstream, maxPublishers)
      self.transform = transform
    }

    /// Hands values and the end to two closures.
    public func attach(
      _ receivesValue: @escaping (Output) -> Void,
      _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let passage = Passage(receivesValue, receivesCompletion)
      let inners = Inners<NewPublisher>(passage, most: maxPublishers.max ?? .max)
      passage.receives(upstream) {
        inners.begins(transform($0))
      } _: {
        inners.outerEnds($0)
      }
      return AnyCancellable(passage.cancel)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Returns a publisher of the values of the last publisher that came.
  ///
  /// Source: Apple, combine/publisher/switchtolatest().
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher(passing: { passage in
      let latest = Latest<Output>(passage)
      passage.receives(self) {
        latest.begins($0)
      } _: {
        latest.outerEnds($0)
      }
    })
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Returns a publisher of the values of the last publisher that came, which may fail.
  ///
  /// Source: Apple, combine/publisher/switchtolatest().
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }

  /// Returns a publisher of the values of the last publisher that came; nothing fails.
  ///
  /// Source: Apple, combine/publisher/switchtolatest().
  public func switchToLatest() -> AnyPublisher<Output.Output, Never>
  where Output.Failure == Never {
    AnyPublisher(passing: { passage in
      let latest = Latest<Output>(passage)
      passage.receives(self) {
        latest.begins($0)
      } _: {
        latest.outerEnds($0)
      }
    })
  }
}

/// The publishers of a flat map, so many at a time.
private final class Inners<Inner: Publisher> {
  private struct Course {
    var running = 0
    var waiting: [Inner] = []
    var outerHasEnded = false
  }

  private let passage: Passage<Inner.Output, Inner.Failure>
  private let most: Int
  private let course = Shared(Course())

  init(_ passage: Passage<Inner.Output, Inner.Failure>, most: Int) {
    (self.passage, self.most) = (passage, most)
  }

  func begins(_ inner: Inner) {
    let isNext = course.change { course -> Bool in
      guard course.running < most else {
        course.waiting.append(inner)
        return false
      }
      course.running += 1
      return true
    }
    if isNext { runs(inner) }
  }

  private func runs(_ inner: Inner) {
    passage.receives(inner, passage.send) { end in
      if end.isFailure { return self.passage.end(end) }
      let (next, isOver) = self.course.change { course -> (Inner?, Bool) in
        let next = course.waiting.isEmpty ? nil : course.waiting.removeFirst()
        if next == nil { course.running -= 1 }
        return (next, course.running == 0 && course.outerHasEnded)
      }
      if let next { self.runs(next) } else if isOver { self.passage.end(.finished) }
    }
  }

  func outerEnds(_ end: Subscribers.Completion<Inner.Failure>) {
    let isOver = course.change { course -> Bool in
      course.outerHasEnded = true
      return course.running == 0
    }
    if isOver || end.isFailure { passage.end(end) }
  }
}

/// The publisher that came last, which alone is heard.
private final class Latest<Inner: Publisher> {
  private struct Course {
    var number = 0
    var isRunning = false
    var outerHasEnded = false
    var inner: AnyCancellable?
  }

  private let passage: Passage<Inner.Output, Inner.Failure>
  private let course = Shared(Course())

  init(_ passage: Passage<Inner.Output, Inner.Failure>) {
    self.passage = passage
    // What runs last is cancelled with the passage.
    passage.keeps(AnyCancellable { [course] in Self.takes(course)?.cancel() })
  }

  private static func takes(_ course: Shared<Course>) -> AnyCancellable? {
    course.change { course in
      defer { course.inner = nil }
      return course.inner
    }
  }

  func begins(_ inner: Inner) {
    Self.takes(course)?.cancel()
    let number = course.change { course -> Int in
      course.number += 1
      course.isRunning = true
      return course.number
    }
    let isLatest = { self.course.change { $0.number == number } }
    let cancellable = inner.attach({ if isLatest() { self.passage.send($0) } }) { end in
      if isLatest() { self.innerEnds(end) }
    }
    let isKept = course.change { course -> Bool in
      guard course.number == number, course.isRunning, self.passage.isOpen else { return false }
      course.inner = cancellable
      return true
    }
    if !isKept { cancellable.cancel() }
  }

  private func innerEnds(_ end: Subscribers.Completion<Inner.Failure>) {
    let isOver = course.change { course -> Bool in
      course.isRunning = false
      return course.outerHasEnded
    }
    if isOver || end.isFailure { passage.end(end) }
  }

  func outerEnds(_ end: Subscribers.Completion<Inner.Failure>) {
    let isOver = course.change { course -> Bool in
      course.outerHasEnded = true
      return !course.isRunning
    }
    if isOver || end.isFailure { passage.end(end) }
  }
}
