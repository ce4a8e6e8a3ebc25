public import UIKit

/// The text of the button at the end of the keyboard.
///
/// Source: Apple, swiftui/submitlabel.
public struct SubmitLabel: Hashable, Sendable {
  let name: String
  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

/// The kinds of views that a submission comes from.
///
/// Source: Apple, swiftui/submittriggers.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Which letters the keyboard makes upper case.
///
/// Source: Apple, swiftui/textinputautocapitalization.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }

  init(name: String) { self.name = name }
  public init?(_ type: UITextAutocapitalizationType) { name = "\(type)" }
}

/// Whether a text can be selected.
///
/// Source: Apple, swiftui/textselectability.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// A text that can be selected.
///
/// Source: Apple, swiftui/enabledtextselectability.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// A text that cannot be selected.
///
/// Source: Apple, swiftui/disabledtextselectability.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

// How the keyboard looks: no keyboard is shown here.
extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { self }
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  { self }
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
}
