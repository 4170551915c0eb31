import CucumberGherkin

/// The usage of step definitions for tools, in whole nanoseconds.
struct UsageJSON {
    private let usage: Usage

    init(_ usage: Usage) {
        self.usage = usage
    }

    /// One line: `{"steps":[…],"unused":[…],"undefined":[{"text":…,"count":…}]}`
    var text: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.array("steps", usage.used) { writer, definition in
                writer.object { writer in
                    Self.write(definition, into: &writer)
                    writer.field("uses", definition.uses)
                    let times = definition.times
                    writer.field("runs", times.count)
                    writer.field("total", Self.nanoseconds(times.total))
                    writer.field("mean", Self.nanoseconds(times.mean))
                    writer.field("p95", Self.nanoseconds(times.percentile(95)))
                    writer.field("max", Self.nanoseconds(times.maximum))
                    writer.array("slowest", definition.slowest) { writer, use in
                        writer.object { writer in
                            writer.field("place", use.location)
                            writer.field("duration", Self.nanoseconds(use.duration))
                        }
                    }
                }
            }
            writer.array("unused", usage.unused) { writer, definition in
                writer.object { Self.write(definition, into: &$0) }
            }
            writer.array("undefined", usage.missing) { writer, step in
                writer.object { writer in
                    writer.field("text", step.text)
                    writer.field("count", step.count)
                }
            }
        }
        writer.lineBreak()
        return writer.text
    }

    private static func write(_ definition: Usage.Definition, into writer: inout JSONWriter) {
        writer.field("pattern", definition.pattern.source)
        writer.field("place", ifPresent: definition.location?.description)
    }

    private static func nanoseconds(_ duration: Duration) -> Int {
        let (seconds, attoseconds) = duration.components
        let (product, overflows) = Int(seconds).multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, overflowsToo) = product.addingReportingOverflow(Int(attoseconds / 1_000_000_000))
        return overflows || overflowsToo ? .max : sum
    }
}
