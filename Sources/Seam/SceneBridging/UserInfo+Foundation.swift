import Foundation
package import SceneSeam

extension UserInfo {
  /// Takes what the seam knows of a `userInfo`, and leaves out the rest.
  ///
  /// It knows keys that are texts, with texts, numbers, truth values, and lists and dictionaries of
  /// them, such as `aps`. It leaves out dates, data and nulls.
  package init(taking info: [AnyHashable: Any]?) {
    self.init()
    for (key, value) in info ?? [:] {
      guard let key = key.base as? String, let value = UserInfoValue(taking: value) else {
        continue
      }
      self[key] = value
    }
  }

  /// The keys and values as Foundation has them.
  package var plain: [AnyHashable: Any] {
    members.reduce(into: [:]) { $0[$1.key] = $1.value.plain }
  }
}

extension UserInfoValue {
  /// The value as Foundation has it.
  fileprivate var plain: Any {
    switch self {
    case .text(let text): text
    case .number(let number): number
    case .decimal(let number): number
    case .flag(let flag): flag
    case .list(let values): values.map(\.plain)
    case .dictionary(let info): info.plain
    }
  }

  /// Takes a value of a property list; nil for dates, data and nulls.
  ///
  /// Foundation's numbers are truth values as well, so Swift's own types are asked first.
  fileprivate init?(taking value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let text as NSString: self = .text(String(describing: text))
    case let info as [AnyHashable: Any]: self = .dictionary(UserInfo(taking: info))
    case let list as [Any]: self = .list(list.compactMap { UserInfoValue(taking: $0) })
    default:
      guard let number = Self.numeric(value) else { return nil }
      self = number
    }
  }

  private static func numeric(_ value: Any) -> UserInfoValue? {
    let type = type(of: value)
    if type == Bool.self, let flag = value as? Bool { return .flag(flag) }
    if type == Int.self, let number = value as? Int { return .number(number) }
    if type == Double.self, let number = value as? Double { return .decimal(number) }
    guard let number = value as? NSNumber else { return nil }
    switch String(cString: number.objCType) {
    case "c", "B": return .flag(number.boolValue)
    case "d", "f": return .decimal(number.doubleValue)
    default: return .number(number.intValue)
    }
  }
}
