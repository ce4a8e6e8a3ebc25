extension Style {
  /// Apps that live where their test runs.
  private static let free: [Style] = [
    Style(AlertsStyle.self), Style(AnalyticsStyle.self), Style(BadgeStyle.self),
    Style(BankStyle.self), Style(BootstrapStyle.self), Style(BrowserStyle.self),
    Style(CameraStyle.self), Style(CarAudioStyle.self), Style(CodesStyle.self),
    Style(ComposerStyle.self), Style(CrashLogStyle.self), Style(DocumentStyle.self),
    Style(DownloadsStyle.self), Style(FaceLockStyle.self), Style(GameStyle.self),
    Style(HandoffStyle.self), Style(HealthStyle.self), Style(InboxStyle.self),
    Style(KeyVaultStyle.self), Style(LibraryStyle.self), Style(LinkRouterStyle.self),
    Style(LiveScoresStyle.self), Style(LockedMailStyle.self), Style(MapsStyle.self),
    Style(MeterStyle.self), Style(NotesStyle.self), Style(PhaseStyle.self),
    Style(PomodoroStyle.self), Style(RadioStyle.self), Style(ReaderStyle.self),
    Style(ReducerStyle.self), Style(RefreshStyle.self), Style(SheetsStyle.self),
    Style(ShieldStyle.self), Style(SignInStyle.self), Style(SketchStyle.self),
    Style(SlidesStyle.self), Style(SocketStyle.self), Style(ThemeStyle.self),
    Style(TorchStyle.self), Style(VisitsStyle.self),
  ]

  /// Apps that live on the main actor.
  @MainActor private static let onMain: [Style] = [
    Style(onMain: FilmStyle.self), Style(onMain: NavigationStyle.self),
    Style(onMain: SyncStyle.self), Style(onMain: TickerStyle.self), Style(onMain: UploadStyle.self),
  ]

  /// Every app.
  @MainActor static let all: [Style] = free + onMain

  /// Every wrong version of every app.
  @MainActor static let wrong: [WrongStyle] = all.flatMap { style in
    style.wrong.map { WrongStyle(style: style, law: $0.law, bug: $0.bug) }
  }
}
