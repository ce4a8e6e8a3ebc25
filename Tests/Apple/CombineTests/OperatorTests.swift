import Combine
import Testing

/// Why a publisher of these tests fails.
private enum Broken: Error {
  case some
  case other
}

/// What operators make of values.
@Suite struct OperatorTests {
  /// The values and the end of a publisher that ends at once.
  private func heard<Source: Publisher>(_ publisher: Source) -> [String] {
    var lines: [String] = []
    let kept = publisher.sink(
      receiveCompletion: { end in
        if case .failure(let error) = end { lines.append("\(error)") } else { lines.append("end") }
      }, receiveValue: { lines.append("\($0)") })
    withExtendedLifetime(kept) {}
    return lines
  }

  @Test func `a flat map has the type that an app may name`() {
    func loaded(_ numbers: Just<Int>)
      -> Publishers.FlatMap<
        Future<String, any Error>, Publishers.SetFailureType<Just<Int>, any Error>
      >
    { numbers.flatMap { number in Future { $0(.success("\(number)")) } } }
    var got: [String] = []
    _ = loaded(Just(3)).sink(receiveCompletion: { got.append("\($0)") }) { got.append($0) }
    #expect(got == ["3", "finished"])
  }

  @Test func `Simple publishers have their values and their end`() {
    #expect(heard(Just(1)) == ["1", "end"])
    #expect(heard(Empty<Int, Never>()) == ["end"])
    #expect(heard(Empty<Int, Never>(completeImmediately: false)) == [])
    #expect(heard(Fail<Int, Broken>(error: .some)) == ["some"])
    #expect(heard([1, 2].publisher) == ["1", "2", "end"])
    #expect(heard(Result<Int, Broken>.failure(.some).publisher) == ["some"])
  }

  @Test func `What is deferred is made as often as it is received`() {
    var count = 0
    let deferred = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    #expect(heard(deferred) == ["1", "end"])
    #expect(heard(deferred) == ["2", "end"])
  }

  @Test func `A future calls its closure once, at once`() {
    var count = 0
    var promise: Future<Int, Broken>.Promise?
    let future = Future<Int, Broken> {
      count += 1
      promise = $0
    }
    var lines: [Int] = []
    let kept = future.sink(receiveCompletion: { _ in }, receiveValue: { lines.append($0) })
    promise?(.success(3))
    promise?(.success(4))
    #expect(lines == [3] && count == 1)
    #expect(heard(future) == ["3", "end"])
    withExtendedLifetime(kept) {}
  }

  @Test func `Some values pass`() {
    let numbers = [1, 1, 2, 3, 4].publisher
    #expect(heard(numbers.filter { $0 > 2 }) == ["3", "4", "end"])
    #expect(heard(numbers.removeDuplicates()) == ["1", "2", "3", "4", "end"])
    #expect(heard(numbers.compactMap { $0 > 3 ? "\($0)!" : nil }) == ["4!", "end"])
    #expect(heard(numbers.first()) == ["1", "end"])
    #expect(heard(numbers.first { $0 > 1 }) == ["2", "end"])
    #expect(heard(numbers.prefix(3)) == ["1", "1", "2", "end"])
    #expect(heard(numbers.prefix { $0 < 2 }) == ["1", "1", "end"])
    #expect(heard(numbers.dropFirst(3)) == ["3", "4", "end"])
    #expect(heard(numbers.drop { $0 < 3 }) == ["3", "4", "end"])
    #expect(heard(numbers.scan(0, +)) == ["1", "2", "4", "7", "11", "end"])
  }

  @Test func `The end brings what was gathered`() {
    let numbers = [1, 2, 3].publisher
    #expect(heard(numbers.collect()) == ["[1, 2, 3]", "end"])
    #expect(heard(numbers.collect(2)) == ["[1, 2]", "[3]", "end"])
    #expect(heard(numbers.reduce(0, +)) == ["6", "end"])
    #expect(heard(numbers.last()) == ["3", "end"])
    #expect(heard(numbers.prepend(0).append(4, 5)) == ["0", "1", "2", "3", "4", "5", "end"])
    #expect(heard(Empty<Int, Never>().replaceEmpty(with: 7)) == ["7", "end"])
  }

  @Test func `A failure is thrown, changed, replaced or tried again`() {
    let thrown = [1, 2].publisher.tryMap { value -> Int in
      if value == 2 { throw Broken.some }
      return value
    }
    #expect(heard(thrown) == ["1", "some"])
    #expect(heard(thrown.mapError { _ in Broken.other }) == ["1", "other"])
    #expect(heard(thrown.replaceError(with: 9)) == ["1", "9", "end"])
    #expect(heard(thrown.catch { _ in [7, 8].publisher }) == ["1", "7", "8", "end"])
    #expect(heard(thrown.retry(1)) == ["1", "1", "some"])
    #expect(heard(Just(1).setFailureType(to: Broken.self)) == ["1", "end"])
  }

  @Test func `Data is decoded, or the publisher fails`() {
    let read = Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
    #expect(heard(read) == ["[1, 2]", "end"])
    let broken = Just(Data("x".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
    #expect(heard(broken.map { _ in "read" }.replaceError(with: "broken")) == ["broken", "end"])
  }

  @Test func `Events are heard of before values go on, and a cancellation once`() {
    var lines: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    let watched = subject.handleEvents(
      receiveSubscription: { _ in lines.append("begins") },
      receiveOutput: { lines.append("sees \($0)") },
      receiveCompletion: { _ in lines.append("ends") },
      receiveCancel: { lines.append("cancelled") })
    let kept = watched.sink { lines.append("gets \($0)") }
    subject.send(1)
    kept.cancel()
    kept.cancel()
    #expect(lines == ["begins", "sees 1", "gets 1", "cancelled"])
    let other = watched.sink { _ in }
    subject.send(completion: .finished)
    #expect(lines.suffix(2) == ["begins", "ends"])
    withExtendedLifetime(other) {}
  }

  @Test func `Values are read one after another`() async throws {
    var numbers: [Int] = []
    for await number in [1, 2, 3].publisher.values { numbers.append(number) }
    #expect(numbers == [1, 2, 3])
    await #expect(throws: Broken.self) {
      for try await _ in Fail<Int, Broken>(error: .some).values {}
    }
    #expect(await Future<Int, Never> { $0(.success(4)) }.value == 4)
  }
}
