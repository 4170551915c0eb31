import CucumberGherkin

/// Numbers what happens, so that a report writes each kind of event once: a phone clicks at every key.
struct TextTable {
    private struct Entry: Hashable {
        let kind: String
        let text: String
    }

    /// After so many, texts are written again rather than remembered: what a run keeps does not grow with it.
    private static let mostRemembered = 50_000

    private var numbers: [Entry: Int] = [:]
    private var count = 0

    /// The number of an event, from 0 on. Those that are new are written into an array that is open, in the order of their
    /// numbers: `["request","GET /v1/formations"]`.
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
