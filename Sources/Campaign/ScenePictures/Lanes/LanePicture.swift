import SceneLifecycle
package import SceneReporting

/// A play as a picture: one lane for the app and one for each scene, time downwards.
///
/// The text beside the lanes is that of the lanes in a terminal. What could be read at a callback
/// shows where the pointer rests on its line.
package struct LanePicture: Hashable, Sendable {
  /// The play that is drawn.
  package var transcript: Transcript
  /// The roles of the events, in order; empty where none is known.
  package var roles: [String]
  /// The first callback that differs from a history beside it; nil where there is none.
  package var differing: Int?

  /// Creates the picture of a play.
  ///
  /// - Parameters:
  ///   - transcript: What is drawn.
  ///   - explanation: What each event is for; nil where that is unknown.
  package init(_ transcript: Transcript, _ explanation: FailureExplanation? = nil) {
    self.transcript = transcript
    roles = explanation?.roles.map(\.label) ?? []
  }

  /// The picture as an SVG document that stands by itself.
  ///
  /// - Complexity: O(callbacks × (lanes + breaks)).
  package var svg: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + svg(named: "lanes", isAlone: true).text
  }

  /// The picture as an element of a page.
  ///
  /// - Parameter name: What its identifiers begin with; each picture of a page has its own.
  func element(named name: String) -> Markup { svg(named: name, isAlone: false) }

  private func svg(named name: String, isAlone: Bool) -> Markup {
    let layout = LaneLayout(transcript, roles: roles, differing: differing)
    let height = layout.bottom + LaneLegend.height
    var svg = Markup()
    let size = "width=\"\(layout.width)\" height=\"\(height)\""
    svg.open(
      "svg",
      "xmlns=\"\(Namespace.picture)\" class=\"lanes\" \(size) "
        + "viewBox=\"0 0 \(layout.width) \(height)\" role=\"img\" "
        + "aria-labelledby=\"\(name)-title \(name)-text\"")
    svg.element("title", "id=\"\(name)-title\"", title)
    svg.element("desc", "id=\"\(name)-text\"", summary)
    if isAlone { svg.raw("<style>\n\(StyleSheet.ofPicture)</style>\n") }
    svg.empty("rect", "class=\"paper\" width=\"\(layout.width)\" height=\"\(height)\"")
    let drawing = LaneDrawing(transcript, layout, differing: differing)
    drawing.draw(&svg)
    LaneLegend.draw(at: layout.bottom + 16, &svg)
    svg.close("svg")
    return svg
  }

  /// The title of the picture.
  private var title: String {
    guard let broken = transcript.breaks.first else { return "A history in which nothing breaks" }
    return "A history that breaks \(broken.violation.invariant)"
  }

  /// The picture in words, for one who does not see it.
  private var summary: String {
    let counts = [
      UInt64(transcript.eventCount).counted("event"),
      UInt64(transcript.callbacks.count).counted("callback"),
      UInt64(transcript.lanes.count).counted("lane") + " of scenes",
    ]
    let locations = transcript.breaks.flatMap { transcript.locations(of: $0) }
    return ([transcript.world + ": " + counts.joined(separator: ", ") + "."] + locations)
      .joined(separator: " ")
  }
}
