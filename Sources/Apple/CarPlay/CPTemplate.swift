/// A template for a car's screen; stored, never used.
///
/// Source: Apple, carplay/cptemplate.
@preconcurrency @MainActor
open class CPTemplate: NSObject {
  /// The app's own data on the template.
  open var userInfo: Any?
  /// The title of the template's tab.
  open var tabTitle: String?
  /// The image of the template's tab.
  open var tabImage: UIImage?
  /// Whether its tab has a mark.
  open var showsTabBadge = false
  /// The buttons at the beginning of its bar.
  open var leadingNavigationBarButtons: [CPBarButton] = []
  /// The buttons at the end of its bar.
  open var trailingNavigationBarButtons: [CPBarButton] = []

  /// Creates an empty one.
  public override init() { super.init() }
}

/// A button in the bar of a car's screen; nothing taps it here.
///
/// Source: Apple, carplay/cpbarbutton.
@preconcurrency @MainActor
open class CPBarButton: NSObject {
  /// The button's text.
  open var title: String?
  /// The button's image.
  open var image: UIImage?
  /// Whether it can be tapped.
  open var isEnabled = true
  /// The closure that a tap would call.
  public let handler: ((CPBarButton) -> Void)?

  /// Creates a button with a text.
  public init(title: String, handler: ((CPBarButton) -> Void)? = nil) {
    self.title = title
    self.handler = handler
  }

  /// Creates a button with an image.
  public init(image: UIImage, handler: ((CPBarButton) -> Void)? = nil) {
    self.image = image
    self.handler = handler
  }
}

/// A list; nothing chooses from it here.
///
/// Source: Apple, carplay/cplisttemplate.
@preconcurrency @MainActor
open class CPListTemplate: CPTemplate {
  /// The title above the list.
  open var title: String?
  /// Its parts.
  open private(set) var sections: [CPListSection]
  /// The texts for an empty list, from which one is shown.
  open var emptyViewTitleVariants: [String] = []
  /// How many entries a list may have.
  open class var maximumItemCount: Int { 100 }
  /// How many parts a list may have.
  open class var maximumSectionCount: Int { 100 }

  /// Creates a list.
  public init(title: String?, sections: [CPListSection]) {
    self.title = title
    self.sections = sections
    super.init()
  }

  /// Puts other parts in the place of all.
  open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
}

/// A part of a list.
///
/// Source: Apple, carplay/cplistsection.
@preconcurrency @MainActor
open class CPListSection: NSObject {
  /// Its entries.
  public let items: [any CPListTemplateItem]
  /// The text above the entries.
  public let header: String?

  /// Creates a part.
  public init(
    items: [any CPListTemplateItem], header: String? = nil, sectionIndexTitle: String? = nil
  ) {
    self.items = items
    self.header = header
  }
}

/// An entry of a list, of any kind.
///
/// Source: Apple, carplay/cplisttemplateitem.
@preconcurrency @MainActor
public protocol CPListTemplateItem: NSObjectProtocol {
  /// The entry's text.
  var text: String? { get }
}

/// An entry of a list; nothing chooses it here.
///
/// Source: Apple, carplay/cplistitem.
@preconcurrency @MainActor
open class CPListItem: NSObject, CPListTemplateItem {
  /// The entry's text.
  public private(set) var text: String?
  /// The text below the first one.
  public private(set) var detailText: String?
  /// The image beside the texts.
  public private(set) var image: UIImage?
  /// The app's own data on the entry.
  open var userInfo: Any?
  /// The closure that a choice of the entry would call.
  open var handler: ((CPListItem, @escaping () -> Void) -> Void)?
  /// Whether it is what plays.
  open var isPlaying = false
  /// Whether it can be chosen.
  open var isEnabled = true

  /// Creates an entry.
  public init(text: String?, detailText: String?, image: UIImage? = nil) {
    self.text = text
    self.detailText = detailText
    self.image = image
  }

  /// Puts another text there.
  open func setText(_ text: String) { self.text = text }
  /// Puts another text below.
  open func setDetailText(_ detailText: String?) { self.detailText = detailText }
  /// Shows another image.
  open func setImage(_ image: UIImage?) { self.image = image }
}

/// Templates side by side.
///
/// Source: Apple, carplay/cptabbartemplate.
@preconcurrency @MainActor
open class CPTabBarTemplate: CPTemplate {
  /// The templates.
  open private(set) var templates: [CPTemplate]
  /// The template that is shown: the first here, where nothing chooses.
  open var selectedTemplate: CPTemplate? { templates.first }

  /// Creates tabs.
  public init(templates: [CPTemplate]) {
    self.templates = templates
    super.init()
  }

  /// Puts other templates in the place of all.
  open func updateTemplates(_ newTemplates: [CPTemplate]) { templates = newTemplates }
}

/// A screen for the audio that plays now.
///
/// Source: Apple, carplay/cpnowplayingtemplate.
@preconcurrency @MainActor
open class CPNowPlayingTemplate: CPTemplate {
  /// The only one.
  public static let shared = CPNowPlayingTemplate()
  /// Whether what comes next can be asked for; stored, never used.
  open var isUpNextButtonEnabled = false
  /// Whether the album and its artist can be chosen; stored, never used.
  open var isAlbumArtistButtonEnabled = false
}
