/// Changes the files of a sample folder as a slip of the hand, a bad merge or an enemy would.
struct ProjectMutation {
  private var state: UInt64

  /// Draws from a seed; the same one changes the same bytes.
  init(seed: UInt64) { state = seed }

  /// The files that are changed, as they are.
  static let files: [(name: String, text: String)] = {
    let folders = FoldersTemplate.files.mapValues { text in
      text.replacing(
        "INFOPLIST_FILE =", with: "CODE_SIGN_ENTITLEMENTS = App.entitlements; INFOPLIST_FILE =")
    }
    let more = [
      "App.entitlements": StoryboardTemplate.entitlements,
      "Packages/Tuner/Package.swift": """
      // swift-tools-version: 5.9
      let package = Package(
        name: "Tuner", platforms: [.iOS(.v16)],
        targets: [.target(name: "Tuner", path: "Code"), .testTarget(name: "TunerTests")])
      """,
      "Packages/Tuner/Code/Tuner.swift": "",
      "My Radio/Info.plist": StoryboardTemplate.info,
      "Config/Base.xcconfig": FoldersTemplate.settings
        + "\n#include \"More.xcconfig\"\nA = $(B:lower)",
      "Config/More.xcconfig": "B[sdk=iphone*] = $(inherited) $(C_$(D)) ${E:default=x}\nD = 1",
    ]
    return folders.merging(more) { $1 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }()

  private static let pieces: [[UInt8]] = [
    "{", "}", "(", ")", "\"", ";", "=", "<", "<<<<<<< ", "/*", "//", "$(", "${", "$(inherited)",
    "$(PRODUCT_NAME)", "$(B)$(B)", ":lower", ":default=$(A)", "#include \"Base.xcconfig\"\n",
    "#include \"../../../etc/passwd\"\n", "[sdk=*]", "../", "/", "\\", "\\U", "\\777", "\u{0}",
    "isa = PBXGroup;", "G0", "T1", "D1", "X1", "PBXVariantGroup", "<array>", "</dict>", "&amp;",
    "&#x0;", "<!ENTITY a \"b\">", "bplist00", "\u{FEFF}", "é", "\u{202E}", "\r", "\n",
    "sourceTree = SOURCE_ROOT;", "path = \"../..\";", "path = \"\";", "-1", "99999999999999999999",
  ].map { Array($0.utf8) }

  private mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ bits >> 31) % UInt64(max(limit, 1)))
  }

  /// The file that is changed, and what it holds then.
  mutating func next() -> (name: String, bytes: [UInt8]) {
    let lists = Self.files.filter { !$0.text.isEmpty }
    // Most of the rules are the project's.
    let project = lists.first { $0.name.hasSuffix(".pbxproj") }
    let drawn = lists[below(lists.count)]
    let file = below(2) == 0 ? project ?? drawn : drawn
    var bytes = Array(file.text.utf8)
    for _ in 0...below(3) { change(&bytes) }
    return (file.name, bytes)
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let index = below(bytes.count + 1)
    let end = min(bytes.count, index + below(40))
    let piece = Self.pieces[below(Self.pieces.count)]
    switch below(14) {
    case 0: bytes.removeSubrange(index..<min(bytes.count, index + below(400)))
    case 1: bytes.removeSubrange(index..<end)
    case 2: bytes.insert(UInt8(below(256)), at: index)
    case 3: bytes.insert(contentsOf: Array(bytes[index..<end]), at: below(bytes.count + 1))
    case 4: if index < bytes.count { bytes[index] ^= UInt8(1 << below(8)) }
    case 5:
      let many = Array(repeating: piece, count: 1 << below(12)).joined()
      bytes.insert(contentsOf: many, at: index)
    case 6: bytes.insert(contentsOf: piece, at: index)
    default: swapWords(&bytes)
    }
  }

  /// Puts one word of the file in another's place: it stays a list, and says something else.
  private mutating func swapWords(_ bytes: inout [UInt8]) {
    let words = bytes.split { !($0 >= 48 && $0 <= 57 || $0 >= 65 && $0 <= 122) }
    guard words.count > 1 else { return }
    let one = words[below(words.count)]
    let other = Array(words[below(words.count)])
    bytes.replaceSubrange(one.startIndex..<one.endIndex, with: other)
  }
}
