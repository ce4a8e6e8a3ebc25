import SwiftUI

struct ChatView: View {
  @Environment(\.scenePhase) private var scenePhase
  @EnvironmentObject private var engine: ChatEngine
  @State private var text = ""
  @State private var unread = 0

  var body: some View {
    VStack {
      Text(engine.isOnline ? "Online" : "Offline")
      List(engine.messages) { message in
        Text(message.text)
      }
      HStack {
        TextField("Message", text: $text)
        Button("Send") {
          engine.send(text)
          text = ""
        }
        .disabled(text.isEmpty)
      }
      Text("\(unread) unread")
    }
    .onReceive(engine.$messages) { messages in
      unread = messages.count
    }
    .onChange(of: scenePhase, initial: true) { _, phase in
      switch phase {
      case .active: engine.connect()
      case .background: engine.disconnect()
      default: break
      }
    }
  }
}
