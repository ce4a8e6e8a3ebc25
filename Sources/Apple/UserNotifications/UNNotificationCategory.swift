public import Foundation

/// Which answers the user has: a shape.
///
/// Source: Apple, usernotifications/unnotificationcategory.
open class UNNotificationCategory: NSObject {
  /// Which category.
  public let identifier: String
  /// The answers.
  public let actions: [UNNotificationAction]
  /// The intents that it belongs to.
  public let intentIdentifiers: [String]
  /// How it behaves.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }
}

/// An answer that the user has: a shape.
///
/// Source: Apple, usernotifications/unnotificationaction.
open class UNNotificationAction: NSObject {
  /// Which answer.
  public let identifier: String
  /// The title that a person reads.
  public let title: String
  /// How it behaves.
  public let options: UNNotificationActionOptions

  /// Creates an answer.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// An answer that the user writes: a shape.
///
/// Source: Apple, usernotifications/untextinputnotificationaction.
open class UNTextInputNotificationAction: UNNotificationAction {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The placeholder where the user writes.
  public let textInputPlaceholder: String

  /// Creates an answer.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// How a category behaves: a shape.
///
/// Source: Apple, usernotifications/unnotificationcategoryoptions.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: UInt

  /// Creates what a delivered notification says.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The delegate hears when it is taken away.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// It may be shown in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// Its title is shown where its text is not.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// Its second line is shown where its text is not.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// How an answer behaves: a shape.
///
/// Source: Apple, usernotifications/unnotificationactionoptions.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: UInt

  /// Creates what a delivered notification says.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// It opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
  /// It cannot be undone.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The device has to be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
}
