/// Which files are an app, and how they are built.
package struct AppProject: Hashable, Sendable {
  /// The origin of the answer: a project, a manifest, or the folder alone.
  package enum ProjectOrigin: Hashable, Sendable {
    /// A project of Xcode, by its path below the folder.
    case xcode(String)
    /// A manifest of SwiftPM.
    case package
    /// The folder alone: every source in it that is no test's and no extension's.
    case folder
  }

  /// The origin of the answer which files they are.
  package let origin: ProjectOrigin
  /// The folder that was given, absolute and without links.
  ///
  /// All paths are from there, and those of files beside it begin with `..`.
  package let folder: String
  /// The name of the target; that of the folder where there are no targets.
  package let target: String
  /// The name of the module, as `import` and the names of classes have it.
  package let module: String
  /// The kind of product, such as `com.apple.product-type.application`; nil without a project.
  package let productType: String?
  /// The configuration that the settings are of, such as `Debug`; nil without a project.
  package let configuration: String?
  /// The Swift sources, sorted.
  package let sources: [String]
  /// Sources in other languages, sorted.
  package let otherSources: [String]
  /// Sources that are named and not there, such as those which a script makes, sorted.
  package let missing: [String]
  /// The resources that the app takes along.
  package let resources: AppResources
  /// How the sources are compiled.
  package let compiling: CompilerSettings
  /// The bundle's identifier; nil where nothing says it.
  package let bundleIdentifier: String?
  /// The devices that it is for.
  package let devices: [AppDevice]
  /// The Info.plist that the system reads.
  package let info: InfoPlist
  /// The app's entitlements.
  package let entitlements: Entitlements
  /// The packages beside it that it uses, as folders, sorted.
  package let localPackages: [String]
  /// The products of packages that it links, sorted.
  package let products: [String]
  /// The app's own modules beside its target.
  ///
  /// First frameworks and libraries of the project that it is built with, then targets of its packages in
  /// the repository; each part by name.
  package let modules: [AppModule]
  /// The facts that could not be known, one sentence each.
  package let remarks: [String]
  /// The files that were read to know this, as sorted paths.
  package let readFiles: [String]
  /// The folders whose files are the app's or its packages' without being listed, as sorted paths.
  package let readFolders: [String]
  /// The Swift sources that are not taken for the app's, sorted by their paths.
  package var leftOut: [LeftOutFiles] = []
}

/// A module of the app's own: a framework, a library, a target of a package in the repository.
package struct AppModule: Hashable, Sendable {
  /// The name that `import` has.
  package let name: String
  /// The Swift sources, sorted, as paths from the folder.
  package let sources: [String]
  /// The models of CoreData, sorted, as paths from the folder.
  package let dataModels: [String]
}

/// A kind of device that an app is for.
package enum AppDevice: Int, Hashable, Sendable, CaseIterable {
  case phone = 1
  case pad = 2
  case mac = 6
  case vision = 7

  /// The devices of a setting such as `1,2`.
  static func all(in text: String?) -> [AppDevice] {
    let numbers = (text ?? "").split { !$0.isNumber }.compactMap { Int($0) }
    let devices = AppDevice.allCases.filter { numbers.contains($0.rawValue) }
    return devices.isEmpty ? [.phone] : devices
  }
}
