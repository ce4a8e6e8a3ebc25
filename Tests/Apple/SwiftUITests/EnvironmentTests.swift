import SwiftUI
import Testing

/// What a view reads from the views around it.
@MainActor
@Suite struct EnvironmentTests {
  // F51
  @Test func `A key has its default value where no view has set another`() {
    let played = PlayedTree { TintView() }
    #expect(played.text == ["default"])
  }

  // F52
  @Test func `A value is set for the view and all its descendants`() {
    let played = PlayedTree { VStack { Group { TintView() } }.environment(\.tint, "red") }
    #expect(played.text == ["red"])
  }

  @Test func `A phase that a view sets is that of the views below`() {
    let played = PlayedTree { PhaseLeafView().environment(\.scenePhase, .inactive) }
    #expect(played.text == ["inactive"])
  }

  // F53
  @Test func `A value has no effect outside the view that it is set for`() {
    let played = PlayedTree {
      TintView().environment(\.tint, "red")
      TintView()
    }
    #expect(played.text == ["red", "default"])
  }

  // F54
  @Test func `A view inherits what is not set nearer to it`() {
    let played = PlayedTree {
      VStack {
        TintView()
        TintView().environment(\.tint, "blue")
      }.environment(\.tint, "red")
    }
    #expect(played.text == ["red", "blue"])
  }

  // F55
  @Test func `A change of a value updates the views that read it`() {
    let played = PlayedTree { FlipView { TintView().environment(\.tint, $0 ? "red" : "blue") } }
    #expect(played.text == ["blue"])
    played.tap("flip")
    #expect(played.text == ["red"])
  }

  // F56
  @Test func `transformEnvironment changes the value that comes from outside`() {
    let played = PlayedTree {
      FlipView {
        TintView()
          .transformEnvironment(\.tint) { $0 += "-dark" }
          .environment(\.tint, $0 ? "blue" : "red")
      }
    }
    #expect(played.text == ["red-dark"])
    played.tap("flip")
    #expect(played.text == ["blue-dark"])
  }

  // F58
  @Test func `environmentObject makes an object available to the subviews`() {
    let played = PlayedTree {
      VStack { InheritingView() }.environmentObject(NameModel(name: "M"))
    }
    #expect(played.text == ["M"])
  }

  // F59
  @Test func `A change of an environment object updates the views that declare it`() {
    let model = NameModel()
    let played = PlayedTree { VStack { InheritingView() }.environmentObject(model) }
    played.does { model.name = "B" }
    #expect(played.text == ["B"])
  }

  // F60
  @Test func `environment gives an observable object by its type`() {
    let played = PlayedTree {
      VStack { BookReadingView() }.environment(BookModel(title: "T"))
    }
    #expect(played.text == ["T"])
  }

  // F61
  @Test func `The nearest object of a type is the one that is read`() {
    let played = PlayedTree {
      MaybeBookView().environment(BookModel(title: "near")).environment(BookModel(title: "far"))
    }
    #expect(played.text == ["near"])
  }

  // F62
  @Test func `An optional observable object is nil where none has been set`() {
    let played = PlayedTree { MaybeBookView() }
    #expect(played.text == ["none"])
  }

  // F63
  @Test func `environment with nil takes the object of the type out`() {
    let played = PlayedTree {
      VStack { MaybeBookView().environment(nil as BookModel?) }
        .environment(BookModel(title: "T"))
    }
    #expect(played.text == ["none"])
  }
}

private struct BookReadingView: View {
  @Environment(BookModel.self) private var book

  var body: some View { Text(book.title) }
}

private struct MaybeBookView: View {
  @Environment(BookModel.self) private var book: BookModel?

  var body: some View { Text(book?.title ?? "none") }
}

private struct PhaseLeafView: View {
  @Environment(\.scenePhase) private var phase

  var body: some View { Text("\(phase)") }
}
