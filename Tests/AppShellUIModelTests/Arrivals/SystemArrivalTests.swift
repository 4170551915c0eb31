import AppShell
import Foundation
import Testing

@testable import AppShellUIModel

/// What the system's callbacks hand over, and the app's phases.
@MainActor
struct SystemArrivalTests {
    private let notification = DeliveredNotification(
        id: "n1",
        date: Date(timeIntervalSince1970: 0),
        title: "New",
        body: "",
        payload: NotificationPayload("{}")
    )

    @Test("a tap on a notification arrives; clearing it away does not")
    func responses() {
        #expect(Arrival.response(to: notification, action: "com.apple.UNNotificationDefaultActionIdentifier") != nil)
        #expect(Arrival.response(to: notification, action: "reply") == .tap(notification))
        #expect(Arrival.response(to: notification, action: "com.apple.UNNotificationDismissActionIdentifier") == nil)
    }

    @Test("a link that comes through two callbacks is one arrival; the same link followed again is another")
    func links() throws {
        var links = LinkDeliveries()
        #expect(links.arrival(of: nil, by: .userActivity) == nil && links.arrival(of: "", by: .openURL) == nil)
        let model = try ShelfApp.model()
        model.start()
        let (link, now) = ("https://shelf.example/pages/4", ContinuousClock.now)
        let callbacks: [(LinkDeliveries.Callback, Int)] = [
            (.openURL, 0), (.userActivity, 1), (.userActivity, 2), (.openURL, 3), (.openURL, 10), (.userActivity, 20),
            (.userActivity, 21),
        ]
        for (callback, seconds) in callbacks {
            let instant = now.advanced(by: .seconds(seconds))
            let arrival = links.arrival(of: link, by: callback, at: instant)
            model.shell.receive(try #require(arrival))
        }
        let duplicates = model.shell.arrivals.filter { if case .duplicate = $0.outcome { true } else { false } }
        #expect(duplicates.map(\.number) == [2, 4])
    }

    @Test("shortcuts are the modules' own")
    func shortcuts() throws {
        #expect(try ShelfApp.model().shortcuts.map(\.id) == ["latest"])
    }

    @Test("between foreground and background nothing changes; links wait in the background")
    func phases() throws {
        let model = try ShelfApp.model()
        model.start()
        model.phaseChanged(to: .inactive)
        #expect(model.shell.phase == .foreground)
        model.phaseChanged(to: .background)
        model.shell.receive(.link("https://shelf.example/pages/4"))
        model.phaseChanged(to: .inactive)
        #expect(model.shell.phase == .background)
        #expect(model.shell.navigation.current == Page(1).route)
        model.phaseChanged(to: .active)
        #expect(model.shell.navigation.current == Page(4).route)
    }

    @Test("a refresh in the background waits for the modules' work, and is none in the foreground or without a shell")
    func refresh() async throws {
        let log = ShelfLog()
        let model = try ShelfApp.model(log: log)
        let relay = ArrivalRelay()
        await relay.refreshInBackground()
        relay.connect(model.shell)
        model.start()
        await relay.refreshInBackground()
        #expect(!log.lines.contains("loaded"))
        model.phaseChanged(to: .background)
        await relay.refreshInBackground()
        #expect(log.lines.contains("loaded"))
    }

    @Test("a refresh whose time is over is cancelled", .timeLimit(.minutes(10)))
    func cancelledRefresh() async throws {
        let log = ShelfLog()
        log.hangs = true
        let model = try ShelfApp.model(log: log)
        model.start()
        model.phaseChanged(to: .background)
        let refresh = Task { @MainActor in await model.shell.refreshInBackground() }
        while !log.lines.contains("loading") { await Task.yield() }
        refresh.cancel()
        await refresh.value
        #expect(!log.lines.contains("loaded"))
    }

    @Test("a start that comes twice, or with nothing saved, is a plain start")
    func start() throws {
        let model = try ShelfApp.model()
        model.start(restoring: "")
        model.start(restoring: "nonsense")
        #expect(model.shell.arrivals.isEmpty)
        let other = try ShelfApp.model()
        other.start(restoring: "nonsense")
        #expect(other.shell.navigation.current == Page(1).route)
        #expect(other.shell.arrivals.map(\.outcome.isHeld) == [false])
    }
}
