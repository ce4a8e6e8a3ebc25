import SceneLifecycle
package import SceneReporting

/// A history as one page without network: what breaks, what would pass, its lanes, how to repeat it.
///
/// The page has no script, and its policy lets it load nothing.
package struct HistoryPage: Hashable, Sendable {
  /// The history, and what is known of its failure.
  package var report: FailureReport

  /// Creates the page of a history; one that breaks nothing has a page, too.
  package init(_ report: FailureReport) { self.report = report }

  /// The document: HTML that is well-formed XML, the same bytes each time.
  package var html: String {
    let name = report.transcript.breaks.first?.violation.invariant
    return PageFrame.document(titled: name ?? "A history in which nothing breaks", body)
  }

  private var body: Markup {
    var page = Markup()
    HistorySection(report, named: "lanes", level: 1).write(&page)
    return page
  }
}

/// The frame of every page.
enum PageFrame {
  /// The policy on loading: a page may load nothing but its own style sheet.
  private static let policy = "default-src 'none'; style-src 'unsafe-inline'"

  static func document(titled title: String, _ body: Markup) -> String {
    var page = Markup()
    page.raw("<!DOCTYPE html>\n")
    page.open("html", "xmlns=\"\(Namespace.page)\" lang=\"en\"")
    page.open("head")
    page.empty("meta", "charset=\"utf-8\"")
    page.empty("meta", "http-equiv=\"Content-Security-Policy\" content=\"\(policy)\"")
    page.empty("meta", "name=\"viewport\" content=\"width=device-width, initial-scale=1\"")
    page.empty("meta", "name=\"color-scheme\" content=\"light dark\"")
    page.element("title", title)
    page.raw("<style>\n\(StyleSheet.ofPage)</style>\n")
    page.close("head")
    page.open("body")
    page.open("main")
    page.add(body)
    page.close("main")
    page.close("body")
    page.close("html")
    return page.text
  }
}
