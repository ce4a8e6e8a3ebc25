package import SceneGeneration
package import SceneDriving

extension AppPlayer {
  /// Plays a row of cases to their end with a mutant in the app, or with none.
  ///
  /// - Parameters:
  ///   - token: The first case.
  ///   - count: How many are played.
  ///   - mutant: The mutant; nil for none.
  ///   - watch: Keeps how far the app is.
  package func play(
    _ token: Token, _ count: UInt64, _ mutant: AppMutant?, _ watch: ProgressMarker
  ) -> MutantPlay {
    watched(watch).play(mutant, generator(token), token.index, count)
  }

  /// Puts plays of the same cases together: which law kills which mutant.
  ///
  /// - Parameters:
  ///   - seed: The seed of the cases.
  ///   - sound: The app without a mutant.
  ///   - again: The same cases once more.
  ///   - mutants: The same cases with mutants.
  package func matrix(
    seed: Seed, sound: MutantPlay, again: MutantPlay, _ mutants: [(AppMutant, MutantPlay)]
  ) -> MutantMatrix {
    MutantMatrix(seed: seed.text, harness.heads, sound: sound, again: again, mutants)
  }
}
