/// A line that the user writes: plain values.
///
/// Source: Apple, uitextfield.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The text.
  open var text: String? = ""
  /// What stands where the user writes.
  open var placeholder: String?
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// The font of the text.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text is not shown.
  open var isSecureTextEntry = false
  /// What hears of the text; never told here.
  open weak var delegate: (any UITextFieldDelegate)?
  open override var canBecomeFirstResponder: Bool { true }
}

/// What hears of a line; never told here.
///
/// Source: Apple, uitextfielddelegate.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// The user pressed the return key.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Answers for an app that leaves it out.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// Text that the user writes: plain values.
///
/// Source: Apple, uitextview.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  open var text: String! = ""
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// The font of the text.
  open var font: UIFont?
  /// Whether the user can write.
  open var isEditable = true
  open override var canBecomeFirstResponder: Bool { true }
}

/// What is on or off: plain values.
///
/// Source: Apple, uiswitch.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false

  /// Puts it on or off, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
