package import SceneLifecycle

extension Platform {
  /// The facts in one line.
  package var summary: String {
    var words = ["\(family), iOS \(system)"]
    if sdk != system { words.append("SDK \(sdk)") }
    switch adoption {
    case .scenes: words.append("scenes")
    case .sceneless: words.append("app delegate only")
    case .both: words.append("both delegates")
    case .manifest: words.append("scenes without a delegate")
    }
    if supportsMultipleWindows { words.append("several windows") }
    if usesSwiftUI { words.append("SwiftUI") } else if !usesStoryboard { words.append("in code") }
    if refusesToLaunch { words.append("refused at launch") }
    return words.joined(separator: ", ")
  }
}
