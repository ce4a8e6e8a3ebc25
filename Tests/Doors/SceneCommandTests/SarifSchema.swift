import Foundation

/// What the schema of SARIF 2.1.0 asks of the objects that we write.
///
/// Source: OASIS, *SARIF Version 2.1.0*, `sarif-schema-2.1.0.json`; each object with its section. A
/// member that an object may have and that we never write is named too: what is not named is wrong.
enum SarifSchema {
  /// What a member holds.
  indirect enum Kind: Sendable {
    case text
    case flag
    case whole(least: Int)
    case word([String])
    case list(of: Kind, least: Int = 0)
    case object(String)
    case map(of: Kind)
    /// Anything: a property bag, or a member that we never write.
    case any
  }

  /// What an object may hold.
  struct Shape: Sendable {
    var section: String
    var required: [String]
    var members: [String: Kind]
    /// At least one of these is there.
    var oneOf: [String] = []
  }

  private static let levels = ["none", "note", "warning", "error"]

  static let shapes: [String: Shape] = [
    "sarifLog": Shape(
      section: "3.13", required: ["version", "runs"],
      members: [
        "$schema": .text, "version": .word(["2.1.0"]), "runs": .list(of: .object("run")),
        "inlineExternalProperties": .any, "properties": .any,
      ]),
    "run": Shape(
      section: "3.14", required: ["tool"],
      members: others(
        "conversion language versionControlProvenance artifacts logicalLocations graphs"
          + " automationDetails runAggregates baselineGuid redactionTokens defaultEncoding"
          + " defaultSourceLanguage newlineSequences externalPropertyFileReferences"
          + " threadFlowLocations taxonomies addresses translations policies webRequests"
          + " webResponses specialLocations properties",
        [
          "tool": .object("tool"), "invocations": .list(of: .object("invocation")),
          "originalUriBaseIds": .map(of: .object("artifactLocation")),
          "columnKind": .word(["utf16CodeUnits", "unicodeCodePoints"]),
          "results": .list(of: .object("result")),
        ])),
    "tool": Shape(
      section: "3.18", required: ["driver"],
      members: others("extensions properties", ["driver": .object("toolComponent")])),
    "toolComponent": Shape(
      section: "3.19", required: ["name"],
      members: others(
        "guid organization product productSuite shortDescription fullDescription"
          + " dottedQuadFileVersion releaseDateUtc downloadUri globalMessageStrings notifications"
          + " taxa locations language contents isComprehensive localizedDataSemanticVersion"
          + " minimumRequiredLocalizedDataSemanticVersion associatedComponent translationMetadata"
          + " supportedTaxonomies properties",
        [
          "name": .text, "fullName": .text, "version": .text, "semanticVersion": .text,
          "informationUri": .text, "rules": .list(of: .object("reportingDescriptor")),
        ])),
    "reportingDescriptor": Shape(
      section: "3.49", required: ["id"],
      members: others(
        "deprecatedIds guid deprecatedGuids deprecatedNames messageStrings helpUri relationships"
          + " properties",
        [
          "id": .text, "name": .text, "shortDescription": .object("multiformatMessageString"),
          "fullDescription": .object("multiformatMessageString"),
          "help": .object("multiformatMessageString"),
          "defaultConfiguration": .object("reportingConfiguration"),
        ])),
    "multiformatMessageString": Shape(
      section: "3.12", required: ["text"],
      members: ["text": .text, "markdown": .text, "properties": .any]),
    "message": Shape(
      section: "3.11", required: [],
      members: [
        "text": .text, "markdown": .text, "id": .text, "arguments": .any, "properties": .any,
      ],
      oneOf: ["text", "id"]),
    "reportingConfiguration": Shape(
      section: "3.50", required: [],
      members: others(
        "parameters rank properties", ["enabled": .flag, "level": .word(levels)])),
    "invocation": Shape(
      section: "3.20", required: ["executionSuccessful"],
      members: others(
        "commandLine arguments responseFiles startTimeUtc endTimeUtc ruleConfigurationOverrides"
          + " notificationConfigurationOverrides toolConfigurationNotifications exitCodeDescription"
          + " exitSignalName exitSignalNumber processStartFailureMessage machine account processId"
          + " executableLocation workingDirectory environmentVariables stdin stdout stderr"
          + " stdoutStderr properties",
        [
          "executionSuccessful": .flag, "exitCode": .whole(least: 0),
          "toolExecutionNotifications": .list(of: .object("notification")),
        ])),
    "notification": Shape(
      section: "3.58", required: ["message"],
      members: others(
        "threadId timeUtc exception descriptor associatedRule properties",
        [
          "message": .object("message"), "level": .word(levels),
          "locations": .list(of: .object("location")),
        ])),
    "result": Shape(
      section: "3.27", required: ["message"],
      members: others(
        "rule kind analysisTarget guid correlationGuid occurrenceCount fingerprints stacks graphs"
          + " graphTraversals suppressions rank attachments hostedViewerUri workItemUris provenance"
          + " fixes taxa webRequest webResponse properties",
        [
          "ruleId": .text, "ruleIndex": .whole(least: -1), "level": .word(levels),
          "message": .object("message"), "locations": .list(of: .object("location")),
          "relatedLocations": .list(of: .object("location")),
          "codeFlows": .list(of: .object("codeFlow")), "partialFingerprints": .map(of: .text),
          "baselineState": .word(["new", "unchanged", "updated", "absent"]),
        ])),
    "location": Shape(
      section: "3.28", required: [],
      members: others(
        "logicalLocations annotations relationships properties",
        [
          "id": .whole(least: -1), "physicalLocation": .object("physicalLocation"),
          "message": .object("message"),
        ])),
    "physicalLocation": Shape(
      section: "3.29", required: [],
      members: others(
        "address contextRegion properties",
        ["artifactLocation": .object("artifactLocation"), "region": .object("region")]),
      oneOf: ["address", "artifactLocation"]),
    "artifactLocation": Shape(
      section: "3.4", required: [],
      members: others(
        "index properties",
        ["uri": .text, "uriBaseId": .text, "description": .object("message")])),
    "region": Shape(
      section: "3.30", required: [],
      members: others(
        "charOffset charLength byteOffset byteLength snippet message sourceLanguage properties",
        [
          "startLine": .whole(least: 1), "startColumn": .whole(least: 1),
          "endLine": .whole(least: 1), "endColumn": .whole(least: 1),
        ])),
    "codeFlow": Shape(
      section: "3.36", required: ["threadFlows"],
      members: [
        "message": .object("message"), "threadFlows": .list(of: .object("threadFlow"), least: 1),
        "properties": .any,
      ]),
    "threadFlow": Shape(
      section: "3.37", required: ["locations"],
      members: others(
        "id message initialState immutableState properties",
        ["locations": .list(of: .object("threadFlowLocation"), least: 1)])),
    "threadFlowLocation": Shape(
      section: "3.38", required: [],
      members: others(
        "index stack kinds taxa module state executionTimeUtc webRequest webResponse properties",
        [
          "location": .object("location"), "nestingLevel": .whole(least: 0),
          "executionOrder": .whole(least: -1),
          "importance": .word(["important", "essential", "unimportant"]),
        ])),
  ]

  /// Members that we never write, beside those that we do.
  private static func others(_ names: String, _ own: [String: Kind]) -> [String: Kind] {
    var members = own
    for name in names.split(separator: " ") { members[String(name)] = .any }
    return members
  }

  /// What is wrong with a value, a line each; empty where nothing is.
  static func mistakes(_ value: Any, _ kind: Kind, at path: String) -> [String] {
    switch kind {
    case .any: return []
    case .text: return value is String ? [] : ["\(path) is no text"]
    case .flag: return value is Bool ? [] : ["\(path) is neither true nor false"]
    case .whole(let least):
      guard let number = value as? Int else { return ["\(path) is no whole number"] }
      return number >= least ? [] : ["\(path) is \(number), less than \(least)"]
    case .word(let words):
      return (value as? String).map(words.contains) ?? false ? [] : ["\(path) is none of \(words)"]
    case .list(let kind, let least):
      guard let list = value as? [Any] else { return ["\(path) is no list"] }
      let short = list.count < least ? ["\(path) has fewer than \(least) elements"] : []
      return short
        + list.enumerated().flatMap { mistakes($0.element, kind, at: "\(path)[\($0.offset)]") }
    case .map(let kind):
      guard let map = value as? [String: Any] else { return ["\(path) is no object"] }
      return map.keys.sorted().flatMap { key in
        map[key].map { mistakes($0, kind, at: "\(path).\(key)") } ?? []
      }
    case .object(let name): return mistakes(value, name, at: path)
    }
  }

  private static func mistakes(_ value: Any, _ name: String, at path: String) -> [String] {
    guard let object = value as? [String: Any], let shape = shapes[name] else {
      return ["\(path) is no \(name)"]
    }
    let missing = shape.required.filter { object[$0] == nil }
      .map { "\(path) has no '\($0)' (SARIF \(shape.section))" }
    let none =
      shape.oneOf.isEmpty || shape.oneOf.contains { object[$0] != nil }
      ? [] : ["\(path) has none of \(shape.oneOf) (SARIF \(shape.section))"]
    return missing + none
      + object.keys.sorted().flatMap { key -> [String] in
        guard let kind = shape.members[key], let member = object[key] else {
          return ["\(path).\(key) is no member of \(name) (SARIF \(shape.section))"]
        }
        return mistakes(member, kind, at: "\(path).\(key)")
      }
  }
}
