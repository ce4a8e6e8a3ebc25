package import CommandKit
import SceneGeneration
import SceneLifecycle
package import SceneReporting

/// What one machine played of an app's gate, as `merge-results` of the app's command reads it.
package struct AppResultFile {
  /// A way of failing, with the case that has to be played again to know how it failed.
  package struct MetElsewhere: Hashable, Sendable {
    /// What failed, in words.
    package var name: String
    /// Number of the first case.
    package var index: UInt64
    /// The first case of the row in which it was met.
    package var rowFirst: UInt64
    /// How many cases failed this way.
    package var count: UInt64
    /// The first cases behind it that failed this way.
    package var others: [UInt64] = []
  }

  /// A campaign without its failures, and the cases that fail.
  package struct CampaignPart {
    /// What was played.
    package var totals = AppTotals()
    /// The ways of failing.
    package var met: [MetElsewhere] = []

    /// Nothing was played.
    package init() {}

    /// Takes what was played.
    package init(_ totals: AppTotals) {
      self.totals = totals
      self.totals.findings = []
      met = totals.findings.map {
        MetElsewhere(
          name: $0.key.name, index: $0.index, rowFirst: $0.rowFirst, count: $0.count,
          others: $0.others)
      }
    }
  }

  /// The app's name.
  package var app: String
  /// Which part was played, such as `2/3`.
  package var shard: String
  /// The options that decide what is played and reported.
  package var options: [GivenValue]
  /// How many scenarios are kept, and the digest of their paths.
  package var corpus: String
  /// What it was played with, as its lines say it.
  package var head: [String]
  /// The kept scenarios of this part, and the exit status of each.
  package var entries: [(scenario: ReplayedScenario, status: Int32)] = []
  /// The campaign that is the same for every commit.
  package var fixed = CampaignPart()
  /// The campaign of the commit.
  package var fresh = CampaignPart()

  /// The first word of a file.
  static let magic = "scenefuzz-app-results"
  /// The keys of the lines that say what it was played with.
  static let headKeys = ["build", "judges", "action", "content"]
  /// Number of the first of these lines.
  package static let headLine = 6

  /// The version of the notation that is written and read.
  static let version = "2"

  /// Begins the file of a part in which nothing was played.
  package init(
    app: String, shard: String, options: [GivenValue], corpus: String, head: [String]
  ) {
    self.head = head
    self.app = app
    self.shard = shard
    self.options = options
    self.corpus = corpus
  }

  /// What machines have to share whose parts are put together.
  package var identity: String {
    ([app, corpus] + options.map { "\($0.name) \($0.value)" }).joined(separator: "\n")
  }

  /// The file; equal results are equal text.
  package var text: String {
    var lines = [
      MessageLine(key: Self.magic, value: Self.version),
      MessageLine(key: "generator", value: GeneratorVersion.current),
      MessageLine(key: "app", value: app), MessageLine(key: "shard", value: shard),
      MessageLine(key: "corpus", value: corpus),
    ]
    lines += head.map { line in
      let key = line.prefix { $0 != " " }
      return MessageLine(key: String(key), value: String(line.dropFirst(key.count + 1)))
    }
    lines += options.map { MessageLine(key: "option", value: "\($0.name) \($0.value)") }
    for (scenario, status) in entries {
      lines.append(
        MessageLine(key: "entry", value: "\(status) \(scenario.verdict) \(scenario.path)"))
      lines += scenario.remarks.map { MessageLine(key: "remark", value: $0) }
    }
    for (name, part) in [("fixed", fixed), ("fresh", fresh)] {
      lines.append(MessageLine(key: "campaign", value: name))
      lines += part.totals.message.lines.dropFirst()
      lines += part.totals.escapes.map { MessageLine(key: "escape", value: $0) }
      lines.append(MessageLine(key: "ways", value: "\(part.met.count)"))
      for met in part.met {
        lines.append(
          MessageLine(
            key: "failing", value: "\(met.index) \(met.rowFirst) \(met.count) \(met.name)"))
        let others = met.others.map(String.init).joined(separator: " ")
        if !others.isEmpty { lines.append(MessageLine(key: "others", value: others)) }
      }
    }
    let text = lines.map { $0.flat.key + " " + $0.flat.value + "\n" }.joined()
    return text + "end \(FNV.digest(of: text.utf8))\n"
  }
}
