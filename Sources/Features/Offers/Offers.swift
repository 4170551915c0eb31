import AppShell

/// What the screens of the offers share, one instance a launch.
final class Offers {
    let strings: OffersStrings
    let categories: [OfferCategory]
    let radii: [Int]
    let hooks: OffersHooks
    let environment: AppEnvironment
    let service: any OffersService
    let finder: OfferFinder
    private var followers: [Follower] = []

    private struct Follower {
        weak var screen: (any AccessFollower)?
    }

    init(
        strings: OffersStrings,
        categories: [OfferCategory],
        radii: [Int],
        service: any OffersService,
        hooks: OffersHooks,
        environment: AppEnvironment
    ) {
        self.strings = strings
        self.categories = categories
        self.radii = radii
        self.service = service
        self.hooks = hooks
        self.environment = environment
        finder = OfferFinder(service: service, hooks: hooks, environment: environment)
    }

    var drawing: OfferDrawing {
        OfferDrawing(strings: strings, categories: categories, environment: environment)
    }

    /// From now on, and as long as it lives, the screen is told of ``accessChanged()``.
    func tell(_ screen: any AccessFollower) {
        followers.removeAll { $0.screen == nil }
        followers.append(Follower(screen: screen))
    }

    func accessChanged() {
        finder.forget()
        for follower in followers { follower.screen?.accessChanged() }
    }
}

/// A screen that shows what belongs to the person who is signed in.
protocol AccessFollower: AnyObject {
    /// Someone has signed in or out: what there is of the one before must go.
    func accessChanged()
}
