import AppShell
import AppShellHeadless
import ScenarioRunner
import Testing

/// Nothing of an app stays in memory once its session has ended: every product, however the app ended.
enum MemoryChecks {
    /// How the app ends, with all its places open.
    enum End: CaseIterable {
        case withTheSession
        case killed
        /// While it waits for answers.
        case killedWaiting
        /// Twice, and running again.
        case relaunched
    }

    /// with the session, the app and its whole world are let go
    static func letsGo(_ subject: ProductSubject, _ end: End) throws {
        let remains = try Self.live(subject, end)
        #expect(remains.apps.allSatisfy { $0.shell == nil }, "\(subject), \(end)")
        // All modules know them by their environment.
        #expect(remains.clock == nil, "\(subject), \(end)")
        #expect(remains.server == nil, "\(subject), \(end)")
        #expect(remains.phone == nil, "\(subject), \(end)")
    }

    /// What is looked at when all is over.
    private struct Remains {
        struct App: @unchecked Sendable {
            weak var shell: Shell?
        }

        var apps: [App] = []
        weak var clock: VirtualClock?
        weak var server: SimulatedServer?
        weak var phone: SimulatedPhone?
    }

    private static func live(_ subject: ProductSubject, _ end: End) throws -> Remains {
        let places = try subject.facts().places
        let drive = Drive(subject)
        let session = drive.session
        var remains = Remains(clock: session.clock, server: session.server, phone: session.phone)
        for life in 0..<(end == .relaunched ? 3 : 1) {
            if life == 0 { try drive.launch() } else { try session.launch() }
            if end == .killedWaiting { session.server.faults.hangs = true }
            for place in places { try drive.show(place.route, place.placement) }
            remains.apps.append(try session.look { Remains.App(shell: $0) })
            #expect(remains.apps.last?.shell != nil, "\(subject), \(end)")
        }
        if end == .killed || end == .killedWaiting { session.kill(by: .person) }
        return remains
    }
}
