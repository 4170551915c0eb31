import AllInConnectBackend
import Testing

/// Whether someone is told of something: the table in docs/apis.md, row by row and all of it at once.
struct DecisionTests {
    private static func preferences(
        offers: Bool = false,
        professionals: Bool = false,
        events: Bool = false,
        radius: Int = 10,
        categories: [CategoryData] = [.food]
    ) -> PreferencesData {
        PreferencesData(
            notifyNewOffers: offers,
            notifyNewProNearby: professionals,
            notifyLocalEvents: events,
            notificationRadius: radius,
            preferredCategories: categories
        )
    }

    private static let offer = News(.offer, id: 1, category: .food)
    private static let event = News(.event, id: 1, category: .food)
    private static let professional = News(.professional, id: 1, category: .food)

    typealias Row = (news: News, preferences: PreferencesData?, distance: Double?, reasons: [HoldReason])

    @Test(
        "AIC-22: a new offer is told of where notifyNewOffers, radius and category all match",
        arguments: [
            (offer, preferences(offers: true), 3, []),
            (offer, preferences(professionals: true, events: true), 3, [.switchedOff]),
            (offer, preferences(offers: true), 10, []),
            (offer, preferences(offers: true), 10.0.nextUp, [.tooFar]),
            (offer, preferences(offers: true), 0, []),
            (offer, preferences(offers: true, radius: 5), 5, []),
            (offer, preferences(offers: true, radius: 5), 5.001, [.tooFar]),
            (offer, preferences(offers: true, radius: 50), 50, []),
            (offer, preferences(offers: true, radius: 50), 50.001, [.tooFar]),
            (offer, preferences(offers: true, radius: 50), .nan, [.tooFar]),
            (offer, preferences(offers: true, radius: 50), .infinity, [.tooFar]),
            (offer, preferences(offers: true), nil, [.unknownPlace]),
            (offer, preferences(offers: true, categories: [.beauty, .business]), 3, [.otherCategory]),
            (offer, preferences(offers: true, categories: []), 3, [.otherCategory]),
            (offer, nil, 10, []), (offer, nil, 10.1, [.tooFar]), (offer, nil, nil, [.unknownPlace]),
            (offer, preferences(categories: []), 11, [.switchedOff, .tooFar, .otherCategory]),
        ] as [Row]
    )
    func offers(_ row: Row) {
        #expect(row.news.reasonsToHold(preferences: row.preferences, distance: row.distance) == row.reasons)
    }

    @Test(
        "AIC-23: a new professional is told of where notifyNewProNearby, radius and category all match",
        arguments: [
            (professional, preferences(professionals: true), 3, []),
            (professional, preferences(offers: true, events: true), 3, [.switchedOff]),
            (professional, preferences(professionals: true), 10, []),
            (professional, preferences(professionals: true), 10.0.nextUp, [.tooFar]),
            (professional, preferences(professionals: true), nil, [.unknownPlace]),
            (professional, preferences(professionals: true, categories: [.health]), 3, [.otherCategory]),
            (professional, preferences(professionals: true, categories: []), 3, [.otherCategory]),
            (professional, nil, 10, []), (professional, nil, nil, [.unknownPlace]),
        ] as [Row]
    )
    func professionals(_ row: Row) {
        #expect(row.news.reasonsToHold(preferences: row.preferences, distance: row.distance) == row.reasons)
    }

    @Test(
        "AIC-24: a local event is told of where notifyLocalEvents and radius match, whatever its category",
        arguments: [
            (event, preferences(events: true), 3, []),
            (event, preferences(offers: true, professionals: true), 3, [.switchedOff]),
            (event, preferences(events: true), 10, []),
            (event, preferences(events: true), 10.0.nextUp, [.tooFar]),
            (event, preferences(events: true), nil, [.unknownPlace]),
            (event, preferences(events: true, categories: [.health]), 3, []),
            (event, preferences(events: true, categories: []), 3, []),
            (event, nil, 10, []), (event, nil, nil, [.unknownPlace]),
        ] as [Row]
    )
    func events(_ row: Row) {
        #expect(row.news.reasonsToHold(preferences: row.preferences, distance: row.distance) == row.reasons)
    }

    @Test("AIC-27: what has no id that a tap could open is never sent", arguments: News.Kind.allCases)
    func noTarget(_ kind: News.Kind) {
        for id in [nil, 0, -1] {
            #expect(News(kind, id: id, category: .food).reasonsToHold(preferences: nil, distance: 1) == [.noTarget])
        }
        #expect(News(kind, id: 1, category: .food).reasonsToHold(preferences: nil, distance: 1) == [])
    }

    @Test("AIC-22, AIC-23, AIC-24: the whole matrix, every combination of switches, category and distance")
    func matrix() {
        var sent = 0
        for kind in News.Kind.allCases {
            for bits in 0..<8 {
                for category in CategoryData.allCases {
                    for distance in [nil, 0, 9.99, 10, 10.01] as [Double?] {
                        let preferences = DecisionTests.preferences(
                            offers: bits & 1 != 0,
                            professionals: bits & 2 != 0,
                            events: bits & 4 != 0,
                            categories: [.food, .leisure]
                        )
                        let isPreferred = category == .food || category == .leisure
                        let isNear = distance.map { $0 <= 10 } ?? false
                        let isTold: Bool
                        switch kind {
                        case .offer: isTold = bits & 1 != 0 && isNear && isPreferred
                        case .professional: isTold = bits & 2 != 0 && isNear && isPreferred
                        case .event: isTold = bits & 4 != 0 && isNear
                        }
                        let news = News(kind, id: 7, category: category)
                        let reasons = news.reasonsToHold(preferences: preferences, distance: distance)
                        #expect(reasons.isEmpty == isTold, "\(kind) \(bits) \(category) \(distance ?? -1)")
                        sent += isTold ? 1 : 0
                    }
                }
            }
        }
        // Of 8 sets of switches 4 have the right one on, at 3 of 5 distances, for 2, 2 and 6 of 6 categories.
        #expect(sent == 4 * 3 * (2 + 2 + 6))
    }
}
