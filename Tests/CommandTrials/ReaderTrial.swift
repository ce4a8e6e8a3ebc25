package import CommandKit
import SceneCommand
import SceneLifecycle
import SceneGate

/// Feeds a reader files that no program wrote: it answers with the place of the mistake, or it reads.
///
/// A trap ends the process; numbers say which file did it.
package struct ReaderTrial: Sendable {
  /// The reader.
  package var kind: FileKind
  /// Files that it reads, to be changed.
  package var samples: [[UInt8]]

  /// Creates a trial.
  package init(_ kind: FileKind, samples: [[UInt8]]) {
    self.kind = kind
    self.samples = samples
  }

  /// Feeds files with some numbers.
  package func run(_ numbers: Range<UInt64>) -> ReaderTrialResult {
    var report = ReaderTrialResult()
    for number in numbers {
      let file = self.file(number)
      let start = ContinuousClock.now
      do throws(CommandError) {
        try kind.use(file, "file")
        report.read += 1
      } catch {
        report.refused += 1
        if error.status != .misused || error.diagnostic.place == nil {
          report.unplaced.append(number)
        }
      }
      report.longest = max(report.longest, ContinuousClock.now - start)
    }
    return report
  }

  /// What the reader says of the file with a number.
  package func answer(to number: UInt64) -> String {
    do throws(CommandError) {
      try kind.use(file(number), "file")
      return "it is read"
    } catch {
      return "status \(error.status.rawValue): \(error.diagnostic)"
    }
  }

  /// The file with a number.
  package func file(_ number: UInt64) -> [UInt8] {
    var mutation = Mutation(seed: number)
    let sample = samples[Int(number % UInt64(max(1, samples.count)))]
    return mutation.changed(sample)
  }
}

extension ReaderTrial {
  /// A trial with files of a checkout, or with what the command writes.
  ///
  /// - Parameters:
  ///   - kind: What is read.
  ///   - checkout: The root of the project's checkout.
  ///   - folder: Where the command may write.
  package init(_ kind: FileKind, checkout: String, folder: String) async throws(CommandError) {
    var samples: [[UInt8]] = []
    switch kind {
    case .scenario:
      for path in try Disk.scenes(below: checkout + "/corpus") {
        samples.append(try Disk.read(path))
      }
    case .recording:
      for path in try Disk.files(below: checkout + "/Tests/Fixtures", ending: ".trace") {
        samples.append(try Disk.read(path))
      }
    case .settings:
      samples = [
        "seed 7\nkeep-going yes\nfor 2h # long\njobs 2\nrequire home=5%\n"
      ]
      .map { Array($0.utf8) }
    case .baseline:
      samples = ["scenefuzz-baseline 1\nbucket scene.connects-once scene 5d381975 # old\n"]
        .map { Array($0.utf8) }
    case .result:
      let campaigns = ["--fixed 2 --cases 1", "--fixed 0 --cases 2 --defect connect-repeated"]
      for (number, options) in campaigns.enumerated() {
        let path = "\(folder)/\(number).result"
        let words =
          "ci --contract --seed 5 --shard 1/1 --quiet --corpus \(folder) \(options) --results"
        _ = await FuzzCommand.run(
          words.split(separator: " ").map(String.init) + [path],
          Console(write: { _ in }, report: { _ in }))
        samples.append(try Disk.read(path))
      }
    }
    self.init(kind, samples: samples)
  }
}

/// What a reader did.
package struct ReaderTrialResult: Hashable, Sendable {
  /// Files that were read.
  package var read = 0
  /// Files that were refused with a place.
  package var refused = 0
  /// Numbers of files that were refused without a place, or with another status than 2.
  package var unplaced: [UInt64] = []
  /// The longest time for one file.
  package var longest = Duration.zero

  /// Counts nothing yet.
  package init() {}

  /// Adds what the reader did with other files.
  package mutating func add(_ other: ReaderTrialResult) {
    read += other.read
    refused += other.refused
    unplaced += other.unplaced
    longest = max(longest, other.longest)
  }
}
