public import SceneSpies
public import SwiftUI

// Values of SwiftUI's for stand-ins: an app that asks a kit for a colour or a picture gets a plain one.

extension Color: StandInAnswer {
  /// It is clear.
  public static var plainValue: Color { .clear }
}

extension Font: StandInAnswer {
  /// It is that of a body's text.
  public static var plainValue: Font { .body }
}

extension Image: StandInAnswer {
  /// It shows no picture.
  public static var plainValue: Image { Image("plain") }
}
