import AppShell

/// What the screens of one directory share: a list that is searched, and each of its records whole. One per launch.
final class Directory<Record: DirectoryRecord> {
    let strings: any DirectoryStrings
    let categories: [DirectoryCategory]
    let nearby: DirectoryNearby?
    let kinds: DirectoryKindChoice?
    /// Nil for a directory whose records have no place.
    let map: (any DirectoryMapStrings)?
    let drawing: any DirectoryDrawing<Record>
    let hooks: DirectoryHooks
    let environment: AppEnvironment
    let fetch: (_ id: Int) async throws(APIError) -> Record
    let finder: DirectoryFinder<Record>
    private var followers: [Follower] = []

    private struct Follower {
        weak var screen: (any AccessFollower)?
    }

    init(
        strings: any DirectoryStrings,
        categories: [DirectoryCategory],
        nearby: DirectoryNearby?,
        kinds: DirectoryKindChoice? = nil,
        map: (any DirectoryMapStrings)? = nil,
        drawing: any DirectoryDrawing<Record>,
        search: @escaping (DirectorySearch) async throws(APIError) -> [Record],
        fetch: @escaping (_ id: Int) async throws(APIError) -> Record,
        hooks: DirectoryHooks,
        environment: AppEnvironment
    ) {
        self.strings = strings
        self.categories = categories
        self.nearby = nearby
        self.kinds = kinds
        self.map = map
        self.drawing = drawing
        self.fetch = fetch
        self.hooks = hooks
        self.environment = environment
        finder = DirectoryFinder(search: search, hooks: hooks, environment: environment)
    }

    /// Calls the screen's ``AccessFollower/accessChanged()`` from now on, for as long as the screen lives.
    func follow(_ screen: any AccessFollower) {
        followers.removeAll { $0.screen == nil }
        followers.append(Follower(screen: screen))
    }

    func accessChanged() {
        finder.forget()
        for follower in followers { follower.screen?.accessChanged() }
    }
}

extension Directory {
    /// Registers the list, and refreshes it when the app comes back.
    func contributeList<List: Destination>(_: List.Type, tab: TabID, to contributions: inout Contributions) {
        let directory = self
        contributions.start { start in directory.finder.tasks = start.tasks }
        contributions.task(on: .foreground) { await directory.finder.refreshIfNeeded() }
        contributions.destination(List.self, placement: .tab(tab)) { _, context in
            DirectoryListScreen(directory: directory, context: context)
        }
    }

    /// Registers a detail with the link and the notifications that lead to it.
    func contributeDetail<Detail: NumberedDestination>(
        _: Detail.Type,
        strings: DirectoryDetailStrings,
        tab: TabID,
        link: String?,
        payloads: [PayloadRule],
        to contributions: inout Contributions
    ) {
        let directory = self
        let isInternal = link == nil && payloads.isEmpty
        contributions.destination(Detail.self, placement: .tab(tab), isInternal: isInternal) { detail, context in
            DirectoryDetailScreen(id: detail.id, texts: strings, directory: directory, context: context)
        }
        if let link { contributions.link(link, to: Detail.self) }
        for rule in payloads { contributions.payload(rule, to: Detail.self) }
    }
}

/// A screen whose content belongs to whoever is signed in.
protocol AccessFollower: AnyObject {
    /// Someone signed in or out: nothing of the previous person may stay.
    func accessChanged()
}
