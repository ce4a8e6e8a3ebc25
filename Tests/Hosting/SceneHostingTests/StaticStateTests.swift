import Foundation
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// Where an app keeps its links: all that an app of these tests has outside of its objects.
private class Inbox {
  private(set) var links: [String] = []

  init() { links = kept }

  /// What an earlier process has left on the device.
  fileprivate var kept: [String] { UserDefaults.standard.stringArray(forKey: "links") ?? [] }

  func take(_ link: String) {
    links.append(link)
    UserDefaults.standard.set(links, forKey: "links")
  }
}

/// One that leaves nothing on the device: a kill takes its links.
private final class ForgetfulInbox: Inbox {
  override fileprivate var kept: [String] { [] }
}

/// A singleton that saves when it goes, which no killed process does.
private final class LastWriter {
  var isAsked = false

  deinit {
    UserDefaults.standard.set("written", forKey: "gone")
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    try? Data("x".utf8).write(to: folder.appendingPathComponent("gone"))
    MainActor.assumeIsolated { Heard.lines.append("goes") }
  }
}

/// The inboxes as lowered copies have them, and with the table taken out.
@MainActor private enum Played {
  @PerProcess static var inbox = Inbox()
  @PerProcess static var forgetful: Inbox = ForgetfulInbox()
  @PerProcess static var writer = LastWriter()
  @PerProcess static var launches = 0
  @PerProcessWeak static var delegate: (any UIApplicationDelegate)?
}

@MainActor private enum Plain {
  static let inbox = Inbox()
  static let forgetful: Inbox = ForgetfulInbox()
}

/// Takes the links of its window into an inbox, and counts on the device what came.
private final class InboxSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let inbox: Inbox

  init(_ inbox: Inbox) { self.inbox = inbox }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) { take(options.urlContexts) }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { take(contexts) }

  private func take(_ contexts: Set<UIOpenURLContext>) {
    for context in contexts {
      inbox.take(context.url.absoluteString)
      let count = UserDefaults.standard.integer(forKey: "count")
      UserDefaults.standard.set(count + 1, forKey: "count")
    }
  }
}

private final class InboxAppDelegate: UIResponder, UIApplicationDelegate {
  override init() {
    super.init()
    Played.launches += 1
    Heard.lines.append("launch \(Played.launches), before: \(Played.delegate == nil)")
    Played.delegate = self
  }
}

/// What an app keeps outside of its objects ends with the process that is played.
@MainActor
@Suite(.serialized) struct StaticStateTests {
  private typealias App = HostedApp<InboxAppDelegate>

  private func test(_ inbox: @escaping @MainActor () -> Inbox) -> AppTest<App> {
    let law = AppLaw<App>("A link that came is in the inbox.", id: "inbox.keeps") {
      theApp { _ in
        MainActor.assumeIsolated {
          inbox().links.count == UserDefaults.standard.integer(forKey: "count")
        }
      }.always(.atRest)
    }
    return AppTest("inbox", laws: [law]) {
      HostedApp(manifest: SceneManifest { InboxSceneDelegate(inbox()) }, context: $0) {
        InboxAppDelegate()
      }
    }
  }

  private func broken(_ inbox: @escaping @MainActor () -> Inbox) -> [String] {
    SceneFuzz.run(test(inbox), cases: 200).failures.map(\.law)
  }

  @Test func `A singleton that keeps a link on the device is right, and one in memory is wrong`() {
    #expect(broken { Played.inbox } == [])
    #expect(broken { Played.forgetful } == ["inbox.keeps"])
  }

  @Test func `Without the table the right one is red, and the wrong one survives a kill`() throws {
    #expect(broken { Plain.inbox } == ["inbox.keeps"])
    let text =
      "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\nopenURL 1\nhome\nsystemKill\nlaunch 1\n"
    let scenario = try Scenario(parsing: text, file: "test.scene")
    #expect(SceneFuzz.play(scenario, test { Plain.forgetful }) == nil)
    #expect(SceneFuzz.play(scenario, test { Played.forgetful })?.law == "inbox.keeps")
  }

  @Test func `Each process counts from the beginning, and has forgotten the objects of the last`()
    throws
  {
    let text =
      "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\nlaunch 1\nhome\nsystemKill\nlaunch 1\n"
    let scenario = try Scenario(parsing: text, file: "test.scene")
    for _ in 1...2 {
      Heard.lines = []
      _ = SceneFuzz.watch(scenario, test { Played.inbox })
      #expect(Heard.lines == ["launch 1, before: true", "launch 1, before: true"])
    }
  }

  @Test func `What a singleton writes as it goes with a killed process is on no device`() throws {
    let machine = UserDefaults.standard.string(forKey: "gone")
    let ask = AppAction<App>("ask") { _ in
      MainActor.assumeIsolated {
        let file = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
          .appendingPathComponent("gone")
        let isThere = FileManager.default.fileExists(atPath: file.path)
        Heard.lines.append("\(UserDefaults.standard.string(forKey: "gone") ?? "none") \(isThere)")
        Played.writer.isAsked = true
      }
    }
    let test = AppTest("writer", actions: [ask]) {
      HostedApp(manifest: SceneManifest { InboxSceneDelegate(Played.inbox) }, context: $0) {
        InboxAppDelegate()
      }
    }
    let text =
      "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\nlaunch 1\ndo ask\nhome\nsystemKill\n"
      + "launch 1\ndo ask\n"
    Heard.lines = []
    _ = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test)
    let said = Heard.lines.filter { !$0.hasPrefix("launch") }
    #expect(said == ["none false", "goes", "none false", "goes"])
    #expect(UserDefaults.standard.string(forKey: "gone") == machine)
  }

  @Test func `Where no process is played, a value is made once and kept`() {
    Played.launches += 2
    #expect(Played.launches == 2)
    var made = Handmade()
    #expect(Played.launches == 0)
    Played.launches = 5
    made.relaunches()
    #expect(Played.launches == 0)
  }

  @Test(arguments: ["both-ios12", "iphone-ios17", "ipad-ios26", "sceneless-ios17"])
  func `The system answers as the device of the history does`(_ platform: String) throws {
    let number = try #require(Int(platform.split(separator: "s").last ?? ""))
    let ask = AppAction<App>("ask") { _ in
      MainActor.assumeIsolated {
        Heard.lines.append(UIDevice.current.systemVersion)
        let versions = [(number - 1, 9), (number, 0), (number, 1), (number + 1, 0)]
        Heard.lines += versions.map { "\(PlayedSystem.isAtLeast($0, $1, 0))" }
      }
    }
    let test = AppTest("system", actions: [ask]) {
      HostedApp(manifest: SceneManifest { InboxSceneDelegate(Played.inbox) }, context: $0) {
        InboxAppDelegate()
      }
    }
    let text = "scenefuzz 1\nplatform \(platform)\nscenes 1\n\nlaunch 1\ndo ask\n"
    Heard.lines = []
    #expect(SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test).skipped == [])
    #expect(Heard.lines.suffix(5) == ["\(number).0", "true", "true", "false", "false"])
    #expect(UIDevice.current.systemVersion == "26.0" && PlayedSystem.isAtLeast(26, 0, 0))
  }
}
