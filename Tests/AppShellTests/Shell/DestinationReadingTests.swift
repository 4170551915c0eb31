import Synchronization
import Testing

@testable import AppShell

/// What arrives is checked and shown from one reading of its route.
struct DestinationReadingTests {
    private func host() throws -> ShellHost {
        try ShellHost { contributions in
            contributions.destination(CountedPlace.self, placement: .sheet) { _, _ in BlankScreen() }
            contributions.link("/counted/{number}", to: CountedPlace.self)
            let number = PayloadParameter("number", from: [.number("id")])
            contributions.payload(PayloadRule(when: ["type": ["counted"]], parameters: [number]), to: CountedPlace.self)
        }
    }

    @Test("a link and a tap read their destination once, from the arrival to the screen on top")
    func once() throws {
        let host = try host()
        host.start()
        for arrive in [{ host.follow("/counted/1") }, { host.receive(.tap(#"{"type":"counted","id":2}"#)) }] {
            let before = CountedPlace.readings.withLock(\.self)
            arrive()
            #expect(CountedPlace.readings.withLock(\.self) == before + 1)
            #expect(host.shell?.content.children.last?.label == "Blank")
        }
        #expect(host.records == ["opened counted(number: 1)", "opened counted(number: 2)"])
    }
}

/// Counts how often it is read from a route. Of this suite only: the count is the process's.
private struct CountedPlace: Destination {
    static let name = "counted"
    static let parameterNames = ["number"]
    static let readings = Mutex(0)
    let number: Int

    init(parameters: RouteParameters) throws(RouteError) {
        Self.readings.withLock { $0 += 1 }
        number = try parameters.identifier("number")
    }

    var parameters: RouteParameters { ["number": "\(number)"] }
}
