import SceneFuzzing
import SceneHosting
import SceneLifecycle
import SceneSeam
import SceneViews
import SwiftUI
import Testing

@testable import SwiftUITemplate
@testable import SwiftUITemplate12
@testable import SwiftUITemplate14
@testable import SwiftUITemplateWindows

/// Xcode's templates, as they are.
@MainActor
@Suite struct TemplateProgramTests {
  private func failures<Program: App>(_ program: Program.Type) -> [AppFailure] {
    let laws: [AppLaw<Hosted<Program>>] = [.showsWindow(), .releasesScenes()]
    let test = AppTest<Hosted<Program>>(
      "\(program)", actions: AppAction.everythingShown(), laws: AppLaw.all() + laws,
      supports: AppSupport(payloads: []),
      platforms: ArticlePlay.worlds.compactMap { Platform.named($0) }, usesTasks: true
    ) { Hosted<Program>(program, context: $0) }
    return SceneFuzz.run(test, seed: 1, cases: 30).failures
  }

  @Test func `Xcode's templates break no law`() {
    #expect(failures(TemplateApp.self) == [])
    #expect(failures(Template12App.self) == [])
    #expect(failures(Template14App.self) == [])
    #expect(failures(TemplateWindowsApp.self) == [])
  }
}
