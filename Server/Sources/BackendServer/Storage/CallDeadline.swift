/// Until when the call under way is worth answering. Set by the host and read by the store; the handlers between them know
/// no clock.
enum CallDeadline {
    @TaskLocal static var current: ContinuousClock.Instant?
}
