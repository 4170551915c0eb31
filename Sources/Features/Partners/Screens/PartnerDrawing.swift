import AppShell

/// How partners are drawn: what list and detail have in common.
struct PartnerDrawing {
    let strings: PartnersStrings
    let categories: [PartnerCategory]
    let environment: AppEnvironment

    private var formats: LocalFormats { environment.formats }

    /// A card each, in their order; those of one name are called by their city too, to be told apart when they are read
    /// aloud.
    func cards(_ partners: [Partner], open: @escaping (Partner) -> Void) -> [Content] {
        let counts = Dictionary(partners.map { ($0.name, 1) }, uniquingKeysWith: +)
        return partners.map { partner in
            let city = counts[partner.name, default: 1] > 1 ? partner.city : nil
            return card(partner, label: [partner.name, city].compactMap(\.self).joined(separator: ", ")) {
                open(partner)
            }
        }
    }

    private func card(_ partner: Partner, label: String, open: @escaping () -> Void) -> Content {
        .card(label, action: open) {
            Content.heading(partner.name)
            badges(of: partner)
            partner.city.map { Content.text($0) }
            if !partner.offers.isEmpty { Content.text(strings.offerCount(partner.offers.count)) }
        }
    }

    @ContentBuilder
    func badges(of partner: Partner) -> [Content] {
        partner.distance.map { Content.badge(strings.distance, text(ofDistance: $0)) }
        title(ofCategory: partner.category).map { Content.badge(strings.category, $0) }
    }

    /// `1,2 km`; from 10 km on the decimal says nothing.
    private func text(ofDistance kilometres: Double) -> String {
        if kilometres < 0.1 { return strings.veryNear }
        return strings.search.kilometres(formats.number(kilometres, decimals: kilometres < 9.95 ? 1 : 0))
    }

    /// Nil for a code that the product does not know: it means nothing to people.
    private func title(ofCategory id: String) -> String? { categories.first { $0.id == id }?.title }
}
