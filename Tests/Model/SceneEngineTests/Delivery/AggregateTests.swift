import SceneLifecycle
import Testing

/// The application's state follows its scenes, one step at a time.
@Suite struct AggregateTests {
  private static let notices: [CallbackKind] = [
    .appForegroundNotice, .appActiveNotice, .appResignNotice, .appBackgroundNotice,
  ]

  private func notices(_ delivered: [Callback]) -> String {
    delivered.filter { Self.notices.contains($0.kind) }.map(\.kind.word).joined(separator: ", ")
  }

  /// Histories with what the application is told of the last event.
  static let steps: [(history: String, notices: String)] = [
    ("launch 1", "appForegroundNotice, appActiveNotice"),
    ("launch 1; open 2", ""),
    ("launch 1; open 2; hide 2", ""),
    ("launch 1; open 2; focusAway 1", ""),
    ("launch 1; open 2; alert", "appResignNotice"),
    ("launch 1; open 2; alert; endInterruption", "appActiveNotice"),
    ("launch 1; open 2; open 3; home", "appResignNotice, appBackgroundNotice"),
    ("launch 1; open 2; home; return", "appForegroundNotice, appActiveNotice"),
    ("launch 1; open 2; close 2", ""),
    ("launch 1; home; reclaim 1", ""),
  ]

  @Test(arguments: steps)
  func `The application is told when the most active scene changes its state`(
    history: String, notices: String
  ) throws {
    var plain = try History()
    #expect(self.notices(try plain.play(history)) == notices)
    for key in 0..<60 as Range<UInt64> {
      let delivered = try Shuffled(key: key).deliver(history, on: "ipad-ios17")
      #expect(self.notices(delivered) == notices)
    }
  }

  @Test func `A notice reads the state that it announces`() throws {
    var noticed = 0
    for key in 0..<60 as Range<UInt64> {
      for history in ["launch 1; open 2; home", "launch 1; open 2; home; return"] {
        for callback in try Shuffled(key: key).deliver(history, on: "ipad-ios17") {
          switch callback.kind {
          case .appActiveNotice: #expect(callback.application == .active)
          case .appResignNotice: #expect(callback.application == .active)
          case .appBackgroundNotice: #expect(callback.application == .background)
          case .appForegroundNotice: #expect(callback.application != .active)
          default: continue
          }
          noticed += 1
        }
      }
    }
    #expect(noticed == 60 * 4)
  }

  /// Where a kind is delivered, first or last.
  private func position(
    _ kind: CallbackKind, in delivered: [Callback], last: Bool = false
  ) throws -> Int {
    let position =
      last ? delivered.lastIndex { $0.kind == kind } : delivered.firstIndex { $0.kind == kind }
    return try #require(position)
  }

  @Test func `Of two scenes that come together, none is active before the first step is told`()
    throws
  {
    var leaders: [UInt8] = []
    for key in 0..<100 as Range<UInt64> {
      let delivered = try Shuffled(key: key).deliver(
        "launch 1; open 2; home; return", on: "ipad-ios17")
      let notice = try position(.appForegroundNotice, in: delivered)
      let active = try position(.active, in: delivered)
      #expect(notice < active)
      leaders.append(delivered[active].scene)
    }
    #expect(Set(leaders) == [0, 1], "either scene may be the first")
  }

  @Test func `Of two scenes that leave together, the last waits until the first step is told`()
    throws
  {
    var leaders: [UInt8] = []
    for key in 0..<100 as Range<UInt64> {
      let delivered = try Shuffled(key: key).deliver("launch 1; open 2; home", on: "ipad-ios17")
      let notice = try position(.appResignNotice, in: delivered)
      let background = try position(.background, in: delivered, last: true)
      #expect(notice < background)
      leaders.append(delivered[background].scene)
    }
    #expect(Set(leaders) == [0, 1], "either scene may be the last")
  }

  @Test(arguments: ["", ": accessoryCounts = no"])
  func `A scene that does not count changes nothing of the application`(choice: String) throws {
    var history = try History("iphone-ios17")
    let delivered = try history.play("launch 1; home; connectCar 2\(choice)")
    let expected = choice.isEmpty ? "appForegroundNotice, appActiveNotice" : ""
    #expect(notices(delivered) == expected)
    #expect(delivered.last?.application == (choice.isEmpty ? .active : .background))
  }
}
