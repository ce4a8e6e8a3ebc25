extension Style {
  /// Apps that live where their test runs.
  private static let free: [Style] = [
    Style(AlertsStyle.self), Style(AnalyticsStyle.self), Style(BankStyle.self),
    Style(BootstrapStyle.self), Style(BrowserStyle.self), Style(CameraStyle.self),
    Style(CarAudioStyle.self), Style(CrashLogStyle.self), Style(DocumentStyle.self),
    Style(DownloadsStyle.self), Style(FaceLockStyle.self), Style(GameStyle.self),
    Style(InboxStyle.self), Style(KeyVaultStyle.self), Style(LibraryStyle.self),
    Style(LinkRouterStyle.self), Style(LiveScoresStyle.self), Style(LockedMailStyle.self),
    Style(MapsStyle.self), Style(NotesStyle.self), Style(RadioStyle.self), Style(ReaderStyle.self),
    Style(SheetsStyle.self), Style(ShieldStyle.self), Style(SignInStyle.self),
    Style(SketchStyle.self), Style(SlidesStyle.self), Style(SocketStyle.self),
    Style(VisitsStyle.self),
  ]

  /// Apps that live on the main actor.
  @MainActor private static let onMain: [Style] = [
    Style(onMain: FilmStyle.self), Style(onMain: SyncStyle.self), Style(onMain: TickerStyle.self),
  ]

  /// Every app.
  @MainActor static let all: [Style] = free + onMain

  /// Every wrong version of every app.
  @MainActor static let wrong: [WrongStyle] = all.flatMap { style in
    style.wrong.map { WrongStyle(style: style, law: $0.law, bug: $0.bug) }
  }
}
