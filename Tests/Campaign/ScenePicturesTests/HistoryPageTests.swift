import SceneLifecycle
import ScenePictures
import SceneReporting
import SceneSteps
import Testing

@Suite struct `A history as a page` {
  @Test func `a page tells the sentence, how sure it is, where it comes from and how to repeat it`()
    throws
  {
    let page = try #require(ParsedMarkup(HistoryPage(PictureExample.report()).html))
    #expect(page.texts(of: "h1") == ["✗ scene.resigns-once (hard)"])
    let facts = zip(page.texts(of: "dt"), page.texts(of: "dd")).map { $0 + ": " + $1.prefix(40) }
    #expect(
      facts.prefix(3) == [
        "world: ipad-ios17, 2 scenes", "how sure: no event can be left out: each was, one ",
        "cases: 3 cases failed this way",
      ])
    #expect(page.texts(of: "pre")[0].hasPrefix("scenefuzz replay "))
    let captions = page.texts(of: "figcaption")
    #expect(captions.count == 2)
    #expect(captions[1].hasPrefix("Nothing fails if event 2 'open 2' is left out."))
    #expect(page.texts(of: "td").contains("replaceable by home, lock"))
    #expect(page.texts(of: "text").contains("sceneWillResignActive (differs)"))
  }

  @Test func `the table has a row for each callback, with what could be read`() throws {
    let report = PictureExample.report()
    let page = HistoryPage(report).html
    let tables = page.split(separator: "<table>").dropFirst(2).joined()
    let rows = tables.split(separator: "<tr").filter { $0.contains("<td class=\"count\">") }
    #expect(rows.count == report.transcript.eventCount + report.transcript.callbacks.count)
    for callback in report.transcript.callbacks {
      #expect(page.contains("<td class=\"code\">\(callback.shownDelivery)</td>"))
    }
  }

  @Test func `both histories stand line by line, and the first line that differs is named`() throws
  {
    let report = PictureExample.report()
    let page = try #require(ParsedMarkup(HistoryPage(report).html))
    let count = report.transcript.callbacks.count
    let lines = page.elements.filter { $0.attributes["class"]?.hasPrefix("step") ?? false }
    #expect(lines.count == 1 + count)
    // Five callbacks of the second scene are in this history alone; then both resign and end.
    #expect(lines.count { $0.attributes["class"]?.contains("differs") ?? false } == 5)
    #expect(page.elements.contains { $0.name == "a" && $0.attributes["href"] == "#lanes-line-6" })
    #expect(lines.contains { $0.attributes["id"] == "lanes-line-6" })
    let labels = page.texts(of: "label")
    #expect(labels.count == count + 7)
    #expect(labels.contains { $0.hasPrefix("6  ") && $0.hasSuffix(" (differs)") })
  }

  @Test func `a line is a button of one group, one is on, and each has what could be read`() throws
  {
    let report = PictureExample.report()
    let page = try #require(ParsedMarkup(HistoryPage(report).html))
    let buttons = page.elements.filter { $0.name == "input" }
    #expect(buttons.count == report.transcript.callbacks.count)
    #expect(buttons.allSatisfy { $0.attributes["type"] == "radio" })
    #expect(Set(buttons.compactMap { $0.attributes["name"] }) == ["lanes-line"])
    #expect(buttons.count { $0.attributes["checked"] != nil } == 1)
    let targets = page.elements.compactMap { $0.attributes["for"] }
    #expect(Set(targets) == Set(buttons.compactMap { $0.attributes["id"] }))
    let readings = page.texts.filter { $0.name == "p" && $0.text.hasPrefix("callback ") }
    #expect(readings.count == targets.count)
    #expect(readings.allSatisfy { $0.text.contains("applicationState ") })
  }

  @Test func `stubs are folded, but for those that gave a Bool`() throws {
    var report = FailureReport(
      PictureExample.transcript(breaking: 4), ReportFacts(repeatedBy: "true"))
    for (stub, value) in [("Router.open", nil), ("Flags.isOn", "true"), ("Log.add", nil)] {
      var answer = Transcript.AppAnswer(index: 1, text: "asks \(stub)")
      answer.stub = stub
      answer.stubValue = value
      report.transcript.answers.append(answer)
    }
    let html = HistoryPage(report).html
    let page = try #require(ParsedMarkup(html))
    #expect(page.texts(of: "summary").contains("2 lines about stubs"))
    let folded = try #require(html.split(separator: "<details class=\"stubs\">").last)
    let inside = try #require(folded.split(separator: "</details>").first)
    #expect(inside.contains("asks Router.open\nasks Log.add") && !inside.contains("Flags"))
    #expect(page.texts(of: "p").contains("asks Flags.isOn"))
    #expect(!html.contains("this one passes"))
  }

  @Test func `the steps have a row each, and say what to see`() throws {
    let report = PictureExample.report()
    let page = try #require(ParsedMarkup(HistoryPage(report).html))
    #expect(
      page.texts(of: "caption") == [
        "Steps on iPadOS 17, the app just installed and not running:"
      ])
    let cells = page.texts(of: "td")
    for line in StepsReport(report.transcript).lines {
      #expect(cells.contains(line.sentence))
      if let command = line.command { #expect(cells.contains { $0.hasPrefix(command) }) }
    }
    #expect(cells.contains(try #require(StepsReport(report.transcript).sight)))
  }

  @Test func `a history in which nothing breaks has a page, and so has one without an event`()
    throws
  {
    let sound = HistoryPage(FailureReport(PictureExample.transcript(), ReportFacts(repeatedBy: "")))
      .html
    #expect(try #require(ParsedMarkup(sound)).texts(of: "h1") == ["Nothing breaks in this history"])
    #expect(!sound.contains("how sure") && !sound.contains("Repeat it"))
    let empty = Transcript(
      of: Scenario(platform: Platform.all[0].platform, scenes: 1), callbacks: [])
    #expect(
      ParsedMarkup(HistoryPage(FailureReport(empty, ReportFacts(repeatedBy: "true"))).html) != nil)
  }

  @Test func `a failure that was not explained does not say that it is the shortest`() {
    let report = FailureReport(
      PictureExample.transcript(breaking: 10), ReportFacts(repeatedBy: "true"))
    #expect(HistoryPage(report).html.contains("whether a shorter history breaks it was not tried"))
  }
}

@Suite struct `What comes from outside` {
  private var documents: [String] {
    let report = PictureExample.report()
    var campaign = CampaignPage(
      of: PictureExample.hostile, ExerciseReport(), conclusion: PictureExample.hostile,
      repeatedBy: PictureExample.hostile)
    campaign.failures = [
      FailureSection(report, number: 1),
      FailureSection(text: PictureExample.hostile, PictureExample.hostile, number: 2),
    ]
    return [
      HistoryPage(report).html, LanePicture(report.transcript, report.explanation).svg,
      campaign.html,
    ]
  }

  @Test func `is escaped, so that documents are well-formed and can do nothing`() throws {
    for document in documents {
      #expect(ParsedMarkup(document) != nil)
      #expect(InertMarkup.finding(in: document) == nil)
      #expect(!document.contains("<b ") && !document.contains("<script"))
      #expect(document.contains("&lt;/script&gt;") && document.contains("&lt;b onload=&quot;"))
      let scalars = document.unicodeScalars
      #expect(scalars.allSatisfy { $0 == "\n" || $0.isVisible })
      #expect(document.contains("\\u{1b}[31m\\u{202e}evil"))
    }
  }

  @Test func `is not loaded: no document names an address`() {
    for document in documents {
      let inside = ["http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg"].reduce(document) {
        $0.replacing("xmlns=\"\($1)\"", with: "")
      }
      for word in ["http:", "https:", "//", "src=", "url(", "@import", "@font-face"] {
        #expect(!inside.contains(word), "\(word)")
      }
    }
  }

  @Test(arguments: [
    ("<p>a</p>", nil), ("<p onclick=\"x\">a</p>", "the attribute 'onclick'"),
    ("<script>a</script>", "the element 'script'"), ("<p><b></p></b>", "the element 'b'"),
    ("<a href=\"#a\">a</a>", nil),
    ("<a href=\"javascript:a\">a</a>", "an 'href' that leads outside"),
    ("<svg xmlns=\"http://a.b\"></svg>", "an 'xmlns' that leads outside"),
    ("<p>a", "no end of 'p'"), ("</p>", "an end of 'p' without its beginning"),
    ("<p class='x'>a</p>", "a tag that cannot be read"), ("<!-- -->", "a tag that cannot be read"),
    ("<style>p{}</style>", "a style sheet that is not ours"),
    ("<meta http-equiv=\"refresh\"/>", "an 'http-equiv' that leads outside"),
    ("<p><!DOCTYPE html>\n</p>", "a prolog inside"), ("<", "a tag that cannot be read"),
    ("<img src=\"a\"/>", "the element 'img'"), ("<input type=\"radio\" name=\"a\"/>", nil),
    ("<input type=\"image\"/>", "an input that is no radio button"),
    ("<p style=\"a\">a</p>", "the attribute 'style'"),
  ])
  func `is looked at where a worker drew it`(markup: String, finding: String?) {
    #expect(InertMarkup.finding(in: markup) == finding)
    #expect((FailureSection(drawn: markup, "a", number: 1) == nil) == (finding != nil))
  }
}
