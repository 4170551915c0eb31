import AppShell
import ScenarioRunner

/// Nothing that arrives is opened before someone has signed in; who has stays signed in.
enum SignInApp: Product {
    static let manifest = AppManifest(
        id: "sign-in",
        name: "Sign in",
        navigation: .tabs(
            [
                Tab(id: "start", title: "Start", symbol: "1.circle", root: Start()),
                Tab(id: "second", title: "Second", symbol: "2.circle", root: Second()),
            ],
            selected: "start"
        ),
        links: LinkPolicy(hosts: ["sign-in.example"], unmatched: .tab("second")),
        strings: .english
    )

    static let token = StoredKey("sample.token")

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let store = environment.storage.values
        let lock = NavigationLock(
            name: "sample.sign-in",
            policy: .defer,
            scope: .arrivals,
            reason: "nobody is signed in"
        )
        let module = SampleModule { contributions in
            contributions.destination(Start.self, placement: .tab("start")) { _, context in
                SignInScreen(store: store, lock: lock, context: context)
            }
            contributions.destination(Second.self, placement: .tab("second")) { _, context in PlainScreen(context) }
            contributions.destination(Item.self, placement: .tab("second")) { _, context in PlainScreen(context) }
            contributions.destination(Topic.self, placement: .sheet) { _, context in PlainScreen(context) }
            contributions.link("/items/{number}", to: Item.self)
            contributions.link("/topics/{name}?page={page}&full", to: Topic.self)
            let number = PayloadParameter("number", from: [.number("id")])
            contributions.payload(
                PayloadRule(when: ["type": ["item", "thing"], "event": ["sale"]], parameters: [number]),
                to: Item.self
            )
            contributions.store(token)
            contributions.startLock(lock) { (try? store.value(for: token)) == nil }
        }
        return [module]
    }
}

private final class SignInScreen: Screen {
    private let store: any KeyValueStore
    private let lock: NavigationLock
    private let context: ScreenContext

    init(store: any KeyValueStore, lock: NavigationLock, context: ScreenContext) {
        self.store = store
        self.lock = lock
        self.context = context
    }

    var content: Content {
        .screen("Start") {
            Content.button("Sign in") { await self.signIn() }
        }
    }

    private func signIn() async {
        do throws(StorageError) { try await store.setValue([1], for: SignInApp.token) } catch { return }
        context.router.send(.unlock(lock.name))
    }
}

enum SignInKit: TestKit {
    static var product: any Product.Type { SignInApp.self }
}
