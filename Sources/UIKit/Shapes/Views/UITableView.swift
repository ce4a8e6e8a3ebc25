/// Rows below each other: a shape, because no row is ever shown.
///
/// Source: Apple, uitableview.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// What has the rows; never asked here.
  open weak var dataSource: (any UITableViewDataSource)?
  /// What hears of the rows; never told here.
  open weak var delegate: (any UITableViewDelegate)?
  /// How high a row is.
  open var rowHeight: CGFloat = -1
  /// What stands above the rows.
  open var tableHeaderView: UIView?
  /// What stands below the rows.
  open var tableFooterView: UIView?
  /// How the rows are put together.
  public private(set) var style = Style.plain

  /// Creates a view of rows.
  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame)
    self.style = style
  }

  /// Says of which class rows are; none is made here.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  /// Returns a row of the system's.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  /// Returns a row of the system's.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  /// Asks for the rows again; nothing asks here.
  open func reloadData() {}
  /// Shows a row as not chosen; none is chosen here.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  /// How rows are put together.
  ///
  /// Source: Apple, uitableview/style-swift.enum.
  public enum Style: Int, Sendable {
    /// In a list.
    case plain = 0
    /// In groups.
    case grouped = 1
    /// In groups with room at the sides.
    case insetGrouped = 2
  }
}

/// A controller whose view has rows, and which has and hears of them; never asked here.
///
/// Source: Apple, uitableviewcontroller.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view with the rows.
  open var tableView: UITableView! {
    get {
      if let rows { return rows }
      let made = UITableView(frame: .zero, style: style)
      made.dataSource = self
      made.delegate = self
      rows = made
      return made
    }
    set { rows = newValue }
  }
  private var rows: UITableView?
  private var style = UITableView.Style.plain

  /// Creates a controller of rows.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an archive, which has no contents here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() { view = tableView }

  /// How many parts there are.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// How many rows there are.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// A row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// The user chose a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// What has the rows; never asked here.
///
/// Source: Apple, uitableviewdatasource.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows there are.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// A row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many parts there are.
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  /// One part, for an app that leaves it out.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// What hears of the rows; never told here.
///
/// Source: Apple, uitableviewdelegate.
@preconcurrency @MainActor
public protocol UITableViewDelegate: NSObjectProtocol {
  /// The user chose a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// Does nothing: the app leaves it out.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// A row: plain values.
///
/// Source: Apple, uitableviewcell.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Which kind of row.
  public private(set) var reuseIdentifier: String?
  /// The text.
  public let textLabel: UILabel? = UILabel(frame: .zero)
  /// The text beside or below.
  public let detailTextLabel: UILabel? = UILabel(frame: .zero)
  /// Where what lies in the row goes.
  public let contentView = UIView(frame: .zero)
  /// What stands at the end.
  open var accessoryType = AccessoryType.none

  /// Creates a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a row from an archive, which has no contents here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How the texts of a row stand.
  public enum CellStyle: Int, Sendable {
    /// One.
    case `default` = 0
    /// One on each side.
    case value1 = 1
    /// One beside the other.
    case value2 = 2
    /// One below the other.
    case subtitle = 3
  }

  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow.
    case disclosureIndicator = 1
    /// A hook.
    case checkmark = 3
  }
}

extension IndexPath {
  /// Creates the place of a row.
  public init(row: Int, section: Int) { self = [section, row] }
  /// The row.
  public var row: Int { self[1] }
  /// The part.
  public var section: Int { self[0] }
}
