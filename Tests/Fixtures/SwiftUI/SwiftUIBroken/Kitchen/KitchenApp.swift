import SwiftUI

// @main, where the app stands alone.
struct KitchenApp: App {
  @StateObject private var store = KitchenStore()

  var body: some Scene {
    WindowGroup {
      KitchenView()
        .environmentObject(store)
    }
  }
}

struct KitchenRecipeView: View {
  @EnvironmentObject private var store: KitchenStore
  let recipe: String

  var body: some View {
    VStack {
      Text(recipe)
      Button("Favourite") { store.toggleFavourite(recipe) }
    }
  }
}

struct KitchenSettingsView: View {
  @EnvironmentObject private var store: KitchenStore
  @Environment(\.dismiss) private var dismiss
  @State private var isAsking = false

  var body: some View {
    VStack {
      Button("Clear favourites") { isAsking = true }
      Button("Done") { dismiss() }
    }
    .confirmationDialog("Clear all favourites?", isPresented: $isAsking) {
      Button("Clear", role: .destructive) { store.clear() }
    }
  }
}
