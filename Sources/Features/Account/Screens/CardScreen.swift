import AppShell
import Observation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The member's card, also where there is no network: as it was last loaded.
@Observable
final class CardScreen: Screen {
    @ObservationIgnored private let account: Account
    @ObservationIgnored private let context: ScreenContext

    init(account: Account, context: ScreenContext) {
        self.account = account
        self.context = context
    }

    private var strings: AccountStrings { account.strings }

    func appear() async {
        await account.loadMember()
    }

    var content: Content {
        .screen(strings.card.title, refresh: { await self.account.loadMember(anew: true) }) {
            Content.heading(strings.card.title, level: 1)
            if let gate = account.gate(context.router) {
                gate
            } else {
                account.storageText.map { Content.banner($0) }
                member
            }
        }
    }

    @ContentBuilder
    private var member: [Content] {
        switch account.member.state {
        case .idle, .loading:
            Content.loading(strings.card.loading)
        case .failed(let error):
            Content.failure(error, strings: strings.errors, retry: strings.retry) {
                await self.account.loadMember(anew: true)
            }
        case .loaded(let member), .refreshing(let member):
            card(of: member)
        case .stale(let member, let error):
            Content.stale(error, strings: strings.errors) { await self.account.loadMember(anew: true) }
            card(of: member)
        }
    }

    private func card(of member: Member) -> Content {
        let name = member.fullName
        return .section(name) {
            Content.heading(name)
            Content.badge(strings.card.number, member.card.number)
            Content.badge(strings.card.type, member.card.type)
            if let end = member.card.lastDay(in: account.environment.formats.timeZone) {
                Content.badge(strings.card.validUntil, account.environment.formats.day(end))
                if account.environment.formats.calendarDays(from: account.environment.clock.now, to: end) < 0 {
                    Content.text(strings.card.isOver)
                }
            } else {
                Content.badge(strings.card.validUntil, member.card.validUntil)
            }
        }
    }
}

extension Member {
    var fullName: String { [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ") }
}

extension MemberCard {
    /// A moment of the last day on that clock; nil where it is no calendar day.
    func lastDay(in timeZone: TimeZone) -> Date? {
        guard let noon = Date(rfc3339: validUntil + "T12:00:00Z") else { return nil }
        return noon.addingTimeInterval(-Double(timeZone.secondsFromGMT(for: noon)))
    }
}
