/// Something of a source that its lowered copy does not say in the same way.
package struct LoweringRemark: Hashable, Sendable {
  /// How much is lost.
  package enum RemarkWeight: String, Hashable, Sendable {
    /// The copy compiles, and means something else in a case that may not matter.
    case note
    /// The code there is lost, or does not compile.
    case loss
  }

  /// The reason for a remark.
  package enum Reason: String, CaseIterable, Hashable, Sendable {
    /// A condition of the compiler whose value is not known was taken as false.
    case conditionChosen
    /// Nothing can call the method of a selector that is known by its name alone.
    case selectorByName
    /// Key-value observing hears no change of a property that was `dynamic`.
    case observedProperty
    /// A property that a type need not have: it is one that each has, with a plain value.
    case optionalProperty
    /// A method that a type need not have is asked for, and not called.
    case optionalMethodAsValue
    /// A call of a method that a type need not have, in a form that is not understood.
    case optionalCall
    /// A call of a method of Apple's that a type need not have: the default of its protocol answers, not nil.
    case defaultAnswers
    /// A requirement that a type need not have, in a form that is not understood.
    case optionalRequirement
    /// A key path of Objective-C, in a form that is not understood.
    case keyPath
    /// A method of a protocol that a subclass of the adopting class has first: it is never asked.
    case lateWitness
    /// A method that Core Data writes: it does nothing.
    case managedMethod
    /// A property that Core Data writes, in a form that is not understood.
    case managedProperty
    /// A method of an extension is overridden, or overrides, and its class is not the app's.
    case overrideOutOfReach
    /// The same in a class of the app's, in a form that is not understood.
    case overrideForm
    /// A static property or a global that is not given to each process anew.
    case keptStatic
    /// A question about versions of systems, in a form that is not understood.
    case systemQuestion
    /// A literal of Xcode's that names a file.
    case fileLiteral
    /// An `#error` that is compiled for iOS was cut.
    case errorDirective
    /// A `#sourceLocation` of the source was cut.
    case sourceLocation
    /// An `@Entry` whose type is not written and not seen by its value.
    case entryType
    /// The program begins with a call that is not lowered.
    case entryByCall
    /// The compiler reads the source otherwise than the lowering.
    case readersDisagree
    /// The compiler does not understand the lowered copy.
    case copyNotParsed

    /// How much is lost.
    package var weight: RemarkWeight {
      switch self {
      case .conditionChosen, .defaultAnswers, .errorDirective, .keptStatic, .managedMethod,
        .observedProperty,
        .sourceLocation:
        .note
      default: .loss
      }
    }
  }

  /// The source, as its path was given.
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// The reason.
  package let reason: Reason
  /// The code there, in one line.
  package let text: String

  /// Creates a remark.
  package init(file: String, line: Int, reason: Reason, text: String) {
    self.file = file
    self.line = line
    self.reason = reason
    self.text = text
  }
}

extension LoweringRemark: CustomStringConvertible {
  /// The remark as one sentence with its place.
  package var description: String { "\(file):\(line): \(sentence): \(text)" }

  private var sentence: String {
    switch reason {
    case .conditionChosen: "taken as false, because nothing says what it is"
    case .selectorByName: "nothing calls a method that is known by its name alone"
    case .observedProperty: "key-value observing does not hear of changes"
    case .optionalProperty: "every type has the property now, with a plain value"
    case .optionalMethodAsValue: "whether a type has the method is not known"
    case .optionalCall: "the call of a method that a type need not have is not understood"
    case .defaultAnswers: "where a type does not have the method, a default answers"
    case .optionalRequirement: "the requirement that a type need not have is not understood"
    case .keyPath: "the key path is not understood"
    case .lateWitness: "nothing calls the method, because a class above adopts its protocol"
    case .managedMethod: "the method that Core Data writes does nothing"
    case .managedProperty: "the property that Core Data writes is not understood"
    case .overrideOutOfReach: "an override in or of an extension, with a class of others"
    case .overrideForm: "an override in or of an extension that is not understood"
    case .keptStatic: "the value is kept from process to process, and between cases"
    case .systemQuestion: "the question about a system's version is not understood"
    case .fileLiteral: "the literal names a file"
    case .errorDirective: "the directive is cut"
    case .sourceLocation: "the directive is cut"
    case .entryType: "the type of the entry is not written"
    case .entryByCall: "the program begins with a call"
    case .readersDisagree: "the compiler reads this otherwise"
    case .copyNotParsed: "the compiler does not understand the lowered copy"
    }
  }
}
