/// A shape: a value between two others.
///
/// Source: Apple, uislider.
@preconcurrency @MainActor
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setValue(_ value: Float, animated: Bool) {
    self.value = min(max(value, minimumValue), maximumValue)
  }
}

/// A shape: a value that goes up and down.
///
/// Source: Apple, uistepper.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  open var wraps = false
  open var autorepeat = true
}

/// A shape: parts of which one is chosen.
///
/// Source: Apple, uisegmentedcontrol.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private var titles: [String?] = []
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var selectedSegmentTintColor: UIColor?
  open var isMomentary = false
  open var numberOfSegments: Int { titles.count }
  public static let noSegment = -1

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(max(segment, 0), titles.count))
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    if titles.indices.contains(segment) { titles.remove(at: segment) }
  }
  open func removeAllSegments() { titles = [] }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
}

/// A shape: how much of something is done.
///
/// Source: Apple, uiprogressview.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?

  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A shape: which of several pages is shown.
///
/// Source: Apple, uipagecontrol.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
}

/// A shape: a date that the user chooses.
///
/// Source: Apple, uidatepicker.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var minuteInterval = 1

  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
  }

  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// A shape: how a choice of a date looks.
///
/// Source: Apple, uidatepickerstyle.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}

/// A shape: what asks for what is new as the user pulls; nothing pulls here.
///
/// Source: Apple, uirefreshcontrol.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

/// A shape: a line for what is looked for.
///
/// Source: Apple, uisearchbar.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
  open var prompt: String?
  open var showsCancelButton = false
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open weak var delegate: (any UISearchBarDelegate)?
  public private(set) lazy var searchTextField = UITextField(frame: .zero)

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
}

/// A shape: what hears of the line; never told here.
///
/// Source: Apple, uisearchbardelegate.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
