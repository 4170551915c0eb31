import CucumberGherkin
package import ScenarioReports

/// What reports rely on in the events of a run.
package struct RunShape {
    private let events: [RunEvent]
    private let results: [ScenarioResult]
    private let summary: RunSummary?

    package init(_ events: [RunEvent]) {
        self.events = events
        results = events.compactMap { if case .scenarioFinished(let result) = $0 { result } else { nil } }
        summary = if case .runFinished(let summary) = events.last { summary } else { nil }
    }

    package func hold() throws(BrokenInvariant) {
        guard case .runStarted = events.first, let summary else {
            throw BrokenInvariant("a run that does not start or does not finish")
        }
        var assembled: Set<ObjectIdentifier>?
        for event in events.dropFirst().dropLast() {
            switch event {
            case .runStarted, .runFinished: throw BrokenInvariant("a run that starts or finishes in between")
            case .runHookFinished: break
            case .scenariosAssembled(let cases):
                try require(assembled == nil && !cases.isEmpty, "assembled twice, or nothing")
                assembled = Set(cases.map { ObjectIdentifier($0) })
            case .scenarioFinished(let result):
                let isAssembled = assembled?.contains(ObjectIdentifier(result.testCase)) == true
                try require(isAssembled, "“\(result.pickle.name)” finishes, and was not assembled")
                try hold(result)
            }
        }
        try require(summary.leftOutCount >= 0, "\(summary.leftOutCount) scenarios are left out")
        try require(summary.notRunCount >= 0, "\(summary.notRunCount) scenarios were not run")
        try require(summary.scenarioCount <= results.count, "\(summary.scenarioCount) of \(results.count) scenarios")
        try require(summary.failures.count <= summary.scenarioCount, "more failures than scenarios")
    }

    private func hold(_ result: ScenarioResult) throws(BrokenInvariant) {
        let steps = Set(result.testCase.steps.map { ObjectIdentifier($0) })
        try require(result.attempt >= 0, "attempt \(result.attempt)")
        for step in result.steps {
            try require(steps.contains(ObjectIdentifier(step.testStep)), "“\(step.text)” is no step of its scenario")
            let isInOrder = step.events.lowerBound >= 0 && step.events.upperBound <= result.events.count
            try require(isInOrder, "events \(step.events) of \(result.events.count)")
        }
    }

    /// The same scenarios ended in the same way.
    package func hold(asIn other: RunShape) throws(BrokenInvariant) {
        try require(results.count == other.results.count, "\(results.count) results, then \(other.results.count)")
        for (result, again) in zip(results, other.results) {
            try require(result.status == again.status, "\(result.location) is \(result.status), then \(again.status)")
            try require(result.pickle.name == again.pickle.name, "\(result.pickle.name), then \(again.pickle.name)")
            let statuses = result.steps.map(\.status)
            try require(statuses == again.steps.map(\.status), "\(statuses), then \(again.steps.map(\.status))")
        }
        let (counts, again) = (summary?.scenarios, other.summary?.scenarios)
        try require(counts == again, "\(String(describing: counts)) scenarios, then \(String(describing: again))")
        try require(summary?.succeeded == other.summary?.succeeded, "succeeded and failed")
    }
}
