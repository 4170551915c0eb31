import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How offers and events are drawn.
struct OfferDrawing: DirectoryDrawing {
    let strings: any OffersStrings
    let openProvider: ((_ id: Int, Router) -> Void)?

    func venue(of offer: Offer) -> String? {
        offer.provider.map { strings.venue($0.name, $0.city) }
    }

    func destination(for offer: Offer) -> any Destination {
        switch offer.kind {
        case .offer: OfferDetail(id: offer.id)
        case .event: EventDetail(id: offer.id)
        }
    }

    @ContentBuilder
    func summary(of offer: Offer, in directory: Directory<Offer>) -> [Content] {
        venue(of: offer).map { Content.text($0) }
        badges(of: offer, in: directory)
    }

    @ContentBuilder
    func details(of offer: Offer, in directory: Directory<Offer>, _ router: Router) -> [Content] {
        badges(of: offer, in: directory)
        for line in offer.description.split(whereSeparator: \.isNewline) where line.contains(where: { $0 != " " }) {
            Content.text(String(line))
        }
        if let provider = offer.provider {
            Content.section(strings.provider) {
                Content.heading(strings.provider)
                let venue = strings.venue(provider.name, provider.city)
                if let openProvider {
                    Content.link(venue) { openProvider(provider.id, router) }
                } else {
                    Content.text(venue)
                }
            }
        }
    }

    @ContentBuilder
    private func badges(of offer: Offer, in directory: Directory<Offer>) -> [Content] {
        let formats = directory.environment.formats
        let now = directory.environment.clock.now
        if offer.hasEnded(at: now, formats: formats) { Content.badge(strings.state, strings.ended(offer.kind)) }
        if offer.kind == .event { Content.badge(strings.kind, strings.event) }
        time(of: offer, now: now, formats: formats)
        directory.distanceBadge(of: offer)
        offer.price.map { price in
            Content.badge(
                strings.price,
                price == 0 ? strings.free : formats.price(price, currency: strings.currency)
            )
        }
        directory.categoryBadge(of: offer)
    }

    /// When an event takes place; how long an offer is valid.
    private func time(of offer: Offer, now: Date, formats: LocalFormats) -> Content? {
        func moment(_ date: Date) -> LocalMoment { LocalMoment(day: formats.day(date), time: formats.time(date)) }
        switch offer.kind {
        case .event:
            return offer.start.map { start in
                let end = offer.end.flatMap { $0 > start ? $0 : nil }
                return .badge(strings.date, strings.period(moment(start), end.map(moment)))
            }
        case .offer:
            // That it is already valid goes without saying.
            let from = offer.start.flatMap { $0 > now ? formats.day($0) : nil }
            let to = offer.end.map { formats.day($0) }
            return from == nil && to == nil ? nil : .badge(strings.validity, strings.validDays(from: from, to: to))
        }
    }
}
