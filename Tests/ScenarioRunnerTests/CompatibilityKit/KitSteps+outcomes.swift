import Synchronization

@testable import ScenarioRunner

extension KitSteps {
    /// Samples whose steps fail, are pending, or leave out the rest.
    static let outcomes: [String: Definition] = [
        "all-statuses": { library, _ in
            library.step(.given, patterns: ["en": "^a step$"], "Passes.") { _ in }
            library.step(.given, patterns: ["en": "^a failing step$"], "Fails.") { _ in throw KitError("whoops") }
            library.step(.given, patterns: ["en": "^a pending step$"], "Waits.") { _ in throw StepPending() }
            library.step(.given, patterns: ["en": "^a skipped step$"], "Skips.") { _ in throw StepSkipped() }
            library.step(.given, patterns: ["en": "^an ambiguous (.*?)$"], "One.") { (_, _: String) in }
            library.step(.given, patterns: ["en": "^(.*?) ambiguous step$"], "Other.") { (_, _: String) in }
        },
        "failedish-combinations": { library, _ in
            library.step(.given, patterns: ["en": "^a step$"], "Passes.") { _ in }
            library.step(.given, patterns: ["en": "^a skipped step$"], "Skips.") { _ in throw StepSkipped() }
            library.step(.given, patterns: ["en": "^a pending step$"], "Waits.") { _ in throw StepPending() }
            library.step(.given, patterns: ["en": "^an ambiguous (.*?)$"], "One.") { (_, _: String) in }
            library.step(.given, patterns: ["en": "^(.*?) ambiguous step$"], "Other.") { (_, _: String) in }
            library.step(.given, patterns: ["en": "^a failing step$"], "Fails.") { _ in throw KitError("whoops") }
        },
        "pending": { library, _ in
            library.passes("an implemented non-pending step")
            library.passes("an implemented step that is skipped")
            library.step(.given, ["en": "an unimplemented pending step"], "Waits.") { _ in throw StepPending() }
        },
        "pending-exception": { library, _ in
            library.step(.given, ["en": "an unimplemented pending step"], "Waits.") { _ in throw StepPending("TODO") }
        },
        "retry": { library, _ in
            library.passes("a step that always passes")
            library.passes("a step that passes the second time", at: 2)
            library.passes("a step that passes the third time", at: 3)
            library.fails("a step that always fails", with: "Exception in step")
        },
        "retry-ambiguous": pass("an ambiguous step", "an ambiguous step"),
        "retry-pending": { library, _ in
            library.step(.given, ["en": "a pending step"], "Waits.") { _ in throw StepPending() }
        },
        "skipped": { library, _ in
            library.passes("a step that does not skip")
            library.passes("a step that is skipped")
            library.step(.given, ["en": "I skip a step"], "Skips.") { _ in throw StepSkipped() }
        },
        "skipped-exception": { library, _ in
            library.step(.given, ["en": "I skip a step"], "Skips.") { _ in throw StepSkipped("skipping") }
        },
        "stack-traces": { library, _ in library.fails("a step throws an exception", with: "BOOM") },
        "test-run-exception": pass("a step"),
    ]
}

extension StepLibrary {
    /// A step that fails until it is run for the nth time.
    fileprivate mutating func passes(_ expression: String, at attempt: Int) {
        let count = Counter()
        step(.given, ["en": expression], "Passes in the end.") { _ in
            if count.next() < attempt { throw KitError("Exception in step") }
        }
    }
}

/// Counts over the attempts of a scenario, each of which has a world of its own.
private final class Counter: Sendable {
    private let value = Mutex(0)

    func next() -> Int {
        value.withLock { value in
            value += 1
            return value
        }
    }
}
