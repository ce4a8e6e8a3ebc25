package import CommandKit
import SceneLifecycle
import SceneGate
import SceneStarting

/// Feeds a reader files that no program wrote: it reads, or it says where the mistake is.
///
/// A trap ends the process; numbers say which file did it.
package struct ReaderTrial: Sendable {
  /// The reader.
  package var kind: ReaderKind
  /// Files that it reads, to be changed.
  package var samples: [[UInt8]]

  /// Creates a trial.
  package init(_ kind: ReaderKind, samples: [[UInt8]]) {
    self.kind = kind
    self.samples = samples
  }

  /// Feeds files with some numbers.
  package func run(_ numbers: Range<UInt64>) -> ReaderTrialResult {
    var report = ReaderTrialResult()
    for number in numbers {
      let file = self.file(number)
      switch kind.outcome(of: file) {
      case .read: report.read += 1
      case .refused: report.refused += 1
      case .broken(let sentence): report.broken.append("file \(number): \(sentence)")
      }
    }
    return report
  }

  /// The file with a number.
  package func file(_ number: UInt64) -> [UInt8] {
    var mutation = Mutation(seed: number)
    let sample = samples[Int(number % UInt64(max(1, samples.count)))]
    return mutation.changed(sample)
  }
}

extension ReaderTrial {
  /// A trial with files of a checkout, and with what the command writes.
  ///
  /// - Parameters:
  ///   - kind: What is read.
  ///   - checkout: The root of the project's checkout.
  ///   - folder: Where the command may write.
  package init(_ kind: ReaderKind, checkout: String, folder: String) async throws(CommandError) {
    var samples = try kind.kept(in: checkout).map(\.bytes)
    if kind == .result {
      let campaigns = ["--fixed 2 --cases 1", "--fixed 0 --cases 2 --defect connect-repeated"]
      for (number, options) in campaigns.enumerated() {
        let path = "\(folder)/\(number).result"
        let words =
          "ci --contract --seed 5 --shard 1/1 --quiet --corpus \(folder) \(options) --results"
        _ = await StartingCommand.run(
          words.split(separator: " ").map(String.init) + [path],
          Console(write: { _ in }, report: { _ in }))
        samples.append(try Disk.read(path))
      }
    }
    self.init(kind, samples: samples)
  }
}

extension ReaderKind {
  /// The files that are kept for the reader in a checkout, sorted by path.
  package func kept(
    in checkout: String
  ) throws(CommandError) -> [(path: String, bytes: [UInt8])] {
    let folder = checkout + "/corpus/readers/" + rawValue
    var files: [(path: String, bytes: [UInt8])] = []
    for path in try Disk.files(below: folder, ending: "") {
      files.append((path, try Disk.read(path)))
    }
    return files
  }
}

/// What a reader did.
package struct ReaderTrialResult: Hashable, Sendable {
  /// Files that were read.
  package var read = 0
  /// Files that were refused with a place.
  package var refused = 0
  /// The numbers of files at which a promise was broken, and which.
  package var broken: [String] = []

  /// Counts nothing yet.
  package init() {}
}
