import SwiftUI

// Views that several tests show.

/// A count of its own; the button `add NAME` adds one.
struct CountView: View {
  var name = "n"
  @State private var count = 0

  var body: some View {
    Text("\(name)=\(count)")
    Button("add \(name)") { count += 1 }
  }
}

/// Notes when it appears and when it disappears.
struct MarkedView: View {
  let name: String

  var body: some View {
    Text(name).onAppear { Log.add("+\(name)") }.onDisappear { Log.add("-\(name)") }
  }
}

/// Notes each time that its body is read.
struct ReadView: View {
  let name: String

  var body: some View {
    let _ = Log.add(name)
    Text(name)
  }
}

/// A value that the button `flip` changes.
struct FlipView<Content: View>: View {
  @State private var isOn = false
  @ViewBuilder let content: (Bool) -> Content

  var body: some View {
    Button("flip") { isOn.toggle() }
    content(isOn)
  }
}

/// A number that the button `next` adds one to.
struct StepView<Content: View>: View {
  @State private var number = 0
  @ViewBuilder let content: (Int) -> Content

  var body: some View {
    Button("next") { number += 1 }
    content(number)
  }
}

/// An object whose properties are observed one by one.
@Observable final class BookModel {
  var title: String
  var author = "X"
  var isFree = true

  init(title: String = "A") { self.title = title }
}

/// Shows a book's title.
struct BookTitleView: View {
  let book: BookModel

  var body: some View {
    let _ = Log.add("title")
    Text(book.title)
  }
}

/// An object that is observed as a whole.
final class NameModel: ObservableObject {
  @Published var name: String
  var plain = "A"

  init(name: String = "A") { self.name = name }
}

/// Shows a model's name.
struct ObservingView: View {
  @ObservedObject var model: NameModel

  var body: some View {
    let _ = Log.add("observer")
    Text(model.name)
  }
}

/// Shows the name of a model that is handed down.
struct InheritingView: View {
  @EnvironmentObject private var model: NameModel

  var body: some View { Text(model.name) }
}

/// A key of the surroundings.
struct TintKey: EnvironmentKey { static let defaultValue = "default" }

extension EnvironmentValues {
  /// A value of the tests' own.
  var tint: String {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

/// Shows a value of the surroundings.
struct TintView: View {
  @Environment(\.tint) private var tint

  var body: some View { Text(tint) }
}
