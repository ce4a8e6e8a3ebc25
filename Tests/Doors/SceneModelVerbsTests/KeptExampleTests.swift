import SceneInvariants
import SceneLifecycle
import SceneModelVerbs
import ScenePipeline
import Testing

/// Each word of the model has an example that shows it when it is played.
@Suite struct `A kept example` {
  /// Words without one: on no platform the engine asks for the choice.
  static let unshown = ["responseToo", "setOrder"]
  /// Invariants without one: no planted defect breaks them.
  static let unbroken = [
    "scene.is-listed-when-it-connects", "interruption.switcher-stays-in-foreground",
    "process.queue-before-touch", "sceneless.active-inside-will-resign-active",
  ]

  static let sights: [(word: String, sight: Sight)] =
    EventKind.allCases.map { ($0.word, .event($0)) }
    + ChoiceKind.allCases.map { ($0.word, .choice($0)) }

  @Test func `is a line that can be read, of a word that there is, in the world of no other line`()
    throws
  {
    let words = Self.sights.map(\.word) + Contract.binding.map(\.id)
    let examples = try KeptExample.lines.map { try KeptExample($0) }
    #expect(examples.count == KeptExample.lines.count && examples.count > 200)
    for example in examples { #expect(words.contains(example.word), "\(example.word)") }
    let named = words.flatMap { KeptExample.all(of: $0) }
    #expect(named.count == examples.count && Set(named) == Set(examples))
    #expect(Set(examples.map { $0.word + $0.scenario.platform.text }).count == examples.count)
  }

  @Test func `shows its event or its choice, and is legal as it is`() throws {
    for (word, sight) in Self.sights where !Self.unshown.contains(word) {
      let kept = KeptExample.all(of: word)
      #expect(!kept.isEmpty, "\(word) has no example")
      for example in kept {
        let play = try #require(example.play(showing: sight), "\(word) is not shown")
        #expect(play.scenario == example.scenario, "\(word)")
        #expect(example.scenario.defect == nil, "\(word)")
        #expect(example.shows(sight, on: example.scenario.platform), "\(word)")
      }
      // A further line has to be there for a world in which the first one says nothing.
      for further in kept.dropFirst() {
        #expect(!kept[0].shows(sight, on: further.scenario.platform), "\(word)")
      }
    }
  }

  @Test func `breaks its invariant where its defect is planted, and nothing where it is not`()
    throws
  {
    let required = Contract.binding.map(\.id).filter { $0.hasPrefix("required.") }
    for invariant in Contract.binding {
      let kept = KeptExample.all(of: invariant.id)
      let isBroken = !(Self.unbroken + required).contains(invariant.id)
      #expect(kept.count == (isBroken ? 1 : 0), "\(invariant.id)")
      for example in kept {
        let play = try #require(example.play(breaking: invariant), "\(invariant.id) holds")
        #expect(example.scenario.defect != nil, "\(invariant.id)")
        #expect(play.scenario.entries == example.scenario.entries, "\(invariant.id)")
        #expect(play.scenario.violates == invariant.id)
      }
    }
  }

  @Test func `is not there for a word of which it is no example`() throws {
    for word in Self.unshown + Self.unbroken + ["launch.", "hom", ""] {
      #expect(KeptExample.all(of: word).isEmpty, "\(word)")
    }
  }

  @Test(arguments: [
    // Nothing opens a link, the event is not legal, the event is not there, nothing asks.
    "openURL | ipad-ios27 1 | launch 1", "close | ipad-ios27 1 | close 1",
    "close | iphone-ios17 1 | launch 1, close 1", "blip | ipad-ios27 1 | launch 1, blip = yes",
    // The defect does it.
    "launch | ipad-ios27 1 connect-dropped | launch 1",
  ])
  func `is not played where it does not show its word`(line: String) throws {
    let example = try KeptExample(line)
    let sight = try #require(Self.sights.first { $0.word == example.word }?.sight)
    #expect(example.play(showing: sight) == nil)
  }

  @Test(arguments: [
    // Without the defect, with one that breaks another rule, before anything can break.
    "scene.active-in-foreground | ipad-ios27 1 | launch 1",
    "scene.active-in-foreground | ipad-ios27 1 options-at-launch | launch 1",
    "scene.active-in-foreground | ipad-ios27 1 foreground-dropped | silentPush",
  ])
  func `is not played where it does not break its invariant`(line: String) throws {
    let example = try KeptExample(line)
    let invariant = try #require(Contract.invariant(example.word))
    #expect(example.play(breaking: invariant) == nil)
  }

  @Test(arguments: ["", "home", "home | ipad-ios27", "home | nokia 1 | home", "home | home"])
  func `is refused where its line makes no scenario`(line: String) {
    #expect(throws: NotationError.self) { try KeptExample(line) }
  }
}
