import AppShell
import Observation

/// Who is signed in, what they can go on to, and the way out.
@Observable
final class ProfileScreen: Screen {
    @ObservationIgnored private let account: Account
    @ObservationIgnored private let context: ScreenContext

    init(account: Account, context: ScreenContext) {
        self.account = account
        self.context = context
    }

    private var strings: any AccountStrings { account.strings }

    func appear() async {
        await account.loadMember()
    }

    var content: Content {
        .screen(strings.profileTitle, refresh: { await self.account.loadMember(anew: true) }) {
            Content.heading(strings.profileTitle, level: 1)
            if let gate = account.gate(context.router) {
                gate
            } else {
                account.storageText.map { Content.banner($0) }
                account.member.state.value.map { Content.badge(strings.profileName, $0.fullName) }
                account.email.map { Content.badge(strings.profileEmail, $0) }
                for row in account.hooks.profileRows {
                    Content.link(row.label) { row.open(self.context.router) }
                }
                Content.button(strings.signOut) { self.account.signOut() }
            }
        }
    }
}
