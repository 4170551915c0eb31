/// A message that passes: « Lien copié ».
///
/// The shell shows it above whatever is on top and takes it away by itself. It takes no taps, and nothing waits for it: what a
/// person must not miss belongs on the screen, or in a ``Content/dialog(_:message:_:)``.
public struct Toast: Hashable, Sendable {
    /// What it says.
    public let text: String
    /// Which one of this launch it is, from 1: the same words said again are another one.
    public let number: Int

    /// How long one is shown.
    public static let duration = Duration.seconds(4)
}

extension Shell {
    /// Shows a message in place of the one before: what a person has just done is what they look for, and in a line behind
    /// others it would come when they have gone on.
    func show(toast text: String) {
        guard phase != .stopped, !text.isEmpty else { return }
        lastToast += 1
        let new = Toast(text: text, number: lastToast)
        toast = new
        toastEnd?.cancel()
        guard let clock = graph.clock else { return }
        toastEnd = tasks {
            do {
                try await clock.sleep(for: Toast.duration, purpose: "the end of a toast")
            } catch {
                return
            }
            if self.toast == new { self.toast = nil }
        }
    }
}
