import CucumberGherkin

/// Numbers events, so that a report writes each kind once: a phone clicks at every key.
struct TextTable {
    private struct Entry: Hashable {
        let kind: String
        let text: String
    }

    /// Beyond this many, texts are written again, so that memory does not grow with the run.
    private static let mostRemembered = 50_000

    private var numbers: [Entry: Int] = [:]
    private var count = 0

    /// The number of an event, from 0. New events are appended to the open array, in the order of their numbers:
    /// `["request","GET /v1/formations"]`.
    mutating func number(of event: TraceEvent, into writer: inout JSONWriter) -> Int {
        let entry = Entry(kind: event.kind, text: event.text)
        if let number = numbers[entry] { return number }
        defer { count += 1 }
        if numbers.count < Self.mostRemembered { numbers[entry] = count }
        writer.array { writer in
            writer.value(event.kind)
            writer.value(event.text)
        }
        return count
    }
}
