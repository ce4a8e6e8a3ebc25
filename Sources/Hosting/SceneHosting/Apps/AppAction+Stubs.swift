public import SceneFuzzing
import SceneSpies
import UIKit

// What histories choose for an app whose delegates ask stubs: events that the generator draws and the shrinker
// leaves out.

extension AppAction {
  /// Turns what a stub answers where it is asked for a Bool: from then on the opposite, and back again.
  ///
  /// A history in which it does not happen has the usual answer. What is turned stays so on the device, for
  /// later processes. An answer that the test itself gives with `Spies.stub` comes first. The event is
  /// `do turn.NAME`.
  ///
  /// - Parameter stub: The stub with its member, such as `Session.isLoggedIn`, without labels.
  @MainActor
  public static func turns<Delegate>(_ stub: String) -> AppAction where App == HostedApp<Delegate> {
    let name = String(stub.prefix { $0 != "(" })
    return AppAction("turn." + word(of: name)) { app in
      // An app is played where it is made: on the main actor.
      MainActor.assumeIsolated { app.process.turnsStub(name) }
    }
  }
}

extension AppAction {
  /// The user gives up at the prompt of the system that is shown, such as one of LocalAuthentication.
  ///
  /// A history in which it does not happen has the usual answer, a success after a second. The event is
  /// `do prompt.userCancel`; it can happen while a prompt is shown.
  @MainActor
  public static func givesUpPrompts<Delegate>() -> AppAction where App == HostedApp<Delegate> {
    // An app is played where it is made: on the main actor.
    AppAction(
      "prompt.userCancel", if: { _ in MainActor.assumeIsolated { !SystemPrompt.open.isEmpty } }
    ) { _ in
      MainActor.assumeIsolated { SystemPrompt.open.forEach { $0.givesUp() } }
    }
  }

  /// A name as a word of scenarios: what a word may not have is written as its number.
  private static func word(of name: String) -> String {
    let letters = name.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "-": String(scalar)
      default: "_" + String(scalar.value, radix: 16)
      }
    }
    return letters.joined()
  }
}

extension HostedProcess {
  private static let turnedKey = "SceneSpies/turned"

  /// The stubs whose Bool answers are turned on this device; it is looked up and never iterated.
  var turnedStubs: Set<String> {
    Set((context.store.files[Self.turnedKey] ?? "").split(separator: "\n").map(String.init))
  }

  /// Turns the answers of a stub, or turns them back.
  fileprivate func turnsStub(_ name: String) {
    let names = turnedStubs.symmetricDifference([name])
    context.store.files.replace(Self.turnedKey, names.sorted().joined(separator: "\n"))
    Spies.turn(names)
  }
}
