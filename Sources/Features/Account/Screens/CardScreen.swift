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

    private var strings: any AccountStrings { account.strings }

    func appear() async {
        await account.loadMember()
    }

    var content: Content {
        .screen(strings.cardTitle, refresh: { await self.account.loadMember(anew: true) }) {
            Content.heading(strings.cardTitle, level: 1)
            if let gate = account.gate(context.router) {
                gate
            } else {
                account.storageText.map { Content.banner($0) }
                member
            }
        }
    }

    private var member: [Content] {
        Content.loaded(
            account.member.state,
            loading: strings.cardLoading,
            errors: strings.errors,
            retry: strings.retry,
            load: { await self.account.loadMember(anew: true) },
            content: { [card(of: $0)] }
        )
    }

    private func card(of member: Member) -> Content {
        let name = member.fullName
        return .section(name) {
            Content.heading(name)
            Content.badge(strings.cardNumber, member.card.number)
            Content.badge(strings.cardType, member.card.type)
            if let end = member.card.lastDay(in: account.environment.formats.timeZone) {
                Content.badge(strings.cardValidUntil, account.environment.formats.day(end))
                if account.environment.formats.calendarDays(from: account.environment.clock.now, to: end) < 0 {
                    Content.text(strings.cardIsOver)
                }
            } else {
                Content.badge(strings.cardValidUntil, member.card.validUntil)
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
