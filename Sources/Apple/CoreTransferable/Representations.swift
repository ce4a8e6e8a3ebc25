public import Foundation
public import UniformTypeIdentifiers

// The forms of a value; nothing is written or read here.

/// A value in the form of its codes.
///
/// Source: Apple, coretransferable/codablerepresentation.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Creates the form with JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value in the form of bytes.
///
/// Source: Apple, coretransferable/datarepresentation.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates the form of a value that is written and read.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Creates the form of a value that is written.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// Creates the form of a value that is read.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A value in the form of a file.
///
/// Source: Apple, coretransferable/filerepresentation.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates the form of a value that is written and read.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Creates the form of a value that is written.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// Creates the form of a value that is read.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A value in the form of another one.
///
/// Source: Apple, coretransferable/proxyrepresentation.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  /// Creates the form of a value that is written and read.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {}
  /// Creates the form of a value that is written.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
  /// Creates the form of a value that is read.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
}

/// A file on its way out.
///
/// Source: Apple, coretransferable/senttransferredfile.
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether the receiver may open the file itself.
  public let allowAccessingOriginalFile: Bool

  /// Creates one of a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that came in.
///
/// Source: Apple, coretransferable/receivedtransferredfile.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Whether it is the sender's own file.
  public let isOriginalFile: Bool
}

extension String: Transferable {
  /// Text in UTF-8.
  public static var transferRepresentation: CodableRepresentation<String> {
    CodableRepresentation(contentType: .utf8PlainText)
  }
}

extension AttributedString: Transferable {
  /// Text with formats.
  public static var transferRepresentation: ProxyRepresentation<AttributedString, String> {
    ProxyRepresentation(exporting: { String($0.characters) })
  }
}

extension Data: Transferable {
  /// Bytes.
  public static var transferRepresentation: CodableRepresentation<Data> {
    CodableRepresentation(contentType: .data)
  }
}

extension URL: Transferable {
  /// The text of the URL.
  public static var transferRepresentation: CodableRepresentation<URL> {
    CodableRepresentation(contentType: .url)
  }
}
