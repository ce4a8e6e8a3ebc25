package import SceneLifecycle

extension Recording {
  /// How a line binds an explanation of the recording.
  package enum Binding: String, Hashable, Sendable, CaseIterable {
    /// The callback came here.
    case required
    /// The callback came here, or not at all.
    case optional
    /// The callback came here, or later, or not at all.
    case later
    /// The callback is not called; nothing happened here.
    case never
    /// The line says nothing about callbacks.
    case nothing
  }

  /// The label of one scene object.
  package struct Label: Hashable, Sendable, CustomStringConvertible {
    /// The letter, 0 for `A` … 25 for `Z`.
    package var letter: UInt8
    /// The digit behind it; nil for none.
    package var digit: UInt8?

    package init(letter: UInt8, digit: UInt8? = nil) {
      self.letter = letter
      self.digit = digit
    }

    /// Reads a label; nil when the text is none.
    package init?(_ text: String) {
      let bytes = Array(text.utf8)
      guard bytes.count == 1 || bytes.count == 2, (0x41...0x5A).contains(bytes[0]) else {
        return nil
      }
      letter = bytes[0] - 0x41
      if bytes.count == 2 {
        guard (0x30...0x39).contains(bytes[1]) else { return nil }
        digit = bytes[1] - 0x30
      }
    }

    /// The label as recordings write it.
    package var description: String {
      String(Unicode.Scalar(0x41 + letter)) + (digit.map { "\($0)" } ?? "")
    }
  }

  /// One line of a recording.
  package struct RecordedLine: Hashable, Sendable {
    /// Number of the line in its file, from 1.
    package var number: Int
    /// The line as it stands in the file, without blanks around it.
    package var text: String
    /// How the line binds.
    package var binding: Binding
    /// The object that the callback reached; no object for a remark of the author.
    package var recipient: Recipient
    /// The scene object that it reached; nil unless a scene delegate received it.
    package var label: Label?
    /// The callback's name, or the author's remark.
    package var name: String
    /// The callbacks that the line can stand for; empty when it binds nothing.
    package var kinds: CallbackSet
    /// The `applicationState` that was read inside the callback; nil when the line does not say.
    package var application: ApplicationState?
    /// The `activationState` that was read inside the callback; nil when the line does not say.
    package var activation: ActivationState?
    /// For a change of a phase, the value before; nil when the line does not say.
    package var phaseBefore: RecordedPhase?
    /// The author's text; nil when there is none.
    package var raw: String?
    /// Whether the line is the first of a new process: what was before it is forgotten.
    package var beginsProcess: Bool
    /// Whether the model has no callback of that name: the line is read and binds nothing.
    package var isUnmodelled: Bool

    /// Creates a line that requires one of some callbacks.
    package init(
      number: Int, text: String, recipient: Recipient, label: Label? = nil, name: String,
      kinds: CallbackSet, binding: Binding = .required
    ) {
      self.number = number
      self.text = text
      self.recipient = recipient
      self.label = label
      self.name = name
      self.kinds = kinds
      self.binding = binding
      application = nil
      activation = nil
      phaseBefore = nil
      raw = nil
      beginsProcess = false
      isUnmodelled = false
    }

    /// Whether the line says which value of a phase was seen first.
    var isFirstPhase: Bool {
      guard let phaseBefore else { return false }
      return name == "\(phaseBefore.rawValue)->\(phaseBefore.rawValue)"
    }

    /// Whether the line says that a phase came.
    var reportsPhase: Bool {
      recipient == .phase && binding != .never && !(kinds & RecordedPhase.ofScene).isEmpty
    }

    /// Whether the line says which value a phase had before.
    var reportsChange: Bool { reportsPhase && phaseBefore != nil && !isFirstPhase }

    /// Whether the line is a remark of the author between callbacks.
    package var isRemark: Bool { recipient == .noObject }
  }
}
