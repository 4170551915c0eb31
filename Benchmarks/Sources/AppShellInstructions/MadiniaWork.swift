import AppShell
import AppShellHeadless
import BenchKit
import MadiniaTestKit

/// What a step of exploration costs: Madinia whole, headless, with its reference back end in process.
///
/// What is counted are steps like those before them: a process launches the app many times, and goes to and fro.
enum MadiniaWork {
    /// A fresh phone with the app on it, from its making to its end.
    static var launch: Work {
        Work(operations: 1) {
            attempting {
                let session = MadiniaTestKit.makeSession()
                try session.launch()
                defer { session.end() }
                return session.trace.count
            }
        }
    }

    /// Taps on tabs whose screens are loaded, one after the other.
    static func tab() throws -> Work {
        let session = MadiniaTestKit.makeSession()
        try session.launch()
        let titles = session.manifest.tabs.map(\.title)
        // Twice: a screen that loads is drawn with its content for the first time at the tap after.
        for title in titles + titles { try session.tap(title) }
        return Work(operations: titles.count) {
            attempting {
                let count = session.trace.count
                for title in titles { try session.tap(title) }
                return session.trace.count - count
            }
        }
    }

    /// Taps on the same tabs, found beforehand.
    static func knownTab() throws -> Work {
        let session = MadiniaTestKit.makeSession()
        try session.launch()
        let tabs = try session.manifest.tabs.map { tab in
            let found = try ElementFinder(session.content()).interactive(tab.title, for: .selecting)
            try session.tap(found)
            return found
        }
        for tab in tabs { try session.tap(tab) }
        return Work(operations: tabs.count) {
            attempting {
                let count = session.trace.count
                for tab in tabs { try session.tap(tab) }
                return session.trace.count - count
            }
        }
    }

    /// A tap on a course in the list and the way back from its page, which loads each time.
    static func course() throws -> Work {
        let session = MadiniaTestKit.makeSession()
        try session.launch()
        try session.tap("Formations")
        try session.tap("Starter")
        try session.goBack()
        return Work(operations: 1) {
            attempting {
                let count = session.trace.count
                try session.tap("Starter")
                try session.goBack()
                return session.trace.count - count
            }
        }
    }

    /// Minus one where something throws, which is no number of events.
    private static func attempting(_ body: () throws -> Int) -> Int {
        (try? body()) ?? -1
    }
}
