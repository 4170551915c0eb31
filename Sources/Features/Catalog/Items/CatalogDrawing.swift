import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How items are drawn: what list and detail have in common.
struct CatalogDrawing {
    let sessions: (any CatalogSessionStrings)?
    let environment: AppEnvironment
    let filters: [CatalogFilter]
    let fronts: CatalogFronts

    private var formats: LocalFormats { environment.formats }

    /// What one wants to know first: understood in five seconds (MAD-FR6).
    func facts(of item: CatalogItem) -> [Content] {
        item.facts.map { fact in
            switch fact.value {
            case .text(let text): .badge(fact.label, text)
            case .price(let price, let currency): .badge(fact.label, formats.price(price, currency: currency))
            case .nextSession(let otherwise):
                .badge(fact.label, item.session(at: now).map { formats.day($0.start) } ?? otherwise)
            }
        }
    }

    func card(_ item: CatalogItem, open: @escaping () -> Void) -> Content {
        card(item, at: now, in: region, open: open)
    }

    /// A card each, in their order.
    ///
    /// - Parameter open: takes an item's key.
    func cards(_ items: [CatalogItem], open: @escaping (String) -> Void) -> [Content] {
        let (now, region) = (now, region)
        return items.map { item in
            let key = item.key
            return card(item, at: now, in: region) { open(key) }
        }
    }

    /// By which an item is found, by the place of the filter.
    func options(of item: CatalogItem) -> [[String]] {
        front(of: item, at: now, in: region).options
    }

    private func card(
        _ item: CatalogItem,
        at now: Date,
        in region: String,
        open: @escaping () -> Void
    ) -> Content {
        let content = front(of: item, at: now, in: region).content
        // `return`: the array as it is, not gathered anew by the builder.
        return .card(item.title, action: open) { return content }
    }

    private func front(of item: CatalogItem, at now: Date, in region: String) -> CatalogFront {
        let session = item.session(at: now)?.start
        return fronts.front(of: item, session: session, in: region) {
            CatalogFront($0, session: session, facts: facts(of: $0), filters: filters)
        }
    }

    private var now: Date { environment.clock.now }

    /// What the texts depend on besides the item and the time.
    private var region: String { "\(formats.locale.identifier) \(formats.timeZone.identifier)" }

    /// Why not to wait: the days to the next session, and the seats when few are left (MAD-J4a).
    func urgency(of item: CatalogItem) -> [Content] {
        guard let sessions, let session = item.session(at: now) else { return [] }
        var texts = [sessions.daysLeft(formats.calendarDays(from: now, to: session.start))]
        if let seats = session.seatsLeft, seats <= sessions.fewSeats {
            texts.append(sessions.seatsLeft(seats))
        }
        return texts.map { .text($0) }
    }
}
