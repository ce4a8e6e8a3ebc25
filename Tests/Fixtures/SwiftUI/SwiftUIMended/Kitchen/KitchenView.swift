import SwiftUI

enum KitchenSheet: Identifiable, Hashable {
  case settings
  case recipe(String)

  var id: Self { self }
}

struct KitchenView: View {
  @EnvironmentObject private var store: KitchenStore
  @State private var sheet: KitchenSheet?

  var body: some View {
    NavigationStack {
      List(store.favourites, id: \.self) { recipe in
        Text(recipe)
      }
      .navigationTitle("Kitchen")
      .toolbar {
        Button("Settings") { sheet = .settings }
      }
    }
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .settings: KitchenSettingsView()
      case .recipe(let recipe): KitchenRecipeView(recipe: recipe)
      }
    }
    .onOpenURL { url in
      // Another item takes the first sheet down and presents the recipe.
      sheet = .recipe(url.lastPathComponent)
      store.didOpen(url)
    }
  }
}
