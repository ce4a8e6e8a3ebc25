import SwiftUI
import Testing

/// When a change of an object reaches a view.
@MainActor
@Suite struct ObjectTests {
  // F35
  @Test func `A view depends on the properties that its body reads`() {
    let book = BookModel()
    let played = PlayedTree { BookTitleView(book: book) }
    played.does { book.title = "B" }
    #expect(played.text == ["B"])
  }

  // F36
  @Test func `A change of a property that body does not read leaves the view alone`() {
    let book = BookModel()
    let played = PlayedTree { BookTitleView(book: book) }
    played.does { book.author = "Z" }
    #expect(played.log == ["title"])
  }

  // F37
  @Test func `A view that only hands the object on is not updated`() {
    let book = BookModel()
    let played = PlayedTree { ShelfView(book: book) }
    played.does { book.title = "B" }
    #expect(played.log == ["shelf", "title", "title"])
  }

  // F38
  @Test func `A computed property counts as read what its getter reads`() {
    let library = LibraryModel()
    let played = PlayedTree { FreeBooksView(library: library) }
    #expect(played.text == ["2"])
    played.does { library.books[0].isFree = false }
    #expect(played.text == ["1"])
  }

  // F39
  @Test func `An object that the view does not store is tracked as well`() {
    let played = PlayedTree { GlobalBookView() }
    played.does { GlobalBookView.book.title = "B" }
    #expect(played.text == ["B"])
  }

  // F40
  @Test func `A property that is reached through another object is tracked`() {
    let library = LibraryModel()
    let played = PlayedTree { FirstBookView(library: library) }
    played.does { library.books[0].title = "B" }
    #expect(played.text == ["B"])
  }

  // F41
  @Test func `A change of a collection that body reads updates the view`() {
    let library = LibraryModel()
    let played = PlayedTree { TitlesView(library: library) }
    played.does { library.books.append(BookModel(title: "C")) }
    #expect(played.text == ["A", "A", "C"])
  }

  // F42
  @Test func `A view that stores another reference is updated`() {
    let books = [BookModel(title: "A"), BookModel(title: "B")]
    let played = PlayedTree { StepView { BookTitleView(book: books[$0]) } }
    played.tap("next")
    #expect(played.text == ["B"])
  }

  // F43
  @Test func `An observable object in a State stays the same object`() {
    let played = PlayedTree { StepView { _ in BookOwningView() } }
    played.tap("write")
    played.tap("next")
    #expect(played.text == ["B"])
  }

  // F44
  @Test func `A Bindable gives bindings that write into the object`() {
    let book = BookModel()
    PlayedTree { BindableView(book: book) }.tap("free")
    #expect(book.isFree == false)
  }

  // F45
  @Test func `A Bindable may be a local variable of a body`() {
    let book = BookModel()
    PlayedTree { LocalBindableView(book: book) }.tap("free")
    #expect(book.isFree == false)
  }
}

/// Objects that are observed as a whole.
@MainActor
@Suite struct ObservableObjectTests {
  // F46
  @Test func `A StateObject is made once for its view's life`() {
    let played = PlayedTree { StepView { ObjectOwningView(input: $0) } }
    played.tap("next")
    #expect(played.log == ["made 0"])
    #expect(played.text == ["1 of 0"])
  }

  // F47
  @Test func `A view with a new identity makes a new StateObject`() {
    let played = PlayedTree { StepView { ObjectOwningView(input: $0).id($0) } }
    played.tap("next")
    #expect(played.log == ["made 0", "made 1"])
  }

  // F48
  @Test func `A change of a published property updates every view that observes`() {
    let model = NameModel()
    let played = PlayedTree {
      ObservingView(model: model)
      ObservingView(model: model)
    }
    played.does { model.name = "B" }
    #expect(played.text == ["B", "B"])
  }

  // F49
  @Test func `A property without Published updates no view`() {
    let model = NameModel()
    let played = PlayedTree { ObservingView(model: model) }
    played.does { model.plain = "B" }
    #expect(played.log == ["observer"])
  }

  // F50
  @Test func `objectWillChange emits before the property changes`() {
    let model = NameModel()
    let played = PlayedTree { ObservingView(model: model) }
    let sink = model.objectWillChange.sink { Log.add(model.name) }
    played.does { model.name = "B" }
    #expect(played.log == ["observer", "A", "observer"])
    withExtendedLifetime(sink) {}
  }
}

@Observable private final class LibraryModel {
  var books = [BookModel(), BookModel()]
  var free: Int { books.filter(\.isFree).count }
}

private struct ShelfView: View {
  let book: BookModel

  var body: some View {
    let _ = Log.add("shelf")
    BookTitleView(book: book)
  }
}

private struct FreeBooksView: View {
  let library: LibraryModel
  var body: some View { Text("\(library.free)") }
}

private struct GlobalBookView: View {
  static let book = BookModel()
  var body: some View { Text(Self.book.title) }
}

private struct FirstBookView: View {
  let library: LibraryModel
  var body: some View { Text(library.books[0].title) }
}

private struct TitlesView: View {
  let library: LibraryModel
  var body: some View {
    ForEach(Array(library.books.enumerated()), id: \.offset) { Text($0.element.title) }
  }
}

private struct BookOwningView: View {
  @State private var book = BookModel()
  var body: some View {
    Text(book.title)
    Button("write") { book.title = "B" }
  }
}

private struct BindableView: View {
  @Bindable var book: BookModel
  var body: some View { Toggle("free", isOn: $book.isFree) }
}

private struct LocalBindableView: View {
  let book: BookModel
  var body: some View {
    @Bindable var book = book
    Toggle("free", isOn: $book.isFree)
  }
}

private struct ObjectOwningView: View {
  final class Owned: ObservableObject {
    let input: Int
    @MainActor init(_ input: Int) {
      self.input = input
      Log.add("made \(input)")
    }
  }

  let input: Int
  @StateObject private var owned: Owned

  init(input: Int) {
    self.input = input
    _owned = StateObject(wrappedValue: Owned(input))
  }

  var body: some View { Text("\(input) of \(owned.input)") }
}
