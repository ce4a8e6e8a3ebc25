import CommandKit

/// How the command and a worker send each other a value: the number of bytes, then JSON.
package enum MessageFrame {
  /// The error where what was received is no frame, nor the beginning of one.
  package struct GarbledBytes: Error {
    /// Creates the error.
    package init() {}
  }

  /// The most bytes of a document.
  package static let room = 1 << 26

  /// The frame of no document, which nothing can be read from.
  static let empty = Array("0\n".utf8)

  /// The frame of a value.
  package static func bytes(of value: some Encodable) -> [UInt8] {
    let document = JSONText.bytes(of: value)
    return Array("\(document.count)\n".utf8) + document
  }

  /// Takes a value from the front of what was received.
  ///
  /// - Returns: The value; nil while a part of its frame is missing.
  /// - Throws: `GarbledBytes`; an app can write to the pipe of its worker, too.
  package static func take<Value: Decodable>(
    from received: inout [UInt8]
  ) throws(GarbledBytes) -> Value? {
    let digits = "\(room)".utf8.count
    let head = received.prefix { (0x30...0x39).contains($0) }
    guard head.count <= digits else { throw GarbledBytes() }
    if head.count == received.count { return nil }
    guard received[head.count] == UInt8(ascii: "\n"),
      let count = Int(String(decoding: head, as: UTF8.self)), count <= room
    else { throw GarbledBytes() }
    let rest = received[(head.count + 1)...]
    if rest.count < count { return nil }
    guard let value: Value = JSONText.value(rest.prefix(count)) else { throw GarbledBytes() }
    received.removeFirst(head.count + 1 + count)
    return value
  }
}
