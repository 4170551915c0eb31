import AppShell
import Testing

@testable import AppShellUIModel

@MainActor
struct ArrivalRelayTests {
    @Test("what launches the app waits for its shell, and comes in order")
    func waits() throws {
        let relay = ArrivalRelay()
        relay.receive(.link("https://shelf.example/pages/4"))
        relay.receive(.shortcut("latest"))
        let model = try ShelfApp.model()
        relay.connect(model.shell)
        model.start()
        #expect(model.shell.arrivals.map { "\($0.outcome)" }.count == 2)
        #expect(model.shell.navigation.current == Page(9).route)
        relay.receive(.link("https://shelf.example/pages/5"))
        #expect(model.shell.navigation.current == Page(5).route)
    }

    @Test("a host whose views hear of no phases tells them by the relay")
    func phases() throws {
        let relay = ArrivalRelay()
        relay.phaseChanged(to: .background)
        let model = try ShelfApp.model()
        relay.connect(model.shell)
        model.start()
        relay.phaseChanged(to: .background)
        #expect(model.shell.phase == .background)
        relay.phaseChanged(to: .active)
        #expect(model.shell.phase == .foreground)
    }

    @Test("a shell that is gone gets nothing; the next one does")
    func gone() throws {
        let relay = ArrivalRelay()
        do {
            let model = try ShelfApp.model()
            relay.connect(model.shell)
            model.start()
            model.shell.stop()
        }
        relay.receive(.shortcut("latest"))
        let model = try ShelfApp.model()
        relay.connect(model.shell)
        model.start()
        #expect(model.shell.navigation.current == Page(9).route)
    }
}
