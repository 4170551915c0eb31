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

    private var strings: (title: String, loading: String, notFound: String) {
        let all = account.strings
        return switch key.kind {
        case .order: (all.orderTitle, all.orderLoading, all.orderNotFound)
        case .message: (all.messageTitle, all.messageLoading, all.messageNotFound)
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

    private var item: [Content] {
        Content.loaded(
            state,
            loading: strings.loading,
            notFound: strings.notFound,
            errors: account.strings.errors,
            retry: account.strings.retry,
            load: { await self.appear() },
            content: whole
        )
    }

    @ContentBuilder
    private func whole(_ item: AccountItem) -> [Content] {
        Content.heading(item.title, level: 1)
        item.date.map { Content.text(account.environment.formats.day($0)) }
        Content.text(item.text)
    }
}
