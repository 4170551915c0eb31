import Synchronization

/// Matches each text once, as the steps of a background are repeated in every scenario.
final class StepMatcher: Sendable {
    let library: StepLibrary
    private let known = Mutex<[String: [StepLibrary.Match]]>([:])

    init(_ library: StepLibrary) {
        self.library = library
    }

    func matches(_ text: String) -> [StepLibrary.Match] {
        if let matches = known.withLock({ $0[text] }) { return matches }
        let matches = library.matches(text)
        known.withLock { $0[text] = matches }
        return matches
    }
}
