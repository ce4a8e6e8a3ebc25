package import CommandKit

extension GivenValue {
  /// The seed of new cases on a build server: the commit, from the variable that names it.
  package static func commit(_ variables: [String: String]) -> [GivenValue] {
    for name in ["GITHUB_SHA", "CI_COMMIT_SHA"] {
      guard let value = variables[name], value.utf8.count == 40,
        value.allSatisfy({ $0.isASCII && $0.isHexDigit })
      else { continue }
      return [GivenValue(name: Option.seed.name, value: value, origin: .variable(name))]
    }
    return []
  }
}
