import AppShell
import Observation

/// One record, whole (AIC-10, AIC-11, AIC-12, AIC-28).
///
/// Shows at once what the list already knows, and refreshes it behind.
@Observable
final class DirectoryDetailScreen<Record: DirectoryRecord>: Screen, AccessFollower {
    @ObservationIgnored private let id: Int
    @ObservationIgnored private let texts: DirectoryDetailStrings
    @ObservationIgnored private let directory: Directory<Record>
    @ObservationIgnored private let context: ScreenContext
    @ObservationIgnored private let load: LatestLoad<Record>
    /// Whether the back end has answered this screen; until then it tries each time it appears.
    @ObservationIgnored private var isFresh = false

    init(id: Int, texts: DirectoryDetailStrings, directory: Directory<Record>, context: ScreenContext) {
        self.id = id
        self.texts = texts
        self.directory = directory
        self.context = context
        load = LatestLoad(known: directory.finder.known(id))
        directory.follow(self)
    }

    private var strings: any DirectoryStrings { directory.strings }

    func appear() async {
        if !isFresh { await fetch() }
    }

    func accessChanged() {
        load.forget()
        isFresh = false
        // A covered screen loads when it appears again.
        if context.router.isOnTop { context.tasks { await self.fetch() } }
    }

    private func fetch() async {
        guard directory.hooks.isOpen(), !load.state.isUnderWay else { return }
        let result = await load { () async throws(APIError) -> Record in try await self.directory.fetch(self.id) }
        switch result {
        case .success(let record):
            isFresh = true
            directory.finder.renew(record)
        // What the list remembers would mislead.
        case .failure(.notFound):
            load.lose(because: .notFound)
            directory.finder.drop(id)
        case .failure(.unauthorized(status: 401)): directory.hooks.onUnauthorized()
        case .failure, nil: break
        }
    }

    var content: Content {
        if let gate = directory.hooks.gate(context.router) { return .screen(texts.title) { gate } }
        return .screen(load.state.value?.title ?? texts.title, refresh: { await self.fetch() }) {
            Content.loaded(
                load.state,
                loading: texts.loading,
                notFound: texts.notFound,
                errors: strings.errors,
                retry: strings.retry,
                retriesStale: true,
                load: { await self.fetch() },
                content: whole
            )
        }
    }

    @ContentBuilder
    private func whole(_ record: Record) -> [Content] {
        Content.heading(record.title, level: 1)
        directory.drawing.details(of: record, in: directory, context.router)
        if let link = context.router.link(to: directory.drawing.destination(for: record)) {
            Content.button(strings.share) {
                self.directory.environment.device.sharing.share(SharedItem(title: record.title, url: link))
            }
        }
    }
}
