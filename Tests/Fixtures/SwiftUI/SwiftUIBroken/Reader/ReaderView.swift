import SwiftUI

struct ReaderView: View {
  @Environment(\.scenePhase) private var scenePhase
  @AppStorage("reader.article") private var article = 0
  @State private var history = ReaderHistory()

  var body: some View {
    NavigationStack {
      List {
        ForEach(1..<4) { number in
          Button("Article \(number)") {
            article = number
            history.choose(number)
          }
        }
        Text(article == 0 ? "Choose an article" : "You read article \(article)")
      }
      .navigationTitle("Reader")
    }
    .onAppear { history.restore(article) }
    .onChange(of: article) { _, number in
      history.show(number)
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { history.leave() }
    }
  }
}
