import Foundation

@testable import SwiftUIBroken
@testable import SwiftUIMended

// Broken and mended models are classes of two modules: what laws read of them is one protocol each.

@MainActor protocol CameraModel: LoggingModel { var isRunning: Bool { get } }
extension SwiftUIBroken.ScannerCamera: CameraModel {}
extension SwiftUIMended.ScannerCamera: CameraModel {}

@MainActor protocol ConnectionModel: LoggingModel { var isOnline: Bool { get } }
extension SwiftUIBroken.ChatEngine: ConnectionModel {}
extension SwiftUIMended.ChatEngine: ConnectionModel {}

@MainActor protocol PlayerModel: LoggingModel { var isPlaying: Bool { get } }
extension SwiftUIBroken.CinemaPlayer: PlayerModel {}
extension SwiftUIMended.CinemaPlayer: PlayerModel {}

@MainActor protocol ComposerModel: AnyObject { var draft: UUID? { get } }
extension SwiftUIBroken.PostComposer: ComposerModel {}
extension SwiftUIMended.PostComposer: ComposerModel {}

@MainActor protocol WorkoutModel: AnyObject { var running: Int { get } }
extension SwiftUIBroken.WorkoutLog: WorkoutModel {}
extension SwiftUIMended.WorkoutLog: WorkoutModel {}
@MainActor protocol ClockModel: AnyObject { var seconds: Int { get } }
extension SwiftUIBroken.WorkoutClock: ClockModel {}
extension SwiftUIMended.WorkoutClock: ClockModel {}

@MainActor protocol HistoryModel: LoggingModel {
  var shown: Int { get }
  var chosen: Int { get }
}
extension SwiftUIBroken.ReaderHistory: HistoryModel {}
extension SwiftUIMended.ReaderHistory: HistoryModel {}

@MainActor protocol VisitModel: LoggingModel {
  var opens: Int { get }
  var visits: Int { get }
}
extension SwiftUIBroken.StepsAnalytics: VisitModel {}
extension SwiftUIMended.StepsAnalytics: VisitModel {}

@MainActor protocol StoreModel: LoggingModel { var isSaved: Bool { get } }
extension SwiftUIBroken.JournalStore: StoreModel {}
extension SwiftUIMended.JournalStore: StoreModel {}

@MainActor protocol EditorModel: LoggingModel { var hasChanges: Bool { get } }
extension SwiftUIBroken.MemoEditor: EditorModel {}
extension SwiftUIMended.MemoEditor: EditorModel {}

@MainActor protocol ShortcutModel: AnyObject { var performed: [String] { get } }
extension SwiftUIBroken.TodoStore: ShortcutModel {}
extension SwiftUIMended.TodoStore: ShortcutModel {}

@MainActor protocol ForecastModel: AnyObject {
  var requests: Int { get }
  var refreshes: Int { get }
}
extension SwiftUIBroken.WeatherStore: ForecastModel {}
extension SwiftUIMended.WeatherStore: ForecastModel {}

@MainActor protocol DrawingModel: AnyObject { var drawn: Int { get } }
extension SwiftUIBroken.SketchSession: DrawingModel {}
extension SwiftUIMended.SketchSession: DrawingModel {}
@MainActor protocol PaperModel: AnyObject { var strokes: Int { get } }
extension SwiftUIBroken.SketchPad: PaperModel {}
extension SwiftUIMended.SketchPad: PaperModel {}

@MainActor protocol LineModel: AnyObject {
  var isHere: Bool { get }
  var guest: String? { get }
}
extension SwiftUIBroken.GuestLine: LineModel {}
extension SwiftUIMended.GuestLine: LineModel {}
@MainActor protocol ArrivalModel: AnyObject { var arrived: Set<String> { get } }
extension SwiftUIBroken.GuestList: ArrivalModel {}
extension SwiftUIMended.GuestList: ArrivalModel {}

extension SwiftUIBroken.MarketPrices: LoggingModel {}
extension SwiftUIMended.MarketPrices: LoggingModel {}

@MainActor protocol ScreenModel: LoggingModel { var isCovered: Bool { get } }
extension SwiftUIBroken.WalletScreen: ScreenModel {}
extension SwiftUIMended.WalletScreen: ScreenModel {}

@MainActor protocol GuideModel: LoggingModel, OpeningModel {}
extension SwiftUIBroken.TravelGuide: GuideModel {}
extension SwiftUIMended.TravelGuide: GuideModel {}

extension SwiftUIBroken.LibraryStore: OpeningModel {}
extension SwiftUIMended.LibraryStore: OpeningModel {}
extension SwiftUIBroken.KitchenStore: OpeningModel {}
extension SwiftUIMended.KitchenStore: OpeningModel {}
extension SwiftUIBroken.PlannerStore: OpeningModel {}
extension SwiftUIMended.PlannerStore: OpeningModel {}
extension SwiftUIBroken.MuseumGuide: OpeningModel {}
extension SwiftUIMended.MuseumGuide: OpeningModel {}
