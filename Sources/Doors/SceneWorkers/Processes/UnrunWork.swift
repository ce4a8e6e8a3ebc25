import SceneTaskHooks

/// The work that an app left to a main thread that does not serve it.
///
/// A worker plays cases one after another and never runs its main queue or a run loop. Looking runs nothing
/// either: a queue says whether blocks wait in it, a loop when its next timer is due.
enum UnrunWork {
  /// Returns a sentence for each kind of work that waits, sorted.
  ///
  /// - Complexity: A few calls of the system.
  static func sentences() -> [String] {
    var sentences: [String] = []
    if scene_run_loop_waits() {
      sentences.append(
        "a timer on the run loop never fired: no case runs the loop. Sleep on 'context.clock' in a task,"
          + " and write AppTest(…, usesTasks: true)")
    }
    if scene_main_queue_waits() {
      sentences.append(
        "work on the main queue never ran: no case serves the queue. Write 'Task', and"
          + " AppTest(…, usesTasks: true)")
    }
    return sentences
  }
}
