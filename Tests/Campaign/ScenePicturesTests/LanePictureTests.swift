import SceneLifecycle
import ScenePictures
import SceneReporting
import Testing

@Suite struct `The lanes of a play as a picture` {
  @Test(arguments: [0, 1, 2, 9, 17, 64])
  func `every callback and every event of a play is in the picture`(scenes: Int) throws {
    let transcript = PictureExample.transcript(scenes: scenes, breaking: scenes == 2 ? 10 : nil)
    let picture = try #require(ParsedMarkup(LanePicture(transcript).svg))
    let titles = picture.texts(of: "title")
    for index in transcript.callbacks.indices {
      let head = "callback \(index + 1) of \(transcript.callbacks.count), event "
      #expect(titles.count { $0.hasPrefix(head) } == 1, "\(head)")
    }
    for number in 1..<transcript.eventCount + 1 {
      #expect(titles.contains("event \(number) \(transcript.event(number).text)"))
    }
    let names = transcript.callbacks.map(\.shownDelivery)
    let texts = picture.texts(of: "text")
    #expect(names.allSatisfy { name in texts.contains { $0.hasPrefix(name) } })
  }

  @Test func `what could be read at a callback shows where the pointer rests`() throws {
    var transcript = PictureExample.transcript(breaking: 10)
    transcript.answers = [Transcript.AppAnswer(index: 4, text: "starts camera")]
    let picture = try #require(ParsedMarkup(LanePicture(transcript).svg))
    let title = picture.texts(of: "title").first { $0.hasPrefix("callback 5 of 12") }
    #expect(
      title == """
        callback 5 of 12, event 1 launch 1
        scene 1 received didActivateNotification
        activationState foregroundInactive
        applicationState active
        scene 1 active
        process 1
        the app starts camera
        """)
  }

  @Test func `each state has a shape of its own, and each kind of callback a mark`() throws {
    let picture = try #require(ParsedMarkup(LanePicture(PictureExample.transcript()).svg))
    let shapes = picture.elements.compactMap { element in
      element.attributes["class"].map { element.name + "." + $0 }
    }
    for shape in ["rect.active", "rect.inactive", "path.hatch", "rect.background", "line.session"] {
      #expect(shapes.contains(shape), "\(shape)")
    }
    #expect(shapes.contains("circle.mark") && shapes.contains("path.mark"))
  }

  @Test func `what began and what broke is marked, and is not where nothing breaks`() throws {
    let broken = LanePicture(PictureExample.transcript(breaking: 10)).svg
    #expect(broken.contains("class=\"reach\"") && broken.contains("(what broke began here)"))
    #expect(broken.contains("✗ scene.resigns-once (hard)"))
    let end = LanePicture(PictureExample.transcript(breaking: 12)).svg
    #expect(end.contains("✗ scene.resigns-once (hard) at the end"))
    let sound = LanePicture(PictureExample.transcript()).svg
    #expect(!sound.contains("class=\"reach\"") && !sound.contains("✗"))
    #expect(!sound.contains("brokenBand\""))
  }

  @Test(arguments: [1, 2, 17, 64])
  func `a picture is as wide as its longest line, which is cut`(scenes: Int) throws {
    var transcript = PictureExample.transcript(scenes: scenes)
    let long = String(repeating: "saves ", count: 100)
    transcript.answers = [Transcript.AppAnswer(index: 0, text: long)]
    let picture = try #require(ParsedMarkup(LanePicture(transcript).svg))
    let width = try #require(picture.elements[0].attributes["width"].flatMap { Int($0) })
    #expect(width < 78 + 44 + scenes * 34 + 100 * 8 + 50)
    #expect(picture.texts(of: "title").contains { $0.contains(long) })
    let texts = zip(
      picture.texts.filter { $0.name == "text" }, picture.elements.filter { $0.name == "text" })
    for (text, element) in texts {
      let x = try #require(element.attributes["x"].flatMap { Int($0) })
      let isOnLeft = element.attributes["text-anchor"] == nil
      #expect(!isOnLeft || x + text.text.count * 8 <= width, "\(text.text)")
    }
  }

  @Test func `a picture has a role, a title and a description, and is the same bytes each time`()
    throws
  {
    let report = PictureExample.report()
    let svg = LanePicture(report.transcript, report.explanation).svg
    #expect(svg == LanePicture(report.transcript, report.explanation).svg)
    let picture = try #require(ParsedMarkup(svg))
    #expect(picture.elements[0].attributes["role"] == "img")
    #expect(picture.elements[0].attributes["aria-labelledby"] == "lanes-title lanes-text")
    #expect(picture.texts(of: "title")[0] == "A history that breaks scene.resigns-once")
    #expect(picture.texts(of: "desc")[0].contains("Broke at callback 11, event 3 'home'"))
  }
}
