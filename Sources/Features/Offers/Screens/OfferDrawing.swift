import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How offers are drawn: what list and detail have in common.
struct OfferDrawing {
    let strings: OffersStrings
    let categories: [OfferCategory]
    let environment: AppEnvironment

    private var formats: LocalFormats { environment.formats }

    /// A card each, in their order; those of one title are called by their place too, to be told apart when they are
    /// read aloud.
    func cards(_ offers: [Offer], open: @escaping (Offer) -> Void) -> [Content] {
        let counts = Dictionary(offers.map { ($0.title, 1) }, uniquingKeysWith: +)
        return offers.map { offer in
            let place =
                counts[offer.title, default: 1] > 1
                ? offer.professional.map { strings.facts.place($0.name, $0.city) } : nil
            return card(offer, label: [offer.title, place].compactMap(\.self).joined(separator: ", ")) { open(offer) }
        }
    }

    private func card(_ offer: Offer, label: String, open: @escaping () -> Void) -> Content {
        .card(label, action: open) {
            Content.heading(offer.title)
            offer.professional.map { Content.text(strings.facts.place($0.name, $0.city)) }
            badges(of: offer)
        }
    }

    /// What one wants to know first.
    @ContentBuilder
    func badges(of offer: Offer) -> [Content] {
        if hasEnded(offer) { Content.badge(strings.facts.state, strings.facts.ended(offer.kind)) }
        if offer.kind == .event { Content.badge(strings.facts.kind, strings.facts.event) }
        time(of: offer)
        offer.distance.map { Content.badge(strings.facts.distance, text(ofDistance: $0)) }
        offer.price.map { price in
            Content.badge(
                strings.facts.price,
                price == 0 ? strings.facts.free : formats.price(price, currency: strings.facts.currency)
            )
        }
        title(ofCategory: offer.category).map { Content.badge(strings.facts.category, $0) }
    }

    func hasEnded(_ offer: Offer) -> Bool { offer.hasEnded(at: environment.clock.now, formats: formats) }

    /// An event says when it is, an offer how long it holds.
    private func time(of offer: Offer) -> Content? {
        switch offer.kind {
        case .event:
            return offer.start.map { start in
                let end = offer.end.flatMap { $0 > start ? $0 : nil }
                return .badge(strings.facts.date, strings.facts.period(moment(start), end.map(moment)))
            }
        case .offer:
            // That it holds already goes without saying.
            let from = offer.start.flatMap { $0 > environment.clock.now ? formats.day($0) : nil }
            let to = offer.end.map { formats.day($0) }
            return from == nil && to == nil ? nil : .badge(strings.facts.validity, strings.facts.validDays(from, to))
        }
    }

    /// `1,2 km`; from 10 km on the decimal says nothing.
    private func text(ofDistance kilometres: Double) -> String {
        if kilometres < 0.1 { return strings.facts.veryNear }
        return strings.search.kilometres(formats.number(kilometres, decimals: kilometres < 9.95 ? 1 : 0))
    }

    /// Nil for a code that the product does not know: it means nothing to people.
    private func title(ofCategory id: String) -> String? { categories.first { $0.id == id }?.title }

    private func moment(_ date: Date) -> OfferFactStrings.Moment {
        OfferFactStrings.Moment(day: formats.day(date), time: formats.time(date))
    }
}
