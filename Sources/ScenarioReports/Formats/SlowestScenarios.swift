import AppShellTexts
import CucumberGherkin

/// The scenarios that took longest on the wall clock, all attempts at each together.
struct SlowestScenarios {
    private struct Entry {
        let location: String
        let name: String
        var time: Duration
    }

    private let count: Int
    /// The longest first.
    private var entries: [Entry] = []
    /// The failed attempts at the scenario that is being retried.
    private var earlier: Duration = .zero

    init(count: Int = 0) {
        self.count = count
    }

    mutating func add(_ result: ScenarioResult) {
        guard count > 0 else { return }
        let time = earlier + result.wallDuration
        earlier = result.willBeRetried ? time : .zero
        guard !result.willBeRetried, entries.count < count || time > entries[entries.count - 1].time else { return }
        let index = entries.firstIndex { $0.time < time } ?? entries.count
        entries.insert(Entry(location: result.location, name: result.pickle.name, time: time), at: index)
        if entries.count > count { entries.removeLast() }
    }

    /// A line for each, under a title; empty where there is none.
    func text(_ style: TextStyle) -> String {
        guard !entries.isEmpty else { return "" }
        let times = entries.map { $0.time.seconds }
        let width = times.map(\.count).max() ?? 0
        let lines = zip(entries, times).map { entry, time in
            let padding = String(repeating: " ", count: width - time.count)
            return "  \(padding)\(time) s  \(entry.location)  \(entry.name)\n"
        }
        return style.apply(.bold, localized("Slowest (wall time):")) + "\n" + lines.joined() + "\n"
    }
}

extension Duration {
    /// `12.345`, in the language of the current `Reader`.
    fileprivate var seconds: String {
        let (seconds, attoseconds) = components
        return "\(seconds)\(Reader.current.language.decimalSeparator)"
            + String(1_000 + attoseconds / 1_000_000_000_000_000).dropFirst()
    }
}
