import CucumberGherkin

/// The page's data beyond the scenarios.
extension JSONWriter {
    mutating func write(_ result: StepResult) {
        field("kind", "hook")
        field("title", result.text)
        field("place", ifPresent: result.sourceLocation?.description)
        status(result.status)
        field("message", ifPresent: result.message)
        write(result.attachments)
    }

    /// Only what the page cannot count from the scenarios' data.
    ///
    /// - Parameter wall: how long the run took.
    mutating func write(_ summary: RunSummary, wall: Duration?) {
        field("kind", "summary")
        if let wall { field("wall", wall.microseconds) }
        field("succeeded", summary.succeeded)
        fieldUnlessZero("leftOut", summary.leftOutCount)
        fieldUnlessZero("notRun", summary.notRunCount)
        if summary.isInterrupted { field("interrupted", true) }
        if !summary.running.isEmpty { array("running", summary.running) }
        if !summary.warnings.isEmpty { array("warnings", summary.warnings.map(\.description)) }
        field("abortion", ifPresent: summary.abortion?.message)
        causes(of: summary.failures)
        array("unstable", summary.unstable) { writer, scenario in
            writer.object { writer in
                writer.field("place", scenario.location)
                writer.field("name", scenario.name)
                writer.write(scenario.divergence)
            }
        }
    }

    /// The failures that have a cause in common, as the summary groups them: for each its place, and the line that differs
    /// from the first one's, if any.
    private mutating func causes(of failures: [ScenarioFailure]) {
        let groups = FailureGroup.all(of: failures).filter { $0.failures.count > 1 }
        guard !groups.isEmpty else { return }
        array("causes", groups) { writer, group in
            writer.array { writer in
                for failure in group.failures {
                    writer.object { writer in
                        writer.field("place", failure.location)
                        writer.fieldUnlessZero("repetition", failure.repetition)
                        writer.field("difference", ifPresent: failure.difference(from: group.first))
                    }
                }
            }
        }
    }
}
