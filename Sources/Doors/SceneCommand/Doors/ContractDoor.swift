import CommandKit
import SceneFuzzing
import SceneGate
import SceneInvariants
import SceneLifecycle
import SceneReporting

/// The contract: our model of UIKit is played in this process, and its invariants are judged.
struct ContractDoor: Door, Sendable {
  let call: VerbCall
  /// Callbacks after which the gate gives a planted defect up: every seed tried so far needed fewer.
  var defectLimit: UInt64 = 300_000

  /// Where findings are kept unless an option names another folder; one store for the whole call, which
  /// says once what it cannot write.
  let localStore: CorpusStore

  init(_ call: VerbCall) {
    self.call = call
    localStore = CorpusStore(folder: CorpusStore.local, console: call.console)
  }

  var program: String { "scenefuzz" }
  static var judging: [Option] { Option.judging }

  func store(_ folder: String = CorpusStore.local) -> CorpusStore {
    var store = localStore
    store.folder = arguments.text(.corpus) ?? folder
    return store
  }
}

/// A verb of the contract's command.
typealias ContractVerb = DoorVerb<ContractDoor>
/// The action of a verb of the contract's command.
typealias ContractAction = DoorAction<ContractDoor>

extension Option {
  /// Options of verbs that judge one scenario.
  static let judging: [Option] = [
    onlyInvariants, .skip.saying("leave out these invariants").taking(invariants), .suite, .soft,
  ]
  /// The only invariants that are checked, where no events are drawn.
  static let onlyInvariants = only.saying("check only these invariants").taking(invariants)

  private static let invariants = Contract.all.map(\.id) + Contract.groups
}

/// The explanations of identifiers, for the help of a verb.
enum IdentifierNote {
  static let invariant = "An ID is an invariant; see 'scenefuzz list --invariants'."
  static let defect = "An ID is a defect; see 'scenefuzz list --defects'."
  static let any = "An ID is an invariant, an event or a group of events; see 'scenefuzz list'."
}
