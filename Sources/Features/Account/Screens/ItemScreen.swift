import AppShell
import Observation

/// An order or a message (AIC-15).
@Observable
final class ItemScreen: Screen {
    @ObservationIgnored private let key: AccountItemKey
    @ObservationIgnored private let account: Account
    @ObservationIgnored private let context: ScreenContext

    init(key: AccountItemKey, account: Account, context: ScreenContext) {
        self.key = key
        self.account = account
        self.context = context
    }

    private var strings: AccountItemStrings {
        switch key.kind {
        case .order: account.strings.order
        case .message: account.strings.message
        }
    }

    private var state: LoadingState<AccountItem> { account.items[key]?.state ?? .idle }

    func appear() async {
        await account.load(key)
    }

    var content: Content {
        .screen(state.value?.title ?? strings.title, refresh: { await self.appear() }) {
            if let gate = account.gate(context.router) {
                gate
            } else {
                item
            }
        }
    }

    @ContentBuilder
    private var item: [Content] {
        switch state {
        case .idle, .loading:
            Content.loading(strings.loading)
        case .failed(.notFound):
            Content.empty(strings.notFound)
        case .failed(let error):
            Content.failure(error, strings: account.strings.errors, retry: account.strings.retry) {
                await self.appear()
            }
        case .loaded(let item), .refreshing(let item):
            whole(item)
        case .stale(let item, let error):
            Content.stale(error, strings: account.strings.errors) { await self.appear() }
            whole(item)
        }
    }

    @ContentBuilder
    private func whole(_ item: AccountItem) -> [Content] {
        Content.heading(item.title, level: 1)
        item.date.map { Content.text(account.environment.formats.day($0)) }
        Content.text(item.text)
    }
}
