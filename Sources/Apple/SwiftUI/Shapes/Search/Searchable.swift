/// Where a field for searches stands.
///
/// Source: Apple, swiftui/searchfieldplacement.
public struct SearchFieldPlacement: Hashable, Sendable {
  let name: String
  /// The usual.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the bar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the column at the side.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// Below the bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
    -> SearchFieldPlacement
  { .navigationBarDrawer }

  /// When it can be seen.
  ///
  /// Source: Apple, swiftui/searchfieldplacement/navigationbardrawerdisplaymode.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// The usual.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

/// Closes a search: there is nothing to close here.
///
/// Source: Apple, swiftui/dismisssearchaction.
@MainActor @preconcurrency
public struct DismissSearchAction {
  /// Does nothing.
  public func callAsFunction() {}
}

extension View {
  func searched(_ text: Binding<String>) -> some View {
    played(
      BesideModifier(
        beside: NamedControl(kind: .field, name: "Search") { text.wrappedValue += "a" }))
  }

  /// Adds a field for searches, with the name "Search".
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searched(text) }
  /// Adds a field for searches, with the name "Search".
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searched(text) }
  /// Adds a field for searches, with the name "Search".
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searched(text) }
  /// Adds a field for searches, with the name "Search".
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searched(text) }
  /// Adds a field for searches, with the name "Search".
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searched(text) }
  /// Adds a field for searches, with the name "Search".
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View { searched(text) }
  /// Adds what a search may be for; it is not shown.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  /// Sets what a search is for; a plain value.
  public func searchCompletion(_ completion: String) -> some View { self }
  /// Adds where a search looks; they are not shown.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S)
    -> some View
  { self }
  /// Sets whether the field has the focus.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
}
