@_exported public import Foundation

/// An object as a store keeps it.
struct StoreRecord {
  let number: Int
  let entity: String
  var values: [String: StoredValue]
}

/// A change that a save makes.
enum StoreChange {
  /// A record is new or has other values.
  case put(StoreRecord)
  /// The record of a number is gone.
  case remove(Int)
}

/// Where a context takes its objects from, and saves them to.
protocol StoreSource: AnyObject {
  /// The records in the order in which they came.
  func records() throws -> [StoreRecord]
  /// Takes what a context saves.
  func take(_ changes: [StoreChange], from context: NSManagedObjectContext) throws
  /// A number that no record has had.
  func nextNumber() -> Int
}

/// The records of a store, in memory and, where it has a file, there.
final class StoreRecords {
  private(set) var records: [StoreRecord] = []
  private var last = 0
  private let file: URL?

  /// Reads what the file has; a file that is no store's is an empty one.
  init(file: URL?) {
    self.file = file
    guard let file, let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = (list as? [String: Any])?["records"] as? [[String: Any]]
    else { return }
    last = (list as? [String: Any])?["last"] as? Int ?? 0
    records = entries.compactMap(Self.record)
    last = max(last, records.map(\.number).max() ?? 0)
  }

  func nextNumber() -> Int {
    last += 1
    return last
  }

  func take(_ changes: [StoreChange]) throws {
    for change in changes {
      switch change {
      case .remove(let number): records.removeAll { $0.number == number }
      case .put(let record):
        if let index = records.firstIndex(where: { $0.number == record.number }) {
          records[index] = record
        } else {
          records.append(record)
        }
      }
    }
    try write()
  }

  /// Writes the file as it has to be after a save.
  func write() throws {
    guard let file else { return }
    let list: [String: Any] = ["last": last, "records": records.map(Self.propertyList)]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  private static func propertyList(_ record: StoreRecord) -> [String: Any] {
    [
      "number": record.number, "entity": record.entity,
      "values": record.values.compactMapValues(\.propertyList),
    ]
  }

  private static func record(_ entry: [String: Any]) -> StoreRecord? {
    guard let number = entry["number"] as? Int, let entity = entry["entity"] as? String,
      let values = entry["values"] as? [String: Any]
    else { return nil }
    return StoreRecord(
      number: number, entity: entity,
      values: values.compactMapValues { StoredValue(propertyList: $0) })
  }
}
