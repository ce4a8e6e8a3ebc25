import CoreTransferable
import PhotosUI
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Types of data, and what asks for files.
@MainActor
@Suite struct TransferTests {
  @Test func `A type is below those that the system puts above it`() throws {
    let type = try #require(UTType(filenameExtension: "JPG"))
    #expect(type == .jpeg)
    #expect(type.conforms(to: .image) && type.conforms(to: .item) && !type.conforms(to: .text))
    #expect(
      type.isSubtype(of: .data) && UTType.data.isSupertype(of: type) && !type.isSubtype(of: type))
    #expect(type.supertypes.contains(.content))
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType.png.preferredFilenameExtension == "png")
  }

  @Test func `An app's own type is below the one that the app says`() throws {
    let own = UTType(exportedAs: "com.example.notes", conformingTo: .json)
    #expect(own.conforms(to: .text) && !own.conforms(to: .image))
    #expect(UTType("com.example.other") == nil)
    let unknown = try #require(UTType(filenameExtension: "notes"))
    #expect(unknown.isDynamic && unknown.conforms(to: .data))
    #expect(
      UTType(tag: "txt", tagClass: .filenameExtension, conformingTo: .image)?.isDynamic == true)
  }

  @Test func `A user who is asked for a file can only give up, which the app hears`() {
    let tree = PlayedTree { Importer() }
    tree.tap("Open")
    #expect(tree.actions == ["Cancel"])
    tree.tap("Cancel")
    #expect(tree.text == ["cancelled"])
    #expect(tree.actions == ["Open"])
  }

  @Test func `A user who is asked for pictures chooses none`() {
    let tree = PlayedTree { Photos() }
    tree.tap("Photo")
    #expect(tree.text == ["none"])
    tree.tap("Several")
    #expect(tree.actions == ["Cancel", "Swipe down"])
    tree.tap("Cancel")
    #expect(tree.actions == ["Photo", "Several"])
  }

  @Test func `A style that is a colour is that colour, at each of its levels`() {
    #expect(Color(Color.red) == .red)
    #expect(Color(Color.Resolved(red: 1, green: 1, blue: 1)) == Color(white: 1))
    #expect(Color(.red) != Color(.blue))
    #expect(
      PlayedTree { Text("a").foregroundStyle(.fill.tertiary).background(.red.secondary) }.text == [
        "a"
      ])
  }

  @Test func `A value with several forms is one that can be dragged`() {
    let tree = PlayedTree {
      Text("a").draggable(Drawing()).dropDestination(for: Drawing.self) { _, _ in true }
    }
    #expect(tree.text == ["a"])
  }
}

private struct Importer: View {
  @State private var isOpen = false
  @State private var isCancelled = false

  var body: some View {
    Button("Open") { isOpen = true }
      .fileImporter(
        isPresented: $isOpen, allowedContentTypes: [.json], allowsMultipleSelection: false
      ) { _ in
      } onCancellation: {
        isCancelled = true
      }
    if isCancelled { Text("cancelled") }
  }
}

private struct Photos: View {
  @State private var photo: PhotosPickerItem?
  @State private var photos: [PhotosPickerItem] = []
  @State private var asks = false

  var body: some View {
    PhotosPicker(selection: $photo, matching: .any(of: [.images, .videos])) { Text("Photo") }
    Button("Several") { asks = true }
      .photosPicker(isPresented: $asks, selection: $photos, matching: .images)
    Text(photo == nil && photos.isEmpty ? "none" : "some")
  }
}

private struct Drawing: Codable, Transferable {
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: { _ in "drawing" })
  }
}
