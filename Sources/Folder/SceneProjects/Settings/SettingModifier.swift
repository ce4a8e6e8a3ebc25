/// The changes that `$(NAME:modifier)` makes to the value of a setting.
enum SettingModifier {
  /// Returns the changed value; a modifier that is not known changes nothing.
  ///
  /// - Parameter argument: What follows `=`; nil where nothing does.
  static func apply(_ name: String, _ argument: String?, to value: String) -> String {
    argument.map { replacing(name, with: $0, in: value) } ?? changing(name, value)
  }

  /// Returns the value as `:modifier=argument` changes it.
  private static func replacing(
    _ name: String, with argument: String, in value: String
  ) -> String {
    let folder = FilePath.folder(value)
    switch name {
    case "default": return value.isEmpty ? argument : value
    case "dir": return FilePath.joined(argument, FilePath.name(value))
    case "file": return FilePath.joined(folder, argument)
    case "base":
      let suffix = FilePath.suffix(value)
      return FilePath.joined(folder, argument) + (suffix.isEmpty ? "" : "." + suffix)
    case "suffix":
      let stem = FilePath.stem(value) + (argument.hasPrefix(".") ? argument : "." + argument)
      return folder.isEmpty ? stem : FilePath.joined(folder, stem)
    default: return value
    }
  }

  /// Returns the value as `:modifier` changes it.
  private static func changing(_ name: String, _ value: String) -> String {
    switch name {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "c99extidentifier": return module(value)
    case "identifier": return identifier(value, with: "_")
    case "rfc1034identifier": return identifier(value, with: "-")
    case "dir":
      let folder = FilePath.folder(value)
      return folder.isEmpty ? "./" : folder.hasSuffix("/") ? folder : folder + "/"
    case "file": return FilePath.name(value)
    case "base": return FilePath.stem(value)
    case "suffix":
      let name = FilePath.name(value)
      guard let point = name.lastIndex(of: ".") else { return "" }
      return String(name[point...])
    case "standardizepath": return FilePath.normal(value)
    case "not": return value == "YES" ? "NO" : "YES"
    case "quote":
      return value.reduce(into: "") { quoted, sign in
        if sign == " " || sign == "\"" || sign == "\\" || sign == "'" { quoted.append("\\") }
        quoted.append(sign)
      }
    default: return value
    }
  }

  /// A name as a module has it: letters of all languages stay, other signs become `_`.
  static func module(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      let isLetter = scalar == "_" || scalar.properties.isXIDContinue
      let isDigit = scalar.properties.numericType != nil
      let stays = isLetter && !(name.isEmpty && isDigit)
      name.unicodeScalars.append(stays ? scalar : "_")
    }
    return name
  }

  /// A name of ASCII letters and digits, with another sign for all others and for a digit in front.
  private static func identifier(_ text: String, with other: Unicode.Scalar) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      let stays = isLetter || scalar == other || isDigit && !name.isEmpty
      name.unicodeScalars.append(stays ? scalar : other)
    }
    return name
  }
}
