/// A shape: a line that the user writes.
///
/// Source: Apple, uitextfield.
@preconcurrency @MainActor
open class UITextField: UIControl {
  open var text: String? = ""
  open var placeholder: String?
  open var textColor: UIColor? = .label
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textAlignment = NSTextAlignment.natural
  open var isSecureTextEntry = false
  open weak var delegate: (any UITextFieldDelegate)?
  open override var canBecomeFirstResponder: Bool { true }
}

/// A shape: what hears of a line; never told here.
///
/// Source: Apple, uitextfielddelegate.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A shape: text that the user writes.
///
/// Source: Apple, uitextview.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  open var textColor: UIColor? = .label
  open var font: UIFont?
  open var isEditable = true
  open override var canBecomeFirstResponder: Bool { true }
}

/// A shape: what is on or off.
///
/// Source: Apple, uiswitch.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false

  /// Puts it on or off, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
