import AppShell
import Foundation
import Headless
import Testing

struct HistoryScreenTests {
    @Test("PI-FR7: before the first session the screen says so, and offers nothing to export or to draw")
    func empty() throws {
        let phone = try StatsPhone()
        try phone.open()
        #expect(try phone.says("Aucune session"))
        #expect(
            try phone.elements.filter { $0.role == .badge }.map(\.value)
                == Array(repeating: "Pas encore de record", count: 3)
        )
        #expect(
            try !phone.elements.contains { $0.role == .chart || $0.role == .button && $0.label.contains("Exporter") }
        )
    }

    @Test(
        "PI-FR7, PI-S6.2: a session is listed with date, constant, mode, score, speed as CPS, errors, reveals and streak"
    )
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
}
