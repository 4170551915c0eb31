import AppShell
import AppShellAccountFeature
import FoundationEssentials
import Observation

/// A product of the account and a made-up module of news, behind the gate as any other.
enum ClubApp: Product {
    static let manifest = AppManifest(
        id: "club",
        name: "Club",
        navigation: .tabs(
            [
                Tab(id: "news", title: "News", symbol: "newspaper", root: NewsList()),
                Tab(id: "card", title: "Card", symbol: "creditcard", root: MemberCardScreen()),
                Tab(id: "profile", title: "Profile", symbol: "person", root: Profile()),
            ],
            selected: "news"
        ),
        links: LinkPolicy(hosts: ["club.example"], unmatched: .tab("news")),
        strings: .english
    )

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        let api = ClubAPI(environment: environment)
        let log = ClubLog()
        let account = Account(strings: SampleAccountStrings(), service: api, environment: environment)
        let module = AccountModule(
            account: account,
            cardTab: "card",
            profileTab: "profile",
            payloads: AccountPayloads(order: [.item("order_detail")], message: [.item("message_thread")]),
            hooks: AccountHooks(
                onAccess: { token in
                    api.token.value = token
                    log.lines.append(token.map { "access \(ClubBackend.name(of: $0))" } ?? "no access")
                },
                onSignIn: { log.lines.append("in \($0)") },
                onSignOut: { log.lines.append("out \($0 ?? "?") \(ClubBackend.name(of: $1))") },
                profileRows: [.init("Log") { $0.push(LogPage()) }]
            )
        )
        return [module, NewsModule(account: account, api: api, log: log)]
    }
}

extension PayloadRule {
    static func item(_ screen: String) -> PayloadRule {
        PayloadRule(
            when: ["screen": [screen]],
            parameters: [PayloadParameter("id", from: [.number("entityId")])]
        )
    }
}

/// What the hooks told, in order.
@Observable
final class ClubLog {
    var lines: [String] = []
}

struct NewsModule: FeatureModule {
    let id = "news"
    let account: Account
    let api: ClubAPI
    let log: ClubLog

    func contribute(to contributions: inout Contributions) {
        contributions.destination(NewsList.self, placement: .tab("news")) { _, context in
            PageScreen("News", context: context, module: self)
        }
        contributions.destination(NewsItem.self, placement: .tab("news")) { item, context in
            PageScreen("Item \(item.id)", context: context, module: self)
        }
        contributions.link("/news/{id}", to: NewsItem.self)
        contributions.payload(.item("news_detail"), to: NewsItem.self)
        contributions.destination(LogPage.self, placement: .tab("profile"), isInternal: true) { _, context in
            PageScreen("Log", context: context, module: self)
        }
    }
}

struct NewsList: Destination {
    static let name = "news.list"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct LogPage: Destination {
    static let name = "news.log"

    init() {}

    init(parameters: RouteParameters) throws(RouteError) {}
}

struct NewsItem: Destination {
    static let name = "news.item"
    static let parameterNames = ["id"]
    let id: Int

    init(id: Int) {
        self.id = id
    }

    init(parameters: RouteParameters) throws(RouteError) {
        id = try parameters.identifier("id")
    }

    var parameters: RouteParameters { ["id": "\(id)"] }
}

/// A page of the made-up module: what the hooks told, and calls that may be answered 401.
final class PageScreen: Screen {
    private let title: String
    private let context: ScreenContext
    private let module: NewsModule

    init(_ title: String, context: ScreenContext, module: NewsModule) {
        self.title = title
        self.context = context
        self.module = module
    }

    var content: Content {
        .screen(title) {
            if let gate = module.account.gate(context.router) {
                gate
            } else {
                Content.text("\(title), for members")
                Content.text(module.account.email ?? "")
                Content.button("Call") { await self.call() }
                Content.button("Sign in again") { self.context.router.present(SignIn()) }
            }
            Content.button("Sign out here") { self.module.account.signOut() }
            Content.text(module.account.storageIssue == nil ? "stored" : "not stored")
            Content.list("Log") { for line in module.log.lines { Content.text(line) } }
        }
    }

    private func call() async {
        let token = module.api.token.value
        do throws(APIError) { _ = try await module.api.me() } catch {
            if case .unauthorized = error.group { module.account.expire(token) }
        }
    }
}

struct SampleAccountStrings: AccountStrings {
    let gateTitle = "Please sign in"
    let gateText = "For members"
    let gateButton = "Sign in"
    let gateExpired = "Your session is over"

    let signInTitle = "Signing in"
    let signInEmail = "Email"
    let signInEmailExample = "ada@club.example"
    let password = "Password"
    let invalidEmail = "Not an address"
    let missingPassword = "Type your password"
    let signInButton = "Send"
    let signingIn = "Just a moment"
    let wrongCredentials = "Wrong address or password"

    let cardTitle = "My card"
    let cardLoading = "Loading the card"
    let cardNumber = "Number"
    let cardType = "Kind"
    let cardValidUntil = "Valid until"
    let cardIsOver = "Not valid any more"

    let profileTitle = "My profile"
    let profileName = "Name"
    let profileEmail = "Address"
    let signOut = "Sign out"

    let orderTitle = "Order"
    let orderLoading = "Loading the order"
    let orderNotFound = "No such order"

    let messageTitle = "Message"
    let messageLoading = "Loading the message"
    let messageNotFound = "No such message"

    let notKept = "You will be asked again"
    let unreadable = "Who you are can't be read"
    let notForgotten = "The phone has not forgotten you"

    let errors: APIErrorStrings = .french
    let retry = "Try again"
    let lockReason = "nobody is signed in"
}
