import Combine
import Testing

/// Several publishers that become one, and one that is received by several.
@Suite struct JoinTests {
  @Test func `Two publishers are merged until both end`() {
    var lines: [String] = []
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let kept = one.merge(with: two).sink(
      receiveCompletion: { _ in lines.append("end") }, receiveValue: { lines.append("\($0)") })
    one.send(1)
    two.send(2)
    one.send(completion: .finished)
    two.send(3)
    #expect(lines == ["1", "2", "3"])
    two.send(completion: .finished)
    #expect(lines.last == "end")
    withExtendedLifetime(kept) {}
  }

  @Test func `The last values of two come together, and pairs one by one`() {
    var latest: [String] = []
    var pairs: [String] = []
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let kept = [
      one.combineLatest(two).sink { latest.append("\($0)\($1)") },
      one.zip(two).sink(receiveCompletion: { _ in pairs.append("end") }) {
        pairs.append("\($0)\($1)")
      },
    ]
    one.send(1)
    one.send(2)
    two.send("a")
    one.send(completion: .finished)
    two.send("b")
    #expect(latest == ["2a", "2b"])
    #expect(pairs == ["1a", "2b", "end"])
    withExtendedLifetime(kept) {}
  }

  @Test func `Publishers that values become are all heard, or so many at a time`() {
    var subjects: [PassthroughSubject<Int, Never>] = []
    for _ in 0..<2 { subjects.append(PassthroughSubject()) }
    var all: [Int] = []
    var single: [Int] = []
    let kept = [
      subjects.publisher.flatMap { $0 }.sink { all.append($0) },
      subjects.publisher.flatMap(maxPublishers: .max(1)) { $0 }.sink { single.append($0) },
    ]
    subjects[0].send(1)
    subjects[1].send(2)
    subjects[0].send(completion: .finished)
    subjects[1].send(3)
    #expect(all == [1, 2, 3])
    #expect(single == [1, 3])
    withExtendedLifetime(kept) {}
  }

  @Test func `The latest publisher alone is heard, and nothing once it is cancelled`() {
    let (one, two) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    var heard: [Int] = []
    let kept = outer.switchToLatest().sink { heard.append($0) }
    outer.send(one)
    one.send(1)
    outer.send(two)
    one.send(2)
    two.send(3)
    kept.cancel()
    two.send(4)
    #expect(heard == [1, 3])
  }

  @Test func `What is shared is received once, and let go with the last`() {
    var begun = 0
    var ended = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(
      receiveSubscription: { _ in begun += 1 }, receiveCancel: { ended += 1 }
    ).share()
    var heard: [Int] = []
    let one = shared.sink { heard.append($0) }
    let two = shared.sink { heard.append($0 * 10) }
    subject.send(1)
    one.cancel()
    #expect(heard == [1, 10] && begun == 1 && ended == 0)
    two.cancel()
    #expect(ended == 1)
  }

  @Test func `A connectable publisher waits until it is connected`() {
    var heard: [Int] = []
    let connectable = [1, 2].publisher.makeConnectable()
    let kept = connectable.sink { heard.append($0) }
    #expect(heard == [])
    let connection = connectable.connect()
    #expect(heard == [1, 2])
    withExtendedLifetime((kept, connection)) {}
  }
}
