import AppShell
import Observation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One item, whole (MAD-FR7).
///
/// Shows at once what the list already knows, and refreshes it behind.
@Observable
final class CatalogDetailScreen: Screen {
    private var item: LoadingState<CatalogItem> = .idle
    @ObservationIgnored private let key: String
    @ObservationIgnored private let catalog: Catalog
    @ObservationIgnored private let context: ScreenContext

    init(key: String, catalog: Catalog, context: ScreenContext) {
        self.key = key
        self.catalog = catalog
        self.context = context
        if let known = catalog.store.known(key) { item = .loaded(known) }
    }

    private var strings: any CatalogStrings { catalog.strings }

    func appear() async {
        tellIsViewed()
        guard isFresh else { return await load() }
        tellIsRead()
        await loadPath()
    }

    /// Refreshes a page that was left open for hours, so that its price is current.
    func resume() async {
        if case .loaded = item, !isFresh { await load() } else { await loadPath() }
    }

    /// When the back end answered this screen; until then it tries each time it appears.
    @ObservationIgnored private var loadedAt: Date?

    private var isFresh: Bool { loadedAt.map { catalog.store.isRecent($0) } ?? false }

    private func load() async {
        guard !item.isUnderWay else { return }
        let before = item
        item = before.started
        do throws(APIError) {
            item = .loaded(try await catalog.store.fetch(key))
            loadedAt = catalog.environment.clock.now
            if before.value == nil { tellIsViewed() }
            tellIsRead()
            await loadPath()
        } catch .notFound {
            // The back end no longer has it: what the list remembers would mislead.
            item = .failed(.notFound)
        } catch {
            item = before.failed(with: error)
            tellIsRead()
        }
    }

    /// Whoever came by a link finds the steps before and after as well.
    private func loadPath() async {
        if let item = item.value, catalog.isAroundUnknown(item) { await catalog.store.loadIfNeeded() }
    }

    /// Someone looks at it: no call of a service says that.
    private func tellIsViewed() {
        if let item = item.value, context.router.isOnTop { catalog.hooks.onView(item) }
    }

    /// There is such an item, as far as one can know.
    private func tellIsRead() {
        if let item = item.value, context.router.isOnTop { catalog.hooks.onRead(item) }
    }

    var content: Content {
        .screen(item.value?.title ?? strings.item, refresh: { await self.load() }) {
            // What was loaded stays readable offline (MAD-OFF1).
            Content.loaded(
                item,
                loading: strings.loading,
                notFound: strings.notFound,
                errors: strings.errors,
                retry: strings.retry,
                load: { await self.load() },
                content: details
            )
        }
    }

    @ContentBuilder
    private func details(of item: CatalogItem) -> [Content] {
        Content.heading(item.title, level: 1)
        ending(for: item)
        catalog.drawing.facts(of: item)
        catalog.drawing.urgency(of: item)
        Content.text(item.summary)
        for section in item.sections { draw(section) }
        actions(for: item)
        catalog.path { self.context.router.push(CatalogDetail(key: $0.key)) }?.neighbours(of: item)
    }

    private func draw(_ section: CatalogSection) -> Content? {
        guard section.texts.contains(where: { !$0.isEmpty }) else { return nil }
        return .section(section.title) {
            Content.heading(section.title)
            switch section.body {
            case .text(let text): Content.text(text)
            case .list(let texts): Content.list(section.title) { for text in texts { Content.text(text) } }
            }
        }
    }

    private func openSheet(for item: CatalogItem) {
        context.router.present(PreRegistration(item: item.id, title: item.title))
    }

    /// What came of a pre-registration whose sheet was closed before it ended, or the app.
    private func ending(for item: CatalogItem) -> Content? {
        guard let sender = catalog.preRegistrations else { return nil }
        let (intentions, strings) = (sender.intentions, sender.strings)
        func dismiss() -> Content {
            .button(strings.dismiss) { intentions.note(nil, for: item.id) }
        }
        return switch intentions.ending(for: item.id) {
        case .taken: .banner(strings.thanks) { dismiss() }
        case .unsent:
            .banner(strings.unsent) { Content.button(strings.retry) { self.openSheet(for: item) } }
        case .refused(let error): .banner(strings.text(for: error)) { dismiss() }
        case nil: nil
        }
    }

    @ContentBuilder
    private func actions(for item: CatalogItem) -> [Content] {
        if let preRegistrations = catalog.preRegistrations {
            if let payment = preRegistrations.payment, let page = catalog.paymentPage(of: item) {
                Content.section(payment.button) {
                    Content.text(payment.note)
                    Content.button(payment.button) { self.catalog.environment.device.webPages.open(page) }.prominent()
                }
            }
            Content.button(preRegistrations.strings.preRegister) { self.openSheet(for: item) }.prominent()
        }
        // A slug that no link can carry leaves the id.
        if let link = context.router.link(to: CatalogDetail(key: item.key))
            ?? context.router.link(to: CatalogDetail(key: "\(item.id)"))
        {
            Content.button(strings.share) {
                self.catalog.environment.device.sharing.share(SharedItem(title: item.title, url: link))
            }
        }
    }
}
