import SceneGeneration
import ScenePipeline
public import SceneSeam

extension SceneFuzz {
  /// Changes one handler of an app after the other and says which laws notice.
  ///
  /// A mutant that traps ends the process, as any trap in a unit test does: the app's own command
  /// plays mutants in other processes.
  ///
  /// - Parameters:
  ///   - test: The app, its actions and its laws.
  ///   - seed: What the cases depend on; equal seeds play equal cases.
  ///   - cases: How many cases each mutant is played.
  ///   - mutants: What is planted.
  public static func mutants<App: SceneApp>(
    _ test: AppTest<App>, seed: UInt64 = 1, cases: UInt64 = 300,
    _ mutants: [AppMutant] = AppMutant.all
  ) -> MutantMatrix {
    let campaign = AppCampaign(test, seed: Seed(seed), cases: cases)
    let play = { (mutant: AppMutant?) in campaign.harness.play(mutant, campaign.generator, 0, cases)
    }
    let sound = play(nil)
    return MutantMatrix(
      seed: "\(seed)", campaign.harness.heads, sound: sound, again: play(nil),
      mutants.map { ($0, play($0)) })
  }
}
