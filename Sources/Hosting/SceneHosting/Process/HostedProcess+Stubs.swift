import SceneSeam
import SceneSpies
import UIKit

// What stubs of the app's own types were handed: they note it, and a law reads it.
extension HostedProcess {
  /// Lets the stubs note what they are asked from now on.
  func watchesStubs() {
    Spies.beginProcess(
      { name, arguments in
        guard CurrentHost.isHere else { return }
        let items = HandedItem.all(in: arguments)
        CurrentHost.here { (CurrentHost.host as? HostedProcess)?.hands(items, to: name) }
      }, turned: turnedStubs,
      answering: {
        guard CurrentHost.isHere else { return }
        // A process that ends in this callback has ended by a value that is not the app's.
        CurrentHost.here { CurrentHost.host?.meetsMistake() }
      },
      gave: { name, value in
        guard CurrentHost.isHere else { return }
        let label = "\(name): " + (value.map { "\($0)" } ?? "the plainest value")
        CurrentHost.here {
          (CurrentHost.host as? HostedProcess)?.gives(by: name)
          (CurrentHost.host as? HostedProcess)?.notesStub(label)
        }
      })
  }

  /// A stub gave a plain value; where it is asked for a window, the app's own is out of sight.
  private func gives(by stub: String) {
    guard windowGiver == nil, let last = stub.split(separator: ".").last else { return }
    if last.prefix(while: { $0 != "(" }).lowercased().hasSuffix("window") { windowGiver = stub }
  }

  /// Notes the use of a stub for a reader of the history.
  private func notesStub(_ label: String) {
    var observation = AppContext.Observation(.asks, "stub", scene: current)
    observation.label = label
    context.note(observation)
  }

  /// A stub was handed something.
  private func hands(_ items: [HandedItem], to stub: String) {
    if firstStub == nil { firstStub = stub }
    notesStub(stub)
    for item in items {
      switch item {
      case .window:
        if windowHolder == nil { windowHolder = stub }
      case .delegate:
        if windowHolder == nil { windowHolder = stub }
        if delegateHolder == nil { delegateHolder = stub }
      case .payload(let key):
        receives(arrivals(key), by: stub, among: items)
      case .options:
        guard let payload = broughtByOptions else { continue }
        let arrival = PayloadArrival(item: .payload(payload), scene: nil, number: payload.id)
        receives([arrival], by: stub, among: items)
      }
    }
  }

  /// A stub got something of one of several arrivals, the last one first.
  ///
  /// A payload that came twice may be handed on twice.
  private func receives(
    _ arrivals: [PayloadArrival], by stub: String, among items: [HandedItem]
  ) {
    if arrivals.isEmpty { return }
    let own = arrivals.first {
      receipts.insert(StubReceipt(stub: stub, payload: $0.number, items: items)).inserted
    }
    if own == nil { hasHandedTwice = true }
    guard let payload = own?.payload ?? arrivals.lazy.compactMap(\.payload).first else { return }
    hears(payload)
    received.insert(payload.id)
  }
}
