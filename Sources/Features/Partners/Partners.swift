import AppShell

/// What the screens of the partners share, one instance a launch.
final class Partners {
    let strings: PartnersStrings
    let categories: [PartnerCategory]
    let radii: [Int]
    let hooks: PartnersHooks
    let environment: AppEnvironment
    let service: any PartnersService
    let finder: PartnerFinder
    private var followers: [Follower] = []

    private struct Follower {
        weak var screen: (any AccessFollower)?
    }

    init(
        strings: PartnersStrings,
        categories: [PartnerCategory],
        radii: [Int],
        service: any PartnersService,
        hooks: PartnersHooks,
        environment: AppEnvironment
    ) {
        self.strings = strings
        self.categories = categories
        self.radii = radii
        self.service = service
        self.hooks = hooks
        self.environment = environment
        finder = PartnerFinder(service: service, hooks: hooks, environment: environment)
    }

    var drawing: PartnerDrawing {
        PartnerDrawing(strings: strings, categories: categories, environment: environment)
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
