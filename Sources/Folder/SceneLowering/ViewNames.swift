/// Names of SwiftUI's that say what a closure is, and what a modifier stands behind.
package enum ViewNames {
  /// The most words that a modifier has before a mistake in it.
  package static let mostWords = 4_000

  /// Views and scenes.
  package static let types: Set<String> = [
    "Text", "Image", "Label", "Button", "List", "Form", "Section", "VStack", "HStack", "ZStack",
    "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "ScrollView",
    "NavigationView", "NavigationStack", "NavigationSplitView", "NavigationLink", "TabView", "Tab",
    "Group", "ForEach", "Spacer", "Divider", "EmptyView", "AnyView", "Toggle", "TextField",
    "SecureField", "TextEditor", "Picker", "DatePicker", "Stepper", "Slider", "ProgressView",
    "Link", "Menu", "GeometryReader", "Rectangle", "RoundedRectangle", "Circle", "Capsule",
    "Ellipse", "Path", "LinearGradient", "RadialGradient", "AngularGradient", "AsyncImage",
    "DisclosureGroup", "ControlGroup", "GroupBox", "TupleView", "ModifiedContent", "WindowGroup",
    "ConditionalContent", "_ConditionalContent", "Canvas", "TimelineView", "ShareLink",
  ]

  /// Types whose static members have the type itself; Xcode makes those of resources from catalogues.
  package static let values: Set<String> = [
    "Color", "Font", "Animation", "ColorResource", "ImageResource",
  ]

  /// Names with a large letter whose closures are code.
  package static let doers: Set<String> = [
    "Button", "Task", "Timer", "Binding", "DispatchQueue", "Thread", "Result", "AnyPublisher",
    "RenameButton", "EditButton", "Publisher", "Future", "DragGesture", "TapGesture",
  ]

  /// Modifiers that take views.
  package static let showers: Set<String> = [
    "sheet", "fullScreenCover", "popover", "overlay", "background", "toolbar", "safeAreaInset",
    "contextMenu", "swipeActions", "navigationDestination", "tabItem", "mask", "inspector",
    "confirmationDialog", "alert", "navigationBarItems", "searchSuggestions", "listRowBackground",
  ]

  /// Labels of closures with views.
  package static let labels: Set<String> = [
    "label", "content", "header", "footer", "destination", "icon", "title", "actions", "message",
    "placeholder", "detail", "sidebar", "currentValueLabel", "minimumValueLabel", "description",
    "maximumValueLabel", "primaryAction",
  ]

  /// Modifiers that stand for what a view does in its life.
  package static let lifeCycle: Set<String> = [
    "onOpenURL", "onAppear", "onDisappear", "onChange", "onReceive", "task", "refreshable",
    "onContinueUserActivity", "userActivity", "sheet", "fullScreenCover", "handlesExternalEvents",
    "backgroundTask", "navigationDestination",
  ]

  /// Wrappers of what a view keeps or reads.
  package static let wrappers: Set<String> = [
    "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Binding",
    "Bindable", "AppStorage", "SceneStorage", "FocusState", "UIApplicationDelegateAdaptor",
  ]
}
