import AppShell
public import AppShellHeadless
import AppShellTexts

/// Why an assertion does not hold.
enum StepMismatch {
    /// A finished text.
    case words(String)
    /// Explained only when the step gives up, as explaining costs more than checking.
    case failure(HeadlessError)
    /// Several rows of a table, by their numbers from 1.
    indirect case rows(of: Int, numbers: [Int], mismatches: [StepMismatch])

    fileprivate var text: String {
        switch self {
        case .words(let text): text
        case .failure(let failure): ScenarioWorld.explanation(of: failure)
        case .rows(let count, let numbers, let mismatches):
            localized("\(mismatches.count) of the \(count) rows do not hold.")
                + zip(numbers, mismatches).map { number, mismatch in
                    "\n" + localized("Row \(number): \(mismatch.text.replacing("\n", with: "\n  "))")
                }.joined()
        }
    }
}

extension ScenarioWorld {
    /// More timers than this, in all or without time between them, are an endless loop.
    private static let (maximumTimers, maximumIdleTimers) = (100_000, 1_000)

    /// Checks the app at rest, then after each timer that comes due, until it holds or ``assertionTimeout`` is over. With
    /// nothing left to come due it fails at once. Where the step says when it looks, that counts instead.
    ///
    /// - Parameter check: nil when it holds, else what is wrong; see ``Mismatch``.
    public func eventually(_ check: () throws -> String?) throws {
        try look { try mismatch(in: check) }
    }

    /// Checks the app at rest, without letting time pass: for what must hold exactly, such as a count, and for what must
    /// not be there. Where the step says when it looks, that counts instead.
    public func now(_ check: () throws -> String?) throws {
        try look(for: .zero) { try mismatch(in: check) }
    }

    /// Like ``eventually(_:)``, with mismatches that are explained only at the end.
    func look(_ check: () throws -> StepMismatch?) throws {
        try look(for: assertionTimeout, check)
    }

    /// - Parameter limit: how long it waits, unless the step says otherwise.
    private func look(for limit: Duration, _ check: () throws -> StepMismatch?) throws {
        let timing = timing ?? (limit > .zero ? .within(limit) : .rightNow)
        self.timing = nil
        switch timing {
        case .rightNow:
            if let mismatch = try check() { throw StepFailure(explained(mismatch.text)) }
        case .within(let limit): try wait(upTo: limit, until: check)
        case .throughout(let length): try watch(for: length, check)
        }
    }

    /// Lets time go on from timer to timer until it holds.
    private func wait(upTo limit: Duration, until check: () throws -> StepMismatch?) throws {
        let start = session.clock.elapsed
        var (timers, idleTimers) = (0, 0)
        while let mismatch = try check() {
            let waited = session.clock.elapsed - start
            guard try session.advanceToNextTimer(within: limit - waited) else {
                throw StepFailure(mismatch.text + "\n" + waiting(waited, of: limit))
            }
            timers += 1
            idleTimers = session.clock.elapsed - start > waited ? 0 : idleTimers + 1
            guard timers < Self.maximumTimers, idleTimers < Self.maximumIdleTimers else {
                throw HeadlessError.restless
            }
        }
    }

    /// Lets time go on from timer to timer until it is over, as long as it holds.
    private func watch(for length: Duration, _ check: () throws -> StepMismatch?) throws {
        let start = session.clock.elapsed
        func checkNow() throws {
            guard let mismatch = try check() else { return }
            let passed = session.clock.elapsed - start
            let when =
                passed > .zero
                ? localized("It held until \(passed.brief) of virtual time had passed.")
                : localized("It did not hold at the start.")
            throw StepFailure(mismatch.text + "\n" + when)
        }
        var (timers, idleTimers) = (0, 0)
        try checkNow()
        while case let passed = session.clock.elapsed - start,
            try session.advanceToNextTimer(within: length - passed)
        {
            try checkNow()
            timers += 1
            idleTimers = session.clock.elapsed - start > passed ? 0 : idleTimers + 1
            guard timers < Self.maximumTimers, idleTimers < Self.maximumIdleTimers else {
                throw HeadlessError.restless
            }
        }
        try session.wait(length - (session.clock.elapsed - start))
        try checkNow()
    }

    /// A missing element is a mismatch like any other: it may still appear.
    private func mismatch(in check: () throws -> String?) throws -> StepMismatch? {
        do {
            return try check().map(StepMismatch.words)
        } catch let failure as HeadlessError where failure.concernsElements {
            return .failure(failure)
        }
    }

    /// Searches the current screen.
    public func finder() throws -> ElementFinder {
        ElementFinder(try session.content())
    }

    // MARK: What is pending

    /// The fact, followed by what the app still waits for.
    func explained(_ wrong: String) -> String {
        let pending = session.pending
        return pending.isEmpty ? wrong : wrong + "\n" + Self.words(for: pending)
    }

    /// How long a step has waited, and why it stopped waiting.
    private func waiting(_ waited: Duration, of limit: Duration) -> String {
        var lines = waited > .zero ? [localized("Waited \(waited.brief) of virtual time.")] : []
        let pending = session.pending
        guard !pending.isEmpty else {
            return (lines + [localized("The app waits for nothing: no timer, no request.")]).joined(separator: " ")
        }
        lines.append(Self.words(for: pending))
        if let next = session.nextTimer {
            lines.append(Self.advice(for: limit, TimingSuffix.words(for: waited + next)))
        }
        return lines.joined(separator: "\n")
    }

    /// - Parameter longer: the words that let the step wait longer; nil where there are none.
    private static func advice(for limit: Duration, _ longer: String?) -> String {
        guard let longer else {
            return localized(
                "This step waits \(limit.brief) at most. If it may take longer, let time pass first: « j'attends … » (“I wait …”)."
            )
        }
        return localized(
            "This step waits \(limit.brief) at most. If it may take longer, say \(longer), or let time pass first: « j'attends … » (“I wait …”)."
        )
    }

    private static func words(for pending: [String]) -> String {
        guard pending.count > 1 else { return localized("The app still waits for: \(pending.joined()).") }
        return localized("The app still waits for:") + pending.map { "\n  \($0)" }.joined()
    }
}
