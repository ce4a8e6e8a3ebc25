import Combine
import Testing

/// An object with two published properties, one of them below.
private class Model: ObservableObject {
  @Published var count = 0
  var plain = 0
}

private final class NamedModel: Model {
  @Published var name: String? = "a"
}

/// One that tells its changes itself.
private final class OwnModel: ObservableObject {
  let objectWillChange = PassthroughSubject<Int, Never>()
}

/// Published properties and the objects that have them.
@Suite struct PublishedTests {
  @Test func `A property publishes what it has and what it gets, before it has it`() {
    let model = Model()
    var heard: [String] = []
    let kept = model.$count.sink { heard.append("\($0) of \(model.count)") }
    model.count = 1
    model.count += 1
    #expect(heard == ["0 of 0", "1 of 0", "2 of 1"])
    #expect(model.count == 2)
    withExtendedLifetime(kept) {}
  }

  @Test func `An object tells that any of its published properties is about to change`() {
    let model = NamedModel()
    var heard: [String] = []
    let kept = model.objectWillChange.sink { heard.append("\(model.count) \(model.name ?? "")") }
    model.count = 1
    model.plain = 1
    model.name = "b"
    let again = model.objectWillChange.sink { heard.append("again") }
    model.name = nil
    #expect(heard == ["0 a", "1 a", "1 b", "again"])
    withExtendedLifetime((kept, again)) {}
  }

  @Test func `An object's own publisher is the one that tells`() {
    let model = OwnModel()
    var heard = 0
    let kept = model.objectWillChange.sink { heard = $0 }
    model.objectWillChange.send(7)
    #expect(heard == 7)
    withExtendedLifetime(kept) {}
  }

  @Test func `A property follows a publisher for as long as it is there`() {
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model()
    if let model { subject.assign(to: &model.$count) }
    subject.send(3)
    #expect(model?.count == 3)
    weak let seen = model
    model = nil
    #expect(seen == nil)
    subject.send(4)
  }
}
