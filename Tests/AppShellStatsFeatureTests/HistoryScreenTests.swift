import AppShell
import AppShellHeadless
import Foundation
import Testing

@testable import AppShellStatsFeature

struct HistoryScreenTests {
    @Test("PI-FR7: before the first session the screen says so, and offers nothing to export or to draw")
    func empty() throws {
        let phone = try StatsPhone()
        try phone.open()
        #expect(try phone.says("Aucune session"))
        let badges = try phone.elements.filter { $0.role == .badge }.map(\.value)
        #expect(badges == Array(repeating: "Pas encore de record", count: 3))
        #expect(try !phone.elements.contains { $0.role == .chart || $0.label.contains("Exporter") })
    }

    @Test("PI-FR7, PI-S6.2: a session has date, constant, mode, score, speed as CPS, errors, reveals and streak")
    func row() throws {
        let phone = try StatsPhone()
        try phone.end("a pi 1560 learn 31,35")
        try phone.open()
        let row = try #require(try phone.elements.first { $0.role == .section && $0.label.contains("janvier") })
        #expect(plain(row.label) == "23 janvier 2026 à 18:04")
        let facts = row.children.filter { $0.role == .badge }.map { plain("\($0.label) : \($0.value ?? "")") }
        #expect(
            facts == [
                "Constante : Pi", "Mode : Apprentissage", "Score : 1 560 décimales", "Vitesse : 31,2 CPS",
                "Erreurs : 2", "Révélations : 2", "Meilleure série : 1 560",
            ]
        )
    }

    @Test(
        "PI-FR7: the history is loaded asynchronously: a loading state first, with the records that are there already"
    )
    func loading() throws {
        let phone = try StatsPhone()
        try phone.end("a pi 12 strict")
        try phone.relaunch()
        phone.disk.slowDown(by: phone.session.clock)
        try phone.open()
        #expect(try phone.says("Chargement de l'historique…"))
        #expect(try phone.says("Pi : 12 décimales, le 23 janvier 2026, 0,2 CPS"))
        #expect(try phone.scores == [])
        try phone.session.wait(.seconds(5))
        #expect(try phone.scores == ["12 décimales"])
    }

    @Test("PI-FR13: the end of a session waits for nothing, however slow the disk; all of it is kept, in order")
    func slowDisk() throws {
        let phone = try StatsPhone()
        phone.disk.slowDown(by: phone.session.clock)
        try phone.end("a pi 12 strict 3")
        try phone.end("b pi 15 strict 3")
        #expect(try phone.says("Record : 15 b"))
        #expect(phone.disk.count(.appends) == 0)
        try phone.session.wait(.seconds(2))
        try phone.end("c pi 13 strict 3")
        try phone.session.wait(.seconds(60))
        #expect(phone.disk.count(.appends) == 3)
        phone.disk.slowDown(by: nil)
        try phone.relaunch()
        try phone.open()
        #expect(try phone.scores == ["13 décimales", "15 décimales", "12 décimales"])
        #expect(try phone.chart("Erreurs par bloc de dix : Pi")?.chart?.points.map(\.value) == [3])
    }

    @Test("PI-FR7: one asks for the history and leaves again: it is loaded all the same, once")
    func leaving() throws {
        let phone = try StatsPhone()
        try phone.end("a pi 12 strict")
        try phone.relaunch()
        let reads = phone.disk.count(.journalReads)
        phone.disk.slowDown(by: phone.session.clock)
        try phone.open()
        try phone.session.goBack()
        try phone.session.wait(.seconds(5))
        try phone.open()
        #expect(try phone.scores == ["12 décimales"])
        #expect(phone.disk.count(.journalReads) == reads + 2)
    }

    @Test("PI-FR7: a history that can't be read is said, with what this launch knows; one can try again")
    func failure() throws {
        let phone = try StatsPhone()
        try phone.end("a pi 12 strict")
        try phone.relaunch()
        phone.disk.failing = [.journalReads]
        try phone.end("b pi 5 strict")
        try phone.open()
        #expect(try phone.says("L'espace de stockage est plein : il faut libérer de la place, puis réessayer."))
        #expect(try phone.scores == ["5 décimales"])
        phone.disk.failing = []
        try phone.session.tap("Réessayer")
        #expect(try phone.scores == ["5 décimales", "12 décimales"])
        #expect(try !phone.says("Réessayer"))
    }

    @Test("PI-FR13: what can't be kept is said in words, and tried again by hand or when the app leaves the screen")
    func unsaved() throws {
        let phone = try StatsPhone()
        phone.disk.failing = [.appends, .valueWrites, .documentWrites]
        try phone.end("a pi 12 strict")
        try phone.open()
        #expect(try phone.says("L'espace de stockage est plein"))
        #expect(try phone.says("Rien n'est perdu"))
        #expect(try phone.scores == ["12 décimales"])
        try phone.session.tap("Réessayer")
        #expect(try phone.says("Rien n'est perdu"))
        phone.disk.failing = []
        try phone.session.enterBackground()
        #expect(phone.disk.count(.appends) == 1)
        try phone.session.enterForeground()
        #expect(try !phone.says("Rien n'est perdu"))
        try phone.relaunch()
        #expect(try phone.says("Record : 12 a"))
        try phone.open()
        #expect(try phone.scores == ["12 décimales"])
    }

    @Test("PI-FR13: what can't be read back is said, and the rest is shown")
    func unreadable() async throws {
        let phone = try StatsPhone()
        try phone.end("a pi 12 strict")
        try await phone.disk.append("foreign")
        try await phone.disk.append("too")
        try await phone.disk.memory.values.setValue(Array("?".utf8), for: PersonalBestStore.key)
        try phone.relaunch()
        try phone.open()
        #expect(try phone.says("2 sessions enregistrées sont illisibles et ne sont pas affichées."))
        #expect(try phone.says("Un record enregistré est illisible."))
        #expect(try phone.scores == ["12 décimales"])
    }

    @Test("PI-FR7: one looks at one constant, or at all")
    func filter() throws {
        let phone = try StatsPhone()
        try phone.end("a pi 12 strict 3")
        try phone.end("b e 20 learn 41,42")
        try phone.open()
        #expect(try phone.scores == ["20 décimales", "12 décimales"])
        try phone.session.choose("e", in: "Constante")
        #expect(try phone.scores == ["20 décimales"])
        #expect(try phone.chart("Erreurs par bloc de dix : Pi") == nil)
        #expect(try phone.chart("Erreurs par bloc de dix : e") != nil)
        try phone.session.choose("phi", in: "Constante")
        #expect(try phone.says("Aucune session pour cette constante"))
        #expect(try !phone.elements.contains { $0.role == .chart })
        try phone.session.choose("Toutes", in: "Constante")
        #expect(try phone.scores.count == 2)
    }

    @Test("PI-FR7: a session that ends while the history is open appears")
    func live() throws {
        let phone = try StatsPhone()
        try phone.end("a pi 12 strict")
        try phone.open()
        try phone.session.tap("Another session")
        #expect(try phone.scores == ["77 décimales", "12 décimales"])
        #expect(try phone.says("Pi : 77 décimales, le 23 janvier 2026, 1,5 CPS"))
    }

    @Test("PI-FR7: scores in time are drawn from two sessions on, the oldest first, and said in words")
    func progress() throws {
        let phone = try StatsPhone()
        try phone.end("a pi 12 strict")
        try phone.open()
        #expect(try phone.chart("Progression") == nil)
        #expect(try phone.says("La courbe apparaît à la deuxième session."))
        try phone.session.goBack()
        for (id, score) in [("b", 156), ("c", 40)] {
            try phone.session.wait(.seconds(86_400))
            try phone.end("\(id) pi \(score) strict")
        }
        try phone.open()
        let chart = try #require(try phone.chart("Progression"))
        #expect(chart.chart?.form == .line)
        #expect(chart.chart?.points.map(\.value) == [12, 156, 40])
        #expect(chart.chart?.points.map { plain($0.label) } == ["23 janv.", "24 janv.", "25 janv."])
        #expect(chart.value == "De 12 à 40 décimales en 3 sessions ; meilleur score 156")
    }

    @Test("PI-FR7: blocks of ten with an error are drawn, the worst said in words; where there is none, words say so")
    func errorMap() throws {
        let phone = try StatsPhone()
        try phone.end("a pi 12 strict")
        try phone.open()
        #expect(try phone.says("Aucune erreur enregistrée."))
        try phone.session.goBack()
        try phone.end("b pi 12 learn 31,40,35,10,41,11,20")
        try phone.end("c pi 12 learn 31,1001")
        try phone.open()
        let chart = try #require(try phone.chart("Erreurs par bloc de dix : Pi"))
        #expect(chart.chart?.form == .map)
        let points = chart.chart?.points.map { "\(plain($0.label)) \($0.value)" }
        #expect(points == ["1–10 1.0", "11–20 2.0", "31–40 4.0", "41–50 1.0", "1 001–1 010 1.0"])
        #expect(chart.value == "Le plus d'erreurs : décimales 31 à 40 (4)")
        #expect(try !phone.says("Aucune erreur enregistrée."))
    }

    @Test("PI-FR7: CSV and JSON are handed to the system's sheet, all constants whatever is looked at")
    func export() throws {
        let phone = try StatsPhone()
        try phone.end("a pi 12 strict")
        try phone.end("b e 20 learn 41,42")
        try phone.open()
        try phone.session.choose("Pi", in: "Constante")
        try phone.session.tap("Exporter en CSV")
        try phone.session.tap("Exporter en JSON")
        #expect(phone.shared.map(\.name) == ["pitrainer-historique.csv", "pitrainer-historique.json"])
        #expect(phone.shared.map(\.mediaType) == ["text/csv", "application/json"])
        let texts = phone.shared.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(texts.first?.components(separatedBy: "\r\n").count == 4)
        #expect(texts.first?.contains("2026-01-23T17:04:05.000Z,e,learn,20") == true)
        #expect(texts.last?.contains(#""constant": "e""#) == true)
    }

    @Test("PI-NFR4: 200 sessions and every chart are without an accessibility issue, and no more are drawn")
    func accessible() throws {
        let phone = try StatsPhone()
        for number in 0..<230 { try phone.end("\(number) pi \(number % 50) strict \(number + 1)") }
        try phone.open()
        #expect(try phone.scores.count == 200)
        #expect(try phone.session.content().accessibilityIssues == [])
        phone.disk.failing = [.appends]
        try phone.session.tap("Another session")
        #expect(try phone.says("Rien n'est perdu"))
        #expect(try phone.session.content().accessibilityIssues == [])
    }

    @Test("PI-FR7: what was drawn is drawn anew only where something changed")
    func drawnOnce() throws {
        let stats = try FlakyDisk().launch()
        stats.record(.sample("a"))
        var count = 0
        for entry in stats.entries + stats.entries {
            _ = stats.drawn.row(of: entry) { entry in
                count += 1
                return stats.drawing.row(entry)
            }
        }
        #expect(count == 1)
        stats.record(.sample("a", score: 13))
        for entry in stats.entries {
            let row = stats.drawn.row(of: entry, draw: stats.drawing.row)
            #expect(row.children.contains { $0.value == "13 décimales" })
        }
    }

    @Test("PI-FR7: a row is drawn once, and anew when its session has changed")
    func drawnOnceEach() {
        let drawn = StatsDrawn()
        var count = 0
        func draw(_ entries: [StatsEntry]) {
            for entry in entries {
                _ = drawn.row(of: entry) { entry in
                    count += 1
                    return Content.text(entry.id)
                }
            }
        }
        draw([.sample("a"), .sample("b")])
        draw([.sample("a"), .sample("b"), .sample("c")])
        #expect(count == 3)
        draw([.sample("a", score: 13), .sample("b"), .sample("c")])
        #expect(count == 4)
    }

    @Test("PI-FR7: small numbers are written in the digits of the person's language")
    func digits() {
        let texts = StatsTexts(LocalFormats(locale: Locale(identifier: "ar_EG"), timeZone: .gmt))
        #expect(texts.count(123).text == "١٢٣")
    }
}
