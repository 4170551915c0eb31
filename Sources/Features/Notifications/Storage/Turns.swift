/// Runs a piece of work one at a time: asked for again while it runs, it runs once more after, however often it was
/// asked. So the last run has seen the newest state.
final class Turns {
    private var isRunning = false
    private var isWanted = false

    func callAsFunction(_ work: () async -> Void) async {
        isWanted = true
        guard !isRunning else { return }
        isRunning = true
        while isWanted {
            isWanted = false
            await work()
        }
        isRunning = false
    }
}
