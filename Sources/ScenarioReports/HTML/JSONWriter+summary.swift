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
    mutating func write(_ summary: RunSummary) {
        field("kind", "summary")
        field("succeeded", summary.succeeded)
        fieldUnlessZero("leftOut", summary.leftOutCount)
        fieldUnlessZero("notRun", summary.notRunCount)
        if summary.isInterrupted { field("interrupted", true) }
        if !summary.running.isEmpty { array("running", summary.running) }
        field("abortion", ifPresent: summary.abortion?.message)
        array("unstable", summary.unstable) { writer, scenario in
            writer.object { writer in
                writer.field("place", scenario.location)
                writer.field("name", scenario.name)
                writer.write(scenario.divergence)
            }
        }
    }
}
