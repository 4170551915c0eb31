import AppShell
import AppShellHeadless
import FoundationEssentials
import Observation
import ScenarioReports
import Testing

@testable import ScenarioRunner

/// What a module does wrong while the app runs fails the step that shows it.
struct ModuleMistakeTests {
    private static func run(_ label: String) -> TinyRun {
        let script = """
            Feature: F
              Scenario: S
                Given the app is open
                When I tap "\(label)"
                Then I see "errands"
            """
        return TinyRun(script: script, kit: ErrandsKit.self)
    }

    @Test(
        "an operation that leaves the app's actor and changes the display fails its step with the fix",
        arguments: ["Store captured", "Self captured", "Captured, later", "Captured, opens"]
    )
    func offActor(_ label: String) {
        let run = Self.run(label)
        #expect(run.statuses == [.passed, .failed, .skipped], "\(run.pretty)")
        #expect(
            run.pretty.contains("What the app shows on “errands.list” was changed from outside the app's actor.\n"),
            "\(run.pretty)"
        )
        #expect(run.pretty.contains("Write the action without a capture list:"))
    }

    @Test(
        "what an operation awaits may leave the actor, as long as it comes back before it changes anything",
        arguments: ["Method", "Synchronous", "Sleep", "Concurrent function", "Group", "Children", "Continuation"]
    )
    func comesBack(_ label: String) {
        let run = Self.run(label)
        #expect(run.statuses == [.passed, .passed, .passed], "\(run.pretty)")
    }

    @Test(
        "a key that no module declares, and a destination or tab that does not exist, fail the step",
        arguments: [
            ("Store", "The app uses the stored key “errands.secret”, which no module declares.\n"),
            ("Read", "The app uses the stored key “errands.secret”, which no module declares.\n"),
            ("Open", "The app opens “errands.lost”, a destination that no module contributes.\n"),
            (
                "Both",
                "The app uses the stored key “errands.secret”, which no module declares; the app opens “errands.lost”"
            ),
            ("Tab", "The app goes to the tab “lost”, which the product does not have.\n"),
        ]
    )
    func undeclared(_ label: String, _ fact: String) {
        let run = Self.run(label)
        #expect(run.statuses == [.passed, .failed, .skipped], "\(run.pretty)")
        #expect(run.pretty.contains(fact), "\(run.pretty)")
    }
}

extension ModuleMistakeTests {
    @Test(
        "a notification whose tap would open nothing fails the step that schedules it",
        arguments: [
            ("Remind of a list", nil),
            ("Remind of nothing", nil),
            ("Remind of a page", "A tap on the notification “errands.one” would open nothing: the rule of “errands”"),
        ]
    )
    func deadNotification(_ label: String, _ fact: String?) {
        let script = """
            Feature: F
              Scenario: S
                Given the app is open
                And I allow notifications in the phone's settings
                When I tap "\(label)"
            """
        let run = TinyRun(script: script, kit: ErrandsKit.self)
        #expect(run.statuses == [.passed, .passed, fact == nil ? .passed : .failed], "\(run.pretty)")
        if let fact { #expect(run.pretty.contains(fact), "\(run.pretty)") }
    }
}

private enum ErrandsApp: Product {
    static let manifest = AppManifest(
        id: "errands",
        name: "Errands",
        navigation: .stack(root: ErrandsList().route),
        links: LinkPolicy(hosts: ["errands.example"])
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        [ErrandsModule(environment: environment)]
    }
}

private struct ErrandsList: Destination {
    static let name = "errands.list"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

private struct LostErrand: Destination {
    static let name = "errands.lost"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

private struct ErrandsModule: FeatureModule {
    let id = "errands"
    let environment: AppEnvironment

    func contribute(to contributions: inout Contributions) {
        contributions.destination(ErrandsList.self, placement: .stack) { _, context in
            ErrandsScreen(environment: environment, router: context.router)
        }
        contributions.payload(PayloadRule(when: ["screen": ["list"]]), to: ErrandsList.self)
    }
}

@Observable
private final class Errands {
    var count = 0

    func add() async { count += 1 }
}

@Observable
private final class ErrandsScreen: Screen {
    private let store = Errands()
    @ObservationIgnored private let environment: AppEnvironment
    @ObservationIgnored private let router: Router
    @ObservationIgnored private let secret = StoredKey("errands.secret")

    init(environment: AppEnvironment, router: Router) {
        self.environment = environment
        self.router = router
    }

    var content: Content {
        .screen("Plan") {
            Content.text("\(store.count) errands")
            Content.button("Store captured") { [store] in await store.add() }
            Content.button("Self captured") { [weak self] in await self?.store.add() }
            Content.button("Captured, later") { [store] in
                await Task.yield()
                store.count += 1
            }
            Content.button("Captured, opens") { [router] in
                await Task.yield()
                router.open(ErrandsList())
            }
            Content.button("Method") { await self.store.add() }
            // It awaits nothing, so that it runs where it is called.
            Content.button("Synchronous") { [weak self] in self?.store.count += 1 }
            Content.button("Sleep") {
                try? await self.environment.clock.sleep(for: .milliseconds(1))
                self.store.count += 1
            }
            Content.button("Concurrent function") { self.store.count += await added(of: 1, and: 2) }
            Content.button("Group") {
                let total = await withTaskGroup(of: Int.self) { group in
                    for number in 1...3 { group.addTask { await added(of: number, and: 0) } }
                    return await group.reduce(0, +)
                }
                self.store.count += total
            }
            Content.button("Children") {
                async let one = added(of: 1, and: 1)
                async let two = added(of: 2, and: 2)
                self.store.count += await one + two
            }
            Content.button("Continuation") {
                self.store.count += await withCheckedContinuation { $0.resume(returning: 1) }
            }
            Content.button("Store") {
                try? await self.environment.storage.values.setValue([1], for: self.secret)
            }
            Content.button("Read") { _ = try? self.environment.storage.values.value(for: self.secret) }
            Content.button("Open") { self.router.open(LostErrand()) }
            Content.button("Both") {
                _ = try? self.environment.storage.values.value(for: self.secret)
                self.router.push(LostErrand())
            }
            Content.button("Tab") { self.router.select("lost") }
            Content.button("Remind of a list") { await self.remind(["screen": "list"]) }
            Content.button("Remind of nothing") { await self.remind([:]) }
            Content.button("Remind of a page") { await self.remind(["screen": "page"]) }
        }
    }

    private func remind(_ payload: [String: String]) async {
        let trigger = NotificationTrigger.after(.seconds(60), repeats: false)
        let reminder = LocalNotification(
            id: "errands.one",
            title: "Errands",
            body: "One",
            payload: payload,
            trigger: trigger
        )
        try? await environment.device.notifications.schedule(reminder)
    }
}

@concurrent
private func added(of one: Int, and two: Int) async -> Int { one + two }

private enum ErrandsKit: TestKit {
    static var product: any Product.Type { ErrandsApp.self }
    static let requirementPrefix = "ERR-"

    static func makeSession() -> HeadlessSession {
        HeadlessSession(
            product: ErrandsApp.self,
            start: Date(timeIntervalSince1970: 0),
            formats: LocalFormats(locale: Locale(identifier: "en_US"), timeZone: .gmt),
            handler: Nobody()
        )
    }

    static func define(in library: inout StepLibrary) {}
}
