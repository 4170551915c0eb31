/// The attributes of a suite.
struct JUnitCounts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0
    /// Wall-clock time.
    var time: Duration = .zero

    mutating func add(_ other: JUnitCounts) {
        tests += other.tests
        failures += other.failures
        errors += other.errors
        skipped += other.skipped
        time += other.time
    }

    /// The attributes that `testsuites` and `testsuite` share.
    var attributes: String { " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\"" }
}

/// The test cases of one feature file, kept until all have run: their counts come first.
struct JUnitSuite {
    let name: String
    private(set) var counts = JUnitCounts()
    private(set) var virtualTime: Duration = .zero
    private var cases: [UInt8] = []

    init(name: String) {
        self.name = name
    }

    enum Outcome {
        case passed
        case skipped
        case failed
        /// A failure outside the scenarios.
        case broken
    }

    mutating func add(_ testCase: [UInt8], _ outcome: Outcome, _ result: ScenarioResult? = nil) {
        counts.tests += 1
        switch outcome {
        case .passed: break
        case .skipped: counts.skipped += 1
        case .failed: counts.failures += 1
        case .broken: counts.errors += 1
        }
        counts.time += result?.junitTime ?? .zero
        virtualTime += result?.duration ?? .zero
        cases += testCase
    }

    /// Something outside the scenarios that failed.
    mutating func addError(
        _ name: String,
        in group: String,
        at location: FileLocation?,
        type: String,
        message: String,
        details: String
    ) {
        var xml = XMLBytes()
        xml.raw("<testcase")
        xml.attribute("name", name)
        xml.attribute("classname", group)
        xml.attribute("time", 0)
        if let location {
            xml.attribute("file", location.file)
            xml.attribute("line", location.line)
        }
        xml.raw(">\n<error")
        xml.attribute("message", message)
        xml.attribute("type", type)
        xml.raw(">")
        xml.cdata(details)
        xml.raw("</error>\n</testcase>\n")
        add(xml.bytes, .broken)
    }

    /// A note that is not a failure.
    mutating func addSkipped(_ name: String, in group: String, message: String) {
        var xml = XMLBytes()
        xml.raw("<testcase")
        xml.attribute("name", name)
        xml.attribute("classname", group)
        xml.attribute("time", 0)
        xml.raw(">\n<skipped>")
        xml.cdata(message)
        xml.raw("</skipped>\n</testcase>\n")
        add(xml.bytes, .skipped)
    }

    var xml: [UInt8] {
        var xml = XMLBytes()
        xml.raw("<testsuite")
        xml.attribute("name", name)
        xml.raw(counts.attributes)
        xml.attribute("skipped", counts.skipped)
        xml.seconds("time", counts.time)
        xml.raw(">\n<properties>\n")
        xml.property("virtual-time", XMLBytes.seconds(virtualTime))
        xml.raw("</properties>\n")
        xml.raw(cases)
        xml.raw("</testsuite>\n")
        return xml.bytes
    }
}

extension ScenarioResult {
    /// Wall-clock time, or virtual time where that is unknown, as in messages.
    var junitTime: Duration { wallDuration > .zero ? wallDuration : duration }
}

extension XMLBytes {
    mutating func property(_ name: String, _ value: String) {
        raw("<property")
        attribute("name", name)
        attribute("value", value)
        raw("/>\n")
    }
}
