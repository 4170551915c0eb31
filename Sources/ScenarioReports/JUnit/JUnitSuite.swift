/// The test cases of one feature file, until all of them have run: how many there are stands above them.
struct JUnitSuite {
    let name: String
    private(set) var count = 0
    private(set) var failureCount = 0
    private(set) var errorCount = 0
    private(set) var skippedCount = 0
    private(set) var time: Duration = .zero
    private var cases: [UInt8] = []

    init(name: String) {
        self.name = name
    }

    enum Outcome {
        case passed
        case skipped
        case failed
        /// It is not a scenario that failed.
        case broken
    }

    mutating func add(_ testCase: [UInt8], _ outcome: Outcome, time: Duration = .zero) {
        count += 1
        switch outcome {
        case .passed: break
        case .skipped: skippedCount += 1
        case .failed: failureCount += 1
        case .broken: errorCount += 1
        }
        self.time += time
        cases += testCase
    }

    /// Something beside the scenarios that did not work out.
    mutating func addError(
        _ name: String,
        in group: String,
        file: String?,
        line: Int?,
        type: String,
        message: String,
        details: String
    ) {
        var xml = XMLBytes()
        xml.raw("<testcase")
        xml.attribute("name", name)
        xml.attribute("classname", group)
        xml.attribute("time", Duration.zero)
        if let file { xml.attribute("file", file) }
        if let line { xml.attribute("line", line) }
        xml.raw(">\n<error")
        xml.attribute("message", message)
        xml.attribute("type", type)
        xml.raw(">")
        xml.cdata(details)
        xml.raw("</error>\n</testcase>\n")
        add(xml.bytes, .broken)
    }

    /// Something that is told, and no failure.
    mutating func addSkipped(_ name: String, in group: String, message: String) {
        var xml = XMLBytes()
        xml.raw("<testcase")
        xml.attribute("name", name)
        xml.attribute("classname", group)
        xml.attribute("time", Duration.zero)
        xml.raw(">\n<skipped>")
        xml.cdata(message)
        xml.raw("</skipped>\n</testcase>\n")
        add(xml.bytes, .skipped)
    }

    var xml: [UInt8] {
        var xml = XMLBytes()
        xml.raw("<testsuite")
        xml.attribute("name", name)
        xml.attribute("tests", count)
        xml.attribute("failures", failureCount)
        xml.attribute("errors", errorCount)
        xml.attribute("skipped", skippedCount)
        xml.attribute("time", time)
        xml.raw(">\n")
        xml.raw(cases)
        xml.raw("</testsuite>\n")
        return xml.bytes
    }
}
