public import UIKit

/// What the button at the end of the keyboard says.
///
/// Source: Apple, swiftui/submitlabel.
public struct SubmitLabel: Hashable, Sendable {
  let name: String
  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Route.
  public static let route = SubmitLabel(name: "route")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// What a submission comes from.
///
/// Source: Apple, swiftui/submittriggers.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// One bit a source.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A field of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A field for searches.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Which letters the keyboard makes upper case.
///
/// Source: Apple, swiftui/textinputautocapitalization.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String
  /// None.
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  /// All.
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }

  init(name: String) { self.name = name }
  /// Creates it from UIKit's.
  public init?(_ type: UITextAutocapitalizationType) { name = "\(type)" }
}

/// Whether a text can be selected.
///
/// Source: Apple, swiftui/textselectability.
public protocol TextSelectability {
  /// Whether it can be selected.
  static var allowsSelection: Bool { get }
}

/// A text that can be selected.
///
/// Source: Apple, swiftui/enabledtextselectability.
public struct EnabledTextSelectability: TextSelectability {
  /// It can.
  public static let allowsSelection = true
}

/// A text that cannot be selected.
///
/// Source: Apple, swiftui/disabledtextselectability.
public struct DisabledTextSelectability: TextSelectability {
  /// It cannot.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// It can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// It cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

// How the keyboard looks: no keyboard is shown here.
extension View {
  /// Sets the kind of keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Sets what the field is for.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  /// Sets which letters are made upper case, as before iOS 15.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Sets which letters are made upper case.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { self }
  /// Turns corrections off, as before iOS 16.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Turns corrections off.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Sets what the button at the end of the keyboard says.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Takes the end of what the user types; never called here.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  { self }
  /// Keeps a submission from the views around.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  /// Sets whether texts can be selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Sets whether the field can be searched.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
}
