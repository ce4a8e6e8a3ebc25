import UIKit

/// The answers to questions that Apple leaves open, by name: each has a usual one.
///
/// A test sets other answers to see that its app does not hang on one of them.
public struct SwiftUIChoices: Hashable, Sendable {
  /// Whether only the innermost of several views that take links gets one; usually all get it.
  public var oneViewTakesLinks = false
  /// Whether of several views that take a link or an activity the outer ones get it first.
  ///
  /// Usually the innermost is called first, as apps have seen (report: getdictus/dictus-ios 264).
  public var outerTakesLinksFirst = false
  /// Whether a link of the web is never an activity.
  ///
  /// Usually views that await activities of the type `NSUserActivityTypeBrowsingWeb` get it where no view
  /// takes links: Apple's page of `onOpenURL` says that it is no activity, and its sample of an App Clip
  /// awaits one.
  public var webLinksAreNoActivities = false
  /// Whether views disappear when their scene disconnects; usually nothing is called.
  public var disappearsAtDisconnection = false
  /// Whether outer views appear before those in them; usually the innermost comes first.
  public var outerAppearsFirst = false
  /// Whether tasks begin before what appears is called; usually behind it.
  public var tasksBeginFirst = false
  /// Whether each write of a state or of a published property is a change of its own.
  ///
  /// Usually two writes in a turn are one change.
  public var eachWriteIsAChange = false
  /// Whether a tap on a notification that starts the app is told before its first scene connects.
  ///
  /// Usually it is told behind the connection. A delegate that posts it to views then finds none that
  /// listen (report: ls1intum/artemis-ios 228).
  public var answersComeFirst = false
  /// Whether a link that opens a window is told before its scene is active.
  ///
  /// Usually views get it once they are shown; either way they have appeared before.
  public var linksComeBeforeActive = false

  /// Creates the usual answers.
  public init() {}

  /// The usual answers.
  public static let usual = SwiftUIChoices()

  /// The answers in the process that is played.
  package static var current: SwiftUIChoices {
    get { holder.wrappedValue }
    set {
      holder.wrappedValue = newValue
      PublishedWrites.reads = nil
      if newValue.eachWriteIsAChange { PublishedWrites.reads = { ViewTurn.current.takesWrite() } }
    }
  }
  private static let holder = PerProcess(wrappedValue: SwiftUIChoices())
}
