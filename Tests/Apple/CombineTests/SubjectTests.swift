import Combine
import Testing

/// Why a publisher of the tests fails.
private enum Failure: Error {
  case some
}

/// What publishes, and who receives.
@Suite struct SubjectTests {
  /// What is heard.
  private final class Heard {
    var lines: [String] = []
    var value = 0
  }

  @Test func `Who receives a subject hears its values in order, until it is cancelled or ends`() {
    let heard = Heard()
    let subject = PassthroughSubject<Int, Failure>()
    subject.send(0)
    let first = subject.sink(
      receiveCompletion: { heard.lines.append("first \($0)") },
      receiveValue: { heard.lines.append("first \($0)") })
    var kept: Set<AnyCancellable> = []
    subject.map { "\($0 * 2)" }.eraseToAnyPublisher()
      .sink(receiveCompletion: { _ in heard.lines.append("end") }) {
        heard.lines.append("second \($0)")
      }
      .store(in: &kept)
    subject.send(1)
    first.cancel()
    subject.send(2)
    subject.send(completion: .failure(.some))
    subject.send(3)
    #expect(heard.lines == ["first 1", "second 2", "second 4", "end"])
    let late = subject.sink(
      receiveCompletion: { heard.lines.append("late \($0 == .failure(.some))") },
      receiveValue: { _ in })
    #expect(heard.lines.last == "late true")
    withExtendedLifetime(late) {}
  }

  @Test func `What is not kept hears nothing`() {
    let heard = Heard()
    let subject = PassthroughSubject<Void, Never>()
    _ = subject.sink { heard.value += 1 }
    subject.send()
    #expect(heard.value == 0)
    var kept: [AnyCancellable] = []
    subject.sink { heard.value += 1 }.store(in: &kept)
    subject.send()
    kept = []
    subject.send()
    #expect(heard.value == 1)
  }

  @Test func `A subject with a value hands it to each who comes`() {
    let heard = Heard()
    let subject = CurrentValueSubject<Int, Never>(1)
    let one = subject.sink { heard.lines.append("one \($0)") }
    subject.value = 2
    let two = subject.sink { heard.lines.append("two \($0)") }
    subject.send(3)
    #expect(heard.lines == ["one 1", "one 2", "two 2", "one 3", "two 3"])
    subject.send(completion: .finished)
    subject.send(4)
    #expect(subject.value == 3 && heard.lines.count == 5)
    withExtendedLifetime((one, two)) {}
  }

  @Test func `One who is cancelled while others hear of a value does not hear of it`() {
    let heard = Heard()
    let subject = PassthroughSubject<Int, Never>()
    var second: AnyCancellable?
    let first = subject.sink { _ in second?.cancel() }
    second = subject.sink { heard.value = $0 }
    subject.send(1)
    #expect(heard.value == 0)
    withExtendedLifetime(first) {}
  }

  @Test func `A property is set to each value`() {
    let heard = Heard()
    let subject = PassthroughSubject<Int, Never>()
    let kept = subject.assign(to: \.value, on: heard)
    subject.send(7)
    kept.cancel()
    subject.send(8)
    #expect(heard.value == 7)
  }

  @Test func `Notifications are published until they are not received any more`() {
    let heard = Heard()
    let name = Notification.Name("published")
    let center = NotificationCenter()
    let kept = center.publisher(for: name).map(\.name.rawValue).sink { heard.lines.append($0) }
    center.post(name: name, object: nil)
    kept.cancel()
    center.post(name: name, object: nil)
    #expect(heard.lines == ["published"])
  }

  @Test func `Values come by a scheduler, and none after the end`() {
    let heard = Heard()
    let subject = PassthroughSubject<Int, Never>()
    let kept = subject.receive(on: ImmediateScheduler.shared).sink { heard.value = $0 }
    subject.send(1)
    kept.cancel()
    subject.send(2)
    #expect(heard.value == 1)
  }
}
