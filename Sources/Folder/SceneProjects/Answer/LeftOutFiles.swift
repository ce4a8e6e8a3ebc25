/// Swift sources of a folder that are not taken for the app's, with the reason.
///
/// Where a project or a manifest lists the app's sources, none is left out by its name.
package struct LeftOutFiles: Hashable, Sendable {
  /// The reason why sources are left out.
  package enum LeavingReason: String, CaseIterable, Hashable, Sendable {
    /// They import a framework for tests.
    case tests = "tests"
    /// Their folder is named after other people's code.
    case others = "other people's code"
    /// Their folder is one that tools make.
    case made = "made by tools"
    /// Their folder is an extension, or a watch's app.
    case part = "another product"
    /// A package or a target of one lies outside of the repository.
    case outside = "outside of the repository"
    /// The folder of a package's target is not there, or is computed.
    case unknown = "a target without a folder that is known"
  }

  /// The folder, which ends with a slash, or the file, as a path from the app's folder.
  package let path: String
  /// The reason.
  package let reason: LeavingReason
  /// The sources of which the app may need some, sorted; of tests and of tools there are none.
  package let sources: [String]
  /// How many sources there are; nil where they are not counted.
  package let count: Int?

  /// Describes sources that are left out.
  init(_ path: String, _ reason: LeavingReason, sources: [String] = [], count: Int? = nil) {
    self.path = path
    self.reason = reason
    self.sources = sources
    self.count = count ?? (sources.isEmpty ? nil : sources.count)
  }

  /// The same without some sources, which the app needs; nil where none is left.
  package func without(_ needed: Set<String>) -> LeftOutFiles? {
    let left = sources.filter { !needed.contains($0) }
    if left.count == sources.count { return self }
    return left.isEmpty ? nil : LeftOutFiles(path, reason, sources: left)
  }
}

extension LeftOutFiles: CustomStringConvertible {
  /// The place with the number of sources, and why: `Vendor/ (3 files, other people's code)`.
  package var description: String {
    let files = count.map { $0 == 1 ? "1 file, " : "\($0) files, " } ?? ""
    return "\(path) (\(files)\(reason.rawValue))"
  }
}
