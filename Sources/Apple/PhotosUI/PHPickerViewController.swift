public import UIKit

/// The user's library of photos, as a value that pickers take.
///
/// Source: Apple, photokit/phphotolibrary.
open class PHPhotoLibrary: NSObject {
  private static let only = PHPhotoLibrary()

  /// The library of the device.
  open class func shared() -> PHPhotoLibrary { only }
}

/// What a picker offers.
///
/// Source: Apple, photosui/phpickerconfiguration-swift.struct.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// In which coding a picture is handed over.
  ///
  /// Source: Apple, photosui/phpickerconfiguration-swift.struct/assetrepresentationmode.
  public enum AssetRepresentationMode: Hashable, Sendable { case automatic, current, compatible }
  /// How several are chosen.
  ///
  /// Source: Apple, photosui/phpickerconfiguration-swift.struct/selection-swift.enum.
  public enum Selection: Hashable, Sendable {
    case `default`, ordered, continuous, continuousAndOrdered
  }

  /// What may be chosen; nil for all.
  public var filter: PHPickerFilter?
  /// How many at most; 0 for as many as there are.
  public var selectionLimit = 1
  /// In which coding a picture is handed over.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// How several are chosen.
  public var selection = Selection.default
  /// What is chosen at first.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates a configuration without a library.
  public init() {}
  /// Creates a configuration with a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// What a user has chosen; no user chooses one here.
///
/// Source: Apple, photosui/phpickerresult-swift.struct.
public struct PHPickerResult: Hashable {
  /// Where it is in the library.
  public let assetIdentifier: String?
}

/// An object that hears what a user has chosen.
///
/// Source: Apple, photosui/phpickerviewcontrollerdelegate.
@MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The user has chosen, or given up.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A controller in which a user chooses pictures; nothing is chosen here.
///
/// Source: Apple, photosui/phpickerviewcontroller.
open class PHPickerViewController: UIViewController {
  /// What it offers.
  public let configuration: PHPickerConfiguration
  /// What hears of it: nothing is to be heard here.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a controller.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Not to be used: no storyboard has such a controller.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { return nil }
}
