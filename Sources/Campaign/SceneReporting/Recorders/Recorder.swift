/// A format of reports: it takes the events of a run and writes a document.
package protocol Recorder {
  /// Takes the next event.
  mutating func record(_ event: RunEvent)

  /// The document of the events so far; equal events make equal bytes.
  var document: String { get }
}

extension Recorder {
  /// Takes every event of a stream.
  package mutating func record(_ events: [RunEvent]) {
    for event in events { record(event) }
  }
}
