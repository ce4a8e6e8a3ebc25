import SwiftUI
@propertyWrapper struct Clamped<V: Comparable> { var wrappedValue: V; init(wrappedValue: V, _ r: ClosedRange<V>) { self.wrappedValue = wrappedValue } }
struct Panel: View {
  @State private var isOn = false
  @Clamped(0...10) var level = 3, other = 4
  @ViewBuilder var body: some View {
    if #available(iOS 16, *) { Text("new").onTapGesture { isOn.toggle() } } else { Text("old") }
    switch level { case 0..<5: EmptyView() default: ForEach(0..<level) { _ in Text("\($0)") } }
  }
}
#Preview("panel") { Panel() }
struct Panel_Previews: PreviewProvider { static var previews: some View { Panel() } }
