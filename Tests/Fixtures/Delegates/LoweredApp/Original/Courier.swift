// swift-format-ignore-file
import Foundation
import UIKit

/// The parcels of the app: a singleton, as many apps have one.
final class Parcels {
  static let shared = Parcels()
  static private(set) var deliveries = 0 { didSet { Journal.say("deliveries \(deliveries)") } }
  let id = UUID()
  let began = Date()

  func deliver(_ name: String) {
    Self.deliveries += 1
    Journal.say("\(name) at \(stamp(Date()))")
  }
}

let depot = URL(string: "https://depot.example/parcels")!
var lastAnswer = "none"

func stamp(_ date: Date) -> String {
  String(format: "%.6f", date.timeIntervalSince1970)
}

@UIApplicationMain
public final class CourierAppDelegate: UIResponder, UIApplicationDelegate {
  private var timer: Timer?

  public override init() { super.init() }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Journal.say("launch \(Parcels.shared.id) \(Parcels.deliveries) \(lastAnswer)")
    if #available(iOS 18, *) { Journal.say("new") } else { Journal.say("old") }
    if #available(iOS 13, *) {} else { URLSession.shared.dataTask(with: depot).resume() }
    return true
  }

  /// Draws from all that chance gives.
  public func draws() {
    let numbers = [Int.random(in: 1...6), Int(UInt8.random(in: 0..<200)), Int(arc4random_uniform(9))]
    var cards = [1, 2, 3, 4, 5]
    cards.shuffle()
    var chance = SystemRandomNumberGenerator()
    Journal.say("draws \(numbers) \(Bool.random()) \(cards) \(["a", "b", "c"].shuffled())")
    Journal.say("picks \(cards.randomElement() ?? 0) \(Double.random(in: 0..<1)) \(chance.next())")
    Journal.say("time \(ProcessInfo.processInfo.systemUptime) \(DispatchTime.now().uptimeNanoseconds)")
  }

  /// Puts work into queues of all kinds.
  public func queues() {
    let own = DispatchQueue(label: "own")
    DispatchQueue.global(qos: .utility).async {
      usleep(200_000)
      Journal.say("global \(Thread.isMainThread)")
      DispatchQueue.main.sync { Parcels.shared.deliver("sync") }
      DispatchQueue.main.async { Journal.say("back \(Thread.isMainThread)") }
    }
    own.async { Journal.say("own") }
    Journal.say("own has \(own.sync { 3 })")
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { Parcels.shared.deliver("after") }
    let item = DispatchWorkItem { Journal.say("item") }
    let lost = DispatchWorkItem { Journal.say("lost") }
    item.notify(queue: .main) { Journal.say("item done") }
    own.asyncAfter(deadline: .now() + .milliseconds(1500), execute: item)
    own.async(execute: lost)
    lost.cancel()
    let operations = OperationQueue()
    let first = BlockOperation { Journal.say("first") }
    let second = BlockOperation { Journal.say("second") }
    second.addDependency(first)
    operations.addOperations([second, first], waitUntilFinished: true)
    operations.addOperation { Journal.say("operation \(operations.operationCount)") }
    Thread { Journal.say("thread") }.start()
  }

  /// Waits for others, as code of the background does.
  public func waits() {
    let group = DispatchGroup()
    for number in 1...2 {
      DispatchQueue.global().async(group: group) { Journal.say("member \(number)") }
    }
    group.notify(queue: .main) { Journal.say("group") }
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      Journal.say("signals")
      semaphore.signal()
    }
    semaphore.wait()
    Journal.say("waited \(semaphore.wait(timeout: .now() + 1) == .timedOut)")
  }

  /// Asks the network.
  public func asks() {
    let task = URLSession.shared.dataTask(with: depot) { data, response, error in
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      let text = data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
      lastAnswer = "\(text) \(status) \((error as? URLError)?.code.rawValue ?? 0)"
      Journal.say("answer \(lastAnswer) \(Thread.isMainThread)")
    }
    task.resume()
    let other = URLSession(configuration: .ephemeral).dataTask(with: depot) { _, _, error in
      Journal.say("cancelled \((error as? URLError)?.code == .cancelled)")
    }
    other.resume()
    other.cancel()
  }

  /// Begins tasks that sleep, and timers.
  public func begins() {
    Task.detached {
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      Journal.say("slept")
    }
    Task { @MainActor in
      do {
        let (data, _) = try await URLSession.shared.data(from: depot)
        Journal.say("data \(data.count)")
      } catch {
        Journal.say("no data \((error as? URLError)?.code.rawValue ?? 0)")
      }
    }
    timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { timer in
      Journal.say("timer")
      timer.invalidate()
    }
    let plain = Timer(timeInterval: 1, repeats: false) { _ in Journal.say("plain timer") }
    RunLoop.main.add(plain, forMode: .common)
    let old = Timer(
      timeInterval: 2, target: self, selector: #selector(ticks(_:)), userInfo: 7, repeats: false)
    RunLoop.main.add(old, forMode: .common)
  }

  @objc private func ticks(_ timer: Timer) { Journal.say("old timer \(timer.userInfo as? Int ?? 0)") }

  /// Sleeps where nothing can happen meanwhile.
  public func naps() {
    sleep(30)
  }

  /// Opens the first parcel of none.
  public func opens() {
    let parcels: [String] = []
    Journal.say(parcels.first!)
  }

  /// Waits for what does not come.
  public func hangs() {
    DispatchSemaphore(value: 0).wait()
  }
}

public final class CourierSceneDelegate: UIResponder, UIWindowSceneDelegate {
  public override init() { super.init() }

  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { Parcels.shared.deliver(context.url.absoluteString) }
  }

  public func sceneDidBecomeActive(_ scene: UIScene) {
    Journal.say("active \(UUID()) \(stamp(Date.now))")
  }
}

/// What other modules may order: what the case answers stands in arguments by default.
public struct CourierOrder {
  public let date: Date
  public let identifier: String
  public let session: URLSession

  public init(
    at date: Date = Date(), identifier: String = UUID().uuidString, session: URLSession = .shared
  ) {
    (self.date, self.identifier, self.session) = (date, identifier, session)
  }

  public func delivers(
    by deadline: DispatchTime = .now(), in group: DispatchGroup = DispatchGroup()
  ) -> Bool { group.wait(timeout: deadline) == .success }
}
