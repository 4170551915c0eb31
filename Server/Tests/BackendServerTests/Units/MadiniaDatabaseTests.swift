import Foundation
import GRDB
import MadiniaBackend
import Testing

@testable import BackendServer

/// What SQLite keeps of Madinia.
struct MadiniaDatabaseTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    private func change(_ chance: inout SplitMix64) -> MadiniaChange {
        let number = chance.number(1...4)
        switch chance.number(0...8) {
        case 0:
            var formation = FormationData.samples[0]
            (formation.id, formation.title) = (number, "Été \(chance.number(0...99)) 'd\"une; --")
            return .formation(formation)
        case 1:
            var article = ArticleData.samples[0]
            (article.id, article.title) = (number, "Titre \(chance.number(0...99))")
            return .article(article)
        case 6: return .formationRemoved(id: number)
        case 7: return .articleRemoved(id: number)
        case 8: return .deviceRemoved(token: "t\(number)")
        case 2:
            return .preRegistration(
                PreRegistrationData(id: number, email: "a@b.fr", formationID: 1, timestamp: "\(chance.number(0...9))")
            )
        case 3:
            let item = ContactData.Item(type: "article", id: 1, title: "é")
            let context = ContactData.Context(item: item, viewed: [item, item])
            return .contact(
                ContactData(
                    id: number,
                    name: "Léa",
                    email: "lea@exemple.fr",
                    message: "n° \(chance.number(0...99))\nligne",
                    context: chance.number(0...1) == 0 ? nil : context
                )
            )
        case 4:
            let preferences = DeviceData.Preferences(newFormations: true, newArticles: false, reminders: true)
            return .device(
                DeviceData(
                    token: "t\(number)",
                    platform: "ios",
                    appVersion: "1.\(chance.number(0...9))",
                    email: chance.number(0...1) == 0 ? nil : "a@b.fr",
                    preferences: chance.number(0...1) == 0 ? nil : preferences,
                    lastNews: chance.number(0...1) == 0 ? nil : Date(timeIntervalSince1970: 1.1)
                )
            )
        default:
            return .answered(
                IdempotentAnswer(
                    key: "k\(number)",
                    fingerprint: "\(chance.number(0...255))",
                    caller: "192.0.2.1",
                    status: 201,
                    text: #"{"é":1}"#,
                    date: Date(timeIntervalSince1970: Double(chance.number(0...1_000_000)) / 7)
                ),
                forgetting: chance.number(0...3) == 0 ? ["k\(chance.number(1...5))"] : []
            )
        }
    }

    @Test("what is kept, change by change and from start to start, is what the value comes to by the same changes")
    func law() throws {
        for seed in 1...10 as ClosedRange<UInt64> {
            var chance = SplitMix64(seed: seed)
            let path = scratch.file("\(seed).sqlite")
            var database = try MadiniaDatabase(path: path)
            #expect(try database.load() == nil)
            var data = MadiniaData.samples
            (data.pageSize, data.answersUnscripted) = (7, false)
            data.rateLimits = RateLimits(reads: nil, writes: 3)
            try database.replace(with: data)
            for _ in 1...20 {
                let changes = (0...chance.number(0...4)).map { _ in change(&chance) }
                for change in changes { data.apply(change) }
                try database.keep(changes)
                if chance.number(0...3) == 0 {
                    try database.close()
                    database = try MadiniaDatabase(path: path)
                }
                #expect(try database.load() == data)
            }
            try database.replace(with: .samples)
            #expect(try database.load() == .samples)
        }
    }
}
