import Testing

@testable import AppShell

/// A tap on a notification goes where its payload says, whatever the app did when it came.
struct TapTests {
    private let payload = #"{"aps":{"alert":"A new book"},"type":"book","id":7}"#

    private func host() throws -> ShellHost {
        try ShellHost { contributions in
            let number = PayloadParameter("number", from: [.number("id")])
            contributions.payload(PayloadRule(when: ["type": ["book"]], parameters: [number]), to: Book.self)
        }
    }

    @Test("SHELL-3: a tap opens its destination on its tab: cold, in the background and in the foreground")
    func everywhere() throws {
        for moment in [ArrivalMoment.cold, .background, .foreground] {
            let host = try host()
            if moment != .cold { host.start() }
            if moment == .background { host.shell?.enterBackground() }
            host.receive(.tap(payload, id: "n1"))
            if moment == .cold { host.start() }
            if moment == .background { host.shell?.enterForeground() }
            #expect(host.shell?.navigation.description == "tab two: shelf(name: second) › book(number: 7)")
            #expect(host.records == ["opened book(number: 7)"])
            #expect(host.shell?.arrivals.map(\.moment) == [moment])
        }
    }

    @Test("SHELL-3: a tap delivered by two callbacks navigates once; two notifications navigate twice")
    func once() throws {
        let host = try host()
        host.receive(.tap(payload, id: "n1"))
        host.start()
        host.perform(.pop)
        host.receive(.tap(payload, id: "n1"))
        #expect(host.shell?.navigation.current == Shelf("second").route)
        host.receive(.tap(payload, id: "n2"))
        #expect(host.records == ["opened book(number: 7)", "a duplicate of arrival 1", "opened book(number: 7)"])
    }

    @Test("SHELL-3: a payload that is not ours, can't be read, or whose destination can't be made changes nothing")
    func refused() throws {
        let host = try host()
        host.start()
        let before = host.shell?.navigation
        for text in ["", "[]", "{\"type\":\"book\",\"id\":7,}", "{\"aps\":{}}", "{\"type\":\"book\",\"id\":\"007\"}"] {
            host.receive(.tap(text))
        }
        #expect(host.shell?.navigation == before)
        #expect(host.records.count == 5)
        #expect(host.records.allSatisfy { $0.hasPrefix("ignored: ") })
    }
}
