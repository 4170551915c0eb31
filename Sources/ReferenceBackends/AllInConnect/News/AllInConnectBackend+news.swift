import AppShell

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension AllInConnectBackend {
    /// Puts an offer or an event online, replacing one of the same id, and tells the members whom it may interest
    /// (AIC-22, AIC-24). One whose id is known is changed, which is no news: nobody is told.
    ///
    /// - Throws: where the store did not keep it; nothing has changed then, and nobody was told.
    @discardableResult
    public func publish(offer: OfferData, at date: Date) throws(AllInConnectStoreError) -> NewsReport {
        try commit { $0.publishing(offer, at: date) }
    }

    /// Puts a professional into the directory; see ``publish(offer:at:)`` (AIC-23).
    @discardableResult
    public func publish(professional: ProfessionalData, at date: Date) throws(AllInConnectStoreError) -> NewsReport {
        try commit { $0.publishing(professional, at: date) }
    }
}

extension AllInConnectData {
    func publishing(_ offer: OfferData, at date: Date) -> Outcome<NewsReport> {
        guard !offers.contains(where: { $0.id == offer.id }) else {
            return Outcome(NewsReport(), changes: [.offer(offer)])
        }
        let isEvent = offer.kind == .event
        let announcement = Announcement(
            news: News(isEvent ? .event : .offer, id: offer.id, category: offer.category),
            place: professionals.first { $0.id == offer.professionalID }?.location,
            title: isEvent ? "Nouvel événement" : "Nouvelle offre",
            body: offer.title,
            date: date
        )
        return announcing(announcement, of: .offer(offer))
    }

    func publishing(_ professional: ProfessionalData, at date: Date) -> Outcome<NewsReport> {
        guard !professionals.contains(where: { $0.id == professional.id }) else {
            return Outcome(NewsReport(), changes: [.professional(professional)])
        }
        let announcement = Announcement(
            news: News(.professional, id: professional.id, category: professional.category),
            place: professional.location,
            title: "Nouvel établissement",
            body: "\(professional.name), \(professional.city)",
            date: date
        )
        return announcing(announcement, of: .professional(professional))
    }

    private func announcing(_ announcement: Announcement, of change: AllInConnectChange) -> Outcome<NewsReport> {
        let (report, pushes) = announce(announcement)
        return Outcome(report, changes: [change], pushes: pushes)
    }
}

/// News with its words and its place.
private struct Announcement {
    let news: News
    /// nil where nobody knows.
    let place: GeoPoint?
    let title: String
    let body: String
    let date: Date
}

extension AllInConnectData {
    private func announce(_ announcement: Announcement) -> (NewsReport, [PushMessage]) {
        var report = NewsReport()
        var pushes: [PushMessage] = []
        let devices = Dictionary(grouping: registrations, by: \.userID)
        for userID in devices.keys.sorted() {
            let distance = announcement.place.flatMap { place in positions[userID]?.distance(to: place) }
            let reasons = announcement.news.reasonsToHold(preferences: preferences[userID], distance: distance)
            guard reasons.isEmpty, let target = announcement.news.target else {
                report.held.append(NewsReport.Held(userID: userID, reasons: reasons))
                continue
            }
            let text = PushText(target: target, title: announcement.title, body: announcement.body)
            report.recipients.append(userID)
            pushes += (devices[userID] ?? []).map { text.message(to: $0, at: announcement.date) }
        }
        return (report, pushes)
    }
}
