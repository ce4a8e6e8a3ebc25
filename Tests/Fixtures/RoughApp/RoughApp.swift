import Dispatch
import Foundation
import SceneFuzzing

/// An app that does to its worker what no app should; a variable of the environment says what.
struct RoughApp: SceneApp {
  let context: AppContext
  private var isLight = false
  /// Bug: it survives the case, and the app trusts that it has saved by then.
  nonisolated(unsafe) private static var isWarned = false

  init(_ context: AppContext) { self.context = context }

  mutating func didFinishLaunching(_ launch: AppLaunch) {
    switch roughness {
    case .prints:
      print("\n::stop-commands::x\n\u{1B}]0;t\u{7}\u{202E}##[error]y\nFORGED\r")
      preconditionFailure("\u{1B}[31mred\u{202E}\n::error::x")
    case .careless:
      precondition(!Self.isWarned || context.store.files["warned"] != nil, "left from before")
    case .steady: context.counts("launches")
    case .brittle, .hurries, .late, .later, .lawless, .secret, .speaks, .strict, .stuck: break
    case .links, .shares, .allShares, .taps, .traps, .indices, .quits, .both: break
    case .leaves: exit(0)
    case .drops: _exit(0)
    case .raises: raise(SIGTERM)
    case .starts: start()
    case .queues: DispatchQueue.main.async { preconditionFailure("it ran") }
    case .schedules: schedule()
    case .closes: for number in Int32(3)...63 { close(number) }
    case .words:
      let most = [UInt64.max, .max]
      pwrite(Self.words, most, 16, 0)
      abort()
    case .junk:
      let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 16)
      for _ in 0..<96 { write(Self.channel, line, line.count) }
    case .frame:
      let head = Array("99999999999999\n".utf8)
      while true { write(Self.channel, head, head.count) }
    case .ticks:
      for tick in UInt64(1)... {
        var moment = tick * 2 + 1
        pwrite(Self.words, &moment, 8, 8)
      }
    case .disk:
      let line = String(repeating: "much ", count: 1 << 13)
      while true { print(line) }
    case .mapping:
      for _ in 0..<64 { share(megabytes: 16) }
      while true { sleep(1) }
    case nil: break
    }
  }

  /// Bug: it counts on a memory warning before its window goes.
  mutating func sceneDidEnterBackground(_ scene: SceneID) {
    precondition(roughness != .brittle || isLight, "nothing was freed")
    hasBeenBehind = true
    guard roughness == .speaks else { return }
    print("saves <b>7</b> drafts\u{1B}[31m")
    NSLog("has saved")
    for draft in 1...6 { print("draft \(draft)") }
  }

  /// Bugs: what it begins here traps on another thread, when the callback is over; it says whom it is about.
  mutating func didReceiveMemoryWarning() {
    isLight = roughness == .brittle
    warnings += 1
    switch roughness {
    case .traps, .both: preconditionFailure("page \(warnings) is not there")
    case .indices: context.store.defaults["page"] = "\(pages[warnings])"
    case .quits: exit(0)
    case .hurries: hurry()
    default: break
    }
    if roughness == .careless {
      Self.isWarned = true
      context.store.files["warned"] = "yes"
    }
    if roughness == .secret {
      print("about customer 4711")
      preconditionFailure("no order of customer 4711")
    }
    guard roughness == .late || roughness == .later else { return }
    let delay = roughness == .late ? 20 : 500
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(delay)) {
      preconditionFailure("too late")
    }
  }

  /// Bug: something goes on beside the callbacks, and is done earlier in each of three processes.
  private func hurry() {
    precondition(warnings != max(4 - Self.processes, 2), "too early")
  }

  /// The number of this process among those of its folder.
  private static let processes: Int = {
    let mark = open("processes", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    defer { close(mark) }
    write(mark, ".", 1)
    return Int(lseek(mark, 0, SEEK_END))
  }()

  private var warnings = 0
  private let pages: [Int] = []

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    if let payload = options.payload { receive(payload, in: scene) }
  }

  mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    receive(payload, in: scene)
  }

  private var shares = 0
  private var handled: Set<UInt32> = []

  /// Bugs: it loses links, and with them the fifth share or all; or answers to notifications, and quick
  /// actions once a window was in the background.
  private mutating func receive(_ payload: ScenePayload, in scene: SceneID) {
    guard [.links, .shares, .allShares, .taps].contains(roughness),
      handled.insert(payload.id).inserted
    else {
      return
    }
    if payload.kind == .share { shares += 1 }
    let isLost =
      switch (roughness, payload.kind) {
      case (.links, .url), (.shares, .url), (.allShares, .url), (.taps, .notification): true
      case (.allShares, .share): true
      case (.shares, .share): shares == 5
      case (.taps, .shortcut): hasBeenBehind
      default: false
      }
    if !isLost { context.handles(payload, in: scene) }
  }

  private var hasBeenBehind = false

  /// Bug: it starts processes that go on, in groups of their own; their numbers are in a file.
  private func start() {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "echo $$ >> started; exec sleep 1000"]
    try? process.run()
    usleep(20_000)
  }

  /// Bug: it counts on a run loop that no worker runs.
  private func schedule() {
    RunLoop.main.add(Timer(timeInterval: 0.01, repeats: false) { _ in exit(0) }, forMode: .default)
  }

  /// Takes memory that other processes could read as well.
  private func share(megabytes: Int) {
    let size = megabytes << 20
    let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON, -1, 0)
    guard let start, start != MAP_FAILED else { preconditionFailure("nothing is shared") }
    memset(start, 1, size)
  }

  // Where a worker has its pipe to the command, and the words that both share.
  private static let channel: Int32 = 4
  private static let words: Int32 = 5
}

/// What it does.
enum Roughness: String {
  case brittle
  case careless
  case prints
  case drops
  case late
  case later
  case hurries
  case leaves
  case raises
  case starts
  case closes
  case words
  case junk
  case ticks
  case frame
  case disk
  case mapping
  case lawless
  case strict
  case stuck
  case secret
  /// It leaves work to the main queue.
  case queues
  /// It leaves work to the run loop.
  case schedules
  /// It says what it does when its window goes.
  case speaks
  /// Nothing that it should not.
  case steady
  case links
  case shares
  case allShares = "all-shares"
  case taps
  case traps
  case indices
  case quits
  /// A law that breaks at once, and a trap behind it.
  case both
}

let roughness = ProcessInfo.processInfo.environment["ROUGH"].flatMap { Roughness(rawValue: $0) }

/// The app under test: with a law that holds, with none, with one of its own that nothing keeps, or
/// with one that a lost link breaks.
var roughApp: AppTest<RoughApp> {
  let laws: [AppLaw<RoughApp>] =
    switch roughness {
    case .lawless: []
    case .brittle:
      [
        AppLaw("No window is ever in the background.", id: "rough.foreground") {
          AppHappening.entersBackground.never()
        }
      ]
    case .strict, .both:
      [
        AppLaw("No window is ever active.", id: "rough.inactive") {
          AppHappening.becomesActive.never()
        }
      ]
    case .secret, .links, .shares, .allShares, .taps: [.handlesPayloadsOnce]
    case .stuck:
      [
        AppLaw("An active window is soon asked about.", id: "rough.stuck") {
          AppHappening.becomesActive.only(while: theApp { _ in sleep(1_000) == 0 })
        }
      ]
    default: [.pairsLevels]
    }
  return AppTest(
    "rough",
    contents: roughness == .secret ? [.url("invoice", "shop://invoice?customer=4711")] : [],
    laws: laws
  ) { RoughApp($0) }
}
