public import SceneDriving
import SceneGeneration
public import SceneLaws
public import SceneLifecycle
import SceneReporting
public import SceneSeam

/// An app under test: how its object is made, what it does of its own accord, what must hold.
public struct AppTest<App: SceneApp> {
  /// The name of the test's folder of scenarios.
  public var name: String
  /// Makes the object that a launch makes; the context holds what survived the last process.
  public var make: (AppContext) -> App
  /// The actions that the app does of its own accord.
  public var actions: [AppAction<App>]
  /// The contents that the world may bring to the app; of each kind the simplest first.
  public var contents: [AppContent]
  /// Fills the store before the first launch of a case; nil for an empty one.
  public var device: ((AppContext.Store) -> Void)?
  /// Turns the store into what an older version left, at each update; nil where it stays as it is.
  public var olderVersion: ((AppContext.Store) -> Void)?
  /// The laws that must hold.
  public var laws: [AppLaw<App>]
  /// The support that the app declares: nothing else is played to it.
  public var supports: AppSupport
  /// The worlds in which it is played.
  public var platforms: [Platform]
  /// The most session slots that a case has, 1 … 64.
  public var scenes: Int
  /// How many events a case has.
  public var events: Int
  /// Whether time passes on the app's clock.
  public var usesClock: Bool
  /// Whether the app's asynchronous work is stepped; its sleeps then make time pass.
  public var usesTasks: Bool
  /// When the campaign of a unit test ends.
  ///
  /// `SCENEFUZZ_CASES` and `SCENEFUZZ_FOR` set another limit, whatever it is.
  public var stop = CampaignStop.atLimit
  /// How long a callback may take before a unit test says that it has not returned.
  ///
  /// It says so on standard error, once, and goes on waiting; nil for never.
  public var watchdog: Duration? = .seconds(2)
  /// Whether a failure's report and page leave out contents and paths outside of the checkout.
  ///
  /// The notes of the app's own laws are left out as well.
  public var redacts = false
  /// Why the app may do nothing; nil where that is a doubt.
  var silenceReason: String?
  /// The names of doubts that the test accepts.
  var accepted: [String] = []
  /// The file that describes the test; the app's source is looked for from there.
  public var file: String
  /// The line of that file at which the description begins.
  public var line: Int

  /// Describes an app under test.
  ///
  /// - Parameters:
  ///   - name: The name of the test's folder of scenarios; the type's by default.
  ///   - actions: What the app does of its own accord.
  ///   - contents: What the world may bring to the app, of each kind the simplest first. Where none of a
  ///     kind is named, what is delivered has no content.
  ///   - device: Fills the store before the first launch of a case, unlocked; empty by default.
  ///   - laws: What must hold; `AppLaw.all(for:)` has every ready-made law that fits.
  ///   - supports: What the app supports; everything but quirks by default.
  ///   - platforms: The worlds in which it is played: an iPhone and an iPad of iOS 26 by default.
  ///   - scenes: The most session slots that a case has, 1 … 64.
  ///   - events: How many events a case has.
  ///   - usesClock: Whether time passes on the app's clock.
  ///   - usesTasks: Whether the app's asynchronous work is stepped.
  ///   - file: The file that describes the test.
  ///   - line: The line of that file.
  ///   - make: Makes the object that a launch makes.
  public init(
    _ name: String = String(describing: App.self), actions: [AppAction<App>] = [],
    contents: [AppContent] = [], device: ((AppContext.Store) -> Void)? = nil,
    laws: [AppLaw<App>] = [], supports: AppSupport = .everything,
    platforms: [Platform] = AppTest.newest, scenes: Int = 3,
    events: Int = 60, usesClock: Bool = false, usesTasks: Bool = false, file: String = #filePath,
    line: Int = #line, make: @escaping (AppContext) -> App
  ) {
    precondition((1...64).contains(scenes), "a case has 1 to 64 session slots, was \(scenes)")
    precondition(!platforms.isEmpty, "an app is played on at least one platform")
    precondition(
      actions.count <= Event.nameLimit,
      "a test has at most \(Event.nameLimit) actions, was \(actions.count)")
    for (index, content) in contents.enumerated() {
      precondition(
        !contents[..<index].contains { $0.name == content.name },
        "two contents have the name '\(content.name)'")
    }
    self.name = name
    self.make = make
    self.actions = actions
    self.contents = contents
    self.device = device
    self.laws = laws
    self.supports = supports
    self.platforms = platforms
    self.scenes = scenes
    self.events = events
    self.usesClock = usesClock
    self.usesTasks = usesTasks
    self.file = file
    self.line = line
  }

  /// The contents that the test names, and those of the types of activities that its app declares.
  var allContents: [AppContent] { supports.contents(with: contents) }

  /// Returns the test of an app that may do nothing in a whole campaign without that being a doubt.
  ///
  /// - Parameter reason: Why that is so, for those who read the test: it is not empty.
  public func mayBeSilent(because reason: String) -> AppTest {
    precondition(!reason.isEmpty, "say why the app '\(name)' may be silent")
    var test = self
    test.silenceReason = reason
    return test
  }

  /// Returns the test without a doubt about the app's code.
  ///
  /// Such a doubt is about a method that is never called, a version of the system that decides, or a callback
  /// that no world sends. All others cannot be accepted.
  ///
  /// - Parameters:
  ///   - name: The name that the doubt's help gives, such as `applicationWillResignActive(_:)`.
  ///   - reason: Why that is right, for those who read the test: it is not empty.
  public func accepts(_ name: String, because reason: String) -> AppTest {
    precondition(!reason.isEmpty, "say why '\(name)' is right")
    var test = self
    test.accepted.append(name)
    return test
  }

  /// Where the test is described.
  var declaration: Diagnostic.Location { Diagnostic.Location(file: file, line: line, column: 1) }

  /// The redaction of reports, where they are redacted.
  var redaction: Redaction { Redaction(ofTestIn: file) }

  var shape: Shape {
    Shape(
      scenes: scenes, length: .events(events), kinds: supports.events(with: contents),
      quirks: supports.quirks)
  }

  /// The platforms of a test that names none: an iPhone and an iPad of iOS 26, with scenes.
  ///
  /// They stay what they are when a newer system is modelled, so that a seed draws the same cases.
  public static var newest: [Platform] {
    ["iphone-ios26", "ipad-ios26"].compactMap { Platform.named($0) }
  }
}
