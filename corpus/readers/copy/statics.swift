import Foundation
final class Depot: @unchecked Sendable {
  static let shared = Depot()
  private(set) static var count: Int = 0, names = [String: [Int]]()
  static var (left, right) = (1, 2)
  class var title: String { "x" }
  lazy var id = UUID(); var at = Date(), roll = Int.random(in: 1...6)
  static let queue = DispatchQueue(label: "depot", attributes: .concurrent)
}
var counter = 0; let session = URLSession.shared
func wait() { sleep(3); Thread.sleep(forTimeInterval: 1); DispatchSemaphore(value: 0).wait(); Task.detached { try await Task.sleep(nanoseconds: 1) } }
