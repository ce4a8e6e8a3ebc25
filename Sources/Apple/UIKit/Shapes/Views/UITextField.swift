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
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var enablesReturnKeyAutomatically = false
  open var borderStyle = BorderStyle.none
  open var leftView: UIView?
  open var rightView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open var clearButtonMode = ViewMode.never
  open var attributedText: NSAttributedString?
  open var attributedPlaceholder: NSAttributedString?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  open var isEditing: Bool { isFirstResponder }

  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }
  open weak var delegate: (any UITextFieldDelegate)?
  open override var canBecomeFirstResponder: Bool { true }
}

/// A shape: what hears of a line; never told here.
///
/// Source: Apple, uitextfielddelegate.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
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
  open var isSelectable = true
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var enablesReturnKeyAutomatically = false
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var textAlignment = NSTextAlignment.natural
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString!
  open override var canBecomeFirstResponder: Bool { true }
}

/// A shape: what hears of text; never told here.
///
/// Source: Apple, uitextviewdelegate.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// A shape: what is on or off.
///
/// Source: Apple, uiswitch.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
