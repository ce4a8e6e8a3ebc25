import SwiftUI

struct ChatView: View {
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
  }
}
