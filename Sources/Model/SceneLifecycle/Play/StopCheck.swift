/// Asked now and then, on any thread, whether the work should end; true ends it with what is known.
///
/// A part that may be stopped takes one as `shouldStop`. Only what reads the user's signals knows that a stop
/// was an interruption, and says so by its exit status.
public typealias StopCheck = @Sendable () -> Bool
