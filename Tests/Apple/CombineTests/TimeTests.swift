import Combine
import Testing
import UIKit

/// A scheduler whose time a test moves.
private final class SteppedScheduler: Scheduler {
  private var time = 0.0
  private var work: [(time: Double, action: () -> Void)] = []

  func schedule(_ action: @escaping () -> Void) { action() }
  func schedule(after interval: SchedulerTime.Stride, _ action: @escaping () -> Void) {
    work.append((time + interval.timeInterval, action))
  }

  func moves(by seconds: Double) {
    let end = time + seconds
    while let index = work.indices.filter({ work[$0].time <= end }).min(by: {
      work[$0].time < work[$1].time
    }) {
      let next = work.remove(at: index)
      time = next.time
      next.action()
    }
    time = end
  }
}

/// When values come.
@Suite struct TimeTests {
  private let scheduler = SteppedScheduler()
  private let subject = PassthroughSubject<Int, Never>()

  @Test func `Delayed values come later, and none after a cancellation`() {
    var heard: [Int] = []
    let kept = subject.delay(for: .seconds(2), scheduler: scheduler).sink { heard.append($0) }
    subject.send(1)
    scheduler.moves(by: 1.5)
    #expect(heard == [])
    scheduler.moves(by: 0.5)
    #expect(heard == [1])
    subject.send(2)
    kept.cancel()
    scheduler.moves(by: 3)
    #expect(heard == [1])
  }

  @Test func `The last of values that come fast is heard once they rest`() {
    var heard: [Int] = []
    let kept = subject.debounce(for: .milliseconds(500), scheduler: scheduler)
      .sink { heard.append($0) }
    subject.send(1)
    scheduler.moves(by: 0.25)
    subject.send(2)
    scheduler.moves(by: 0.25)
    #expect(heard == [])
    scheduler.moves(by: 0.25)
    subject.send(3)
    scheduler.moves(by: 0.5)
    #expect(heard == [2, 3])
    withExtendedLifetime(kept) {}
  }

  @Test func `At most one value comes in some time, the first or the last`() {
    var last: [Int] = []
    var first: [Int] = []
    let kept = [
      subject.throttle(for: 1, scheduler: scheduler, latest: true).sink { last.append($0) },
      subject.throttle(for: 1, scheduler: scheduler, latest: false).sink { first.append($0) },
    ]
    for number in 1...3 { subject.send(number) }
    #expect(last == [1] && first == [1])
    scheduler.moves(by: 1)
    #expect(last == [1, 3] && first == [1, 2])
    withExtendedLifetime(kept) {}
  }

  @Test func `What is silent for too long ends`() {
    var ends = 0
    let kept = subject.timeout(.seconds(1), scheduler: scheduler)
      .sink(receiveCompletion: { _ in ends += 1 }) { _ in }
    scheduler.moves(by: 0.75)
    subject.send(1)
    scheduler.moves(by: 0.75)
    #expect(ends == 0)
    scheduler.moves(by: 0.25)
    #expect(ends == 1)
    withExtendedLifetime(kept) {}
  }

  @Test func `A timer publishes while it is received`() {
    let publisher = Timer.publish(every: 0.01, on: .current, in: .default).autoconnect()
    var count = 0
    let kept = publisher.sink { _ in count += 1 }
    let limit = Date(timeIntervalSinceNow: 5)
    while count < 2, Date() < limit {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
    #expect(count >= 2)
    publisher.upstream.connect().cancel()
    let before = count
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.05))
    #expect(count == before)
    withExtendedLifetime(kept) {}
  }

  @Test func `A request publishes what a test answers, or why nothing comes`() {
    let prefix = "https://combine.example/"
    PlayedURLSession.answer(prefix + "notes", with: Data("a".utf8))
    let session = PlayedURLSession(configuration: .ephemeral)
    var lines: [String] = []
    let requests = ["notes", "none"].compactMap { URL(string: prefix + $0) }
      .map { session.dataTaskPublisher(for: $0) }
    let kept = requests.map { request in
      request.sink(
        receiveCompletion: { if case .failure(let error) = $0 { lines.append("\(error.code)") } },
        receiveValue: { lines.append(String(decoding: $0.data, as: UTF8.self)) })
    }
    #expect(lines.first == "a")
    #expect(lines.count == 2 && kept.count == 2)
  }
}
