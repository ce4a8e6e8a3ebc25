/// Where a field for searches stands.
///
/// Source: Apple, swiftui/searchfieldplacement.
public struct SearchFieldPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  { .navigationBarDrawer }

  /// When it can be seen.
  ///
  /// Source: Apple, swiftui/searchfieldplacement/navigationbardrawerdisplaymode.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

/// Closes a search: there is nothing to close here.
///
/// Source: Apple, swiftui/dismisssearchaction.
@MainActor @preconcurrency
public struct DismissSearchAction {
  public func callAsFunction() {}
}

extension View {
  func searched(_ text: Binding<String>) -> some View {
    played(
      BesideModifier(
        beside: NamedControl(kind: .field, name: "Search") { text.wrappedValue += "a" }))
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searched(text) }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searched(text) }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searched(text) }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searched(text) }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searched(text) }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View { searched(text) }
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  public func searchCompletion(_ completion: String) -> some View { self }
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
    -> some View
  { self }
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
}
