/// The report on the stubs that were made, and on the code that was made smaller.
package struct StubReport: Hashable, Sendable {
  /// How the rounds ended.
  package enum StubEnd: String, Hashable, Sendable {
    /// The files compile.
    case checked
    /// A mistake is left that nothing answers.
    case stuck
    /// There were as many rounds as there may be.
    case tooManyRounds
    /// The time was over.
    case timeOver
    /// The files compile, and what a person has written for the test does not compile with them.
    case testStuck
  }

  /// A method of a delegate in which statements were replaced.
  package struct ReplacedMethod: Hashable, Sendable {
    /// Its name, such as `SceneDelegate.sceneDidBecomeActive(_:)`.
    package let name: String
    /// Whether the system calls it.
    package let isLifeCycle: Bool
    /// How many of its statements were replaced.
    package var statements: Int
  }

  /// A limit of time that ended the rounds.
  package enum TimeLimit: Hashable, Sendable {
    /// The seconds of processor time of all rounds.
    case ofAll(Int)
    /// Those of one check, and those of all rounds.
    case ofOneCheck(Int, ofAll: Int)
  }

  /// How the rounds ended.
  package internal(set) var end = StubEnd.stuck
  /// The limit that ended them, where the time was over.
  package internal(set) var limit: TimeLimit?
  /// How many rounds of checking there were.
  package internal(set) var rounds = 0
  /// The statements of the delegates.
  package internal(set) var statements = 0
  /// Those that were replaced.
  package internal(set) var replacedStatements = 0
  /// The delegates' methods in which statements were replaced, in the order of the files.
  package internal(set) var replacedMethods: [ReplacedMethod] = []
  /// The code that was replaced in the other real files, such as in a view without state, by line.
  package internal(set) var replacedElsewhere: [String] = []
  /// The life-cycle methods of the delegates, such as `AppDelegate.applicationWillTerminate(_:)`.
  package internal(set) var lifeCycleMethods: [String] = []
  /// Those that were left out, or whose whole body was replaced.
  package internal(set) var lostMethods: [String] = []
  /// How many types are stubs.
  package internal(set) var stubTypes = 0
  /// The stubs that stop the app where they are asked, because no plain value is known, sorted.
  package internal(set) var valueless: [String] = []
  /// The life-cycle methods that ask one of these for an object of the app's own, sorted.
  package internal(set) var stops: [String] = []
  /// The stubs that are asked for a Bool, without labels, sorted: histories choose what they answer.
  package internal(set) var choices: [String] = []
  /// The stubs of another answer that a branch compares or a `switch` asks for, without labels, sorted.
  package internal(set) var decided: [String] = []
  /// The names that stand in for what is in no source.
  package internal(set) var standIns: [String] = []
  /// The modules that are not there, by whether one of their names is used.
  package internal(set) var modules: [String] = []
  /// The changes that made code smaller, with their places, in the order of the files.
  package internal(set) var remarks: [StubRemark] = []
  /// The mistakes that are left, in the compiler's words.
  package internal(set) var mistakes: [String] = []
  /// The lines with an expression that takes the compiler too long, which was replaced: `A.swift:14`.
  package internal(set) var slow: [String] = []
  /// Whether there were more types than are drawn.
  package internal(set) var isCut = false

  /// Keeps the lines of expressions that take the compiler too long.
  mutating func note(slow mistakes: [Mistake]) {
    for mistake in mistakes.map({ "\($0.file):\($0.line)" }) where !slow.contains(mistake) {
      slow.append(mistake)
    }
  }

  /// Whether the app is built.
  ///
  /// It compiles, no life-cycle method is lost or stops at a stub without a value, and at most one statement
  /// in twenty was replaced.
  package var isBuilt: Bool {
    end == .checked && lostMethods.isEmpty && stops.isEmpty
      && replacedStatements * 20 <= statements
  }
}

/// A file of the made package.
package struct StubFile: Hashable, Sendable {
  /// The path below the folder of what is made.
  package let name: String
  /// The text of the file.
  package let text: String
  /// The original that it is a copy of; nil for a stub.
  package let original: String?
}

/// The stubs that were made for an app.
package struct MadeStubs: Sendable {
  /// The files, sorted by name.
  package let files: [StubFile]
  /// The code that was made smaller, and how the rounds ended.
  package let report: StubReport
}
