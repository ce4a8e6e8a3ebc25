/// A shape: wheels from which the user chooses; nothing chooses here.
///
/// Source: Apple, uipickerview.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var chosen: [Int: Int] = [:]
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?

  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
  }
  open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? -1 }
}

/// A shape: what has the entries of wheels; never asked here.
///
/// Source: Apple, uipickerviewdatasource.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A shape: what hears of wheels; never told here.
///
/// Source: Apple, uipickerviewdelegate.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// A shape: what stands above or below rows.
///
/// Source: Apple, uitableviewheaderfooterview.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  public private(set) var reuseIdentifier: String?
  public let contentView = UIView(frame: .zero)
  public let textLabel: UILabel? = UILabel(frame: .zero)

  public convenience init(reuseIdentifier: String?) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  open func prepareForReuse() {}
}

/// A shape: what the user may do with a row by a swipe; nothing swipes here.
///
/// Source: Apple, uiswipeactionsconfiguration.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A shape: one thing that the user may do with a row.
///
/// Source: Apple, uicontextualaction.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  public enum Style: Int, Sendable {
    case normal = 0
    case destructive = 1
  }
}
