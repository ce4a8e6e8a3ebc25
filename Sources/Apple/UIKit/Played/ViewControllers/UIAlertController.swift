/// A question to the user; `choose` answers it here.
///
/// Source: Apple, uialertcontroller.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The alert's question.
  open var message: String?
  /// How the question looks.
  public private(set) var preferredStyle = Style.alert
  /// The answers.
  public private(set) var actions: [UIAlertAction] = []
  /// The answer that the return key gives.
  open var preferredAction: UIAlertAction?

  /// Creates a question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// The lines that the user writes; nil without any.
  public private(set) var textFields: [UITextField]?

  /// Adds a line that the user writes.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Gives the answer with a title, as the user does: the question goes, the handler runs.
  ///
  /// UIKit has no such method: it is for actions of a test.
  public func choose(_ title: String) {
    guard let action = actions.first(where: { $0.title == title && $0.isEnabled }) else { return }
    dismiss(animated: false)
    action.handler?(action)
  }
}

/// An answer of the user.
///
/// Source: Apple, uialertaction.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The title that a person reads.
  public let title: String?
  /// The kind of answer.
  public let style: Style
  /// Whether it can be given.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Creates an answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
