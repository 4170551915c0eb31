import AppShell
import AppShellCatalogFeature
import Foundation
import Testing

@testable import Madinia

/// A formation as the API really writes it (docs/apis.md).
struct FormationRecordTests {
    private func course(_ changes: [String: String?] = [:]) throws(APIError) -> CatalogItem {
        let response = HTTPResponse(status: 200, body: Array("{\"data\":\(formation(changes))}".utf8))
        return try LaravelAnswer.item(FormationRecord.self, from: response).item(AppTexts())
    }

    private func fault(_ changes: [String: String?]) -> String? {
        do throws(APIError) {
            _ = try course(changes)
            return nil
        } catch {
            if case .unreadable(let reason) = error.group { return reason }
            return "another error: \(error)"
        }
    }

    @Test("MAD-FR36: everything the catalogue shows is read")
    func whole() throws {
        let course = try course(["prerequisites": "\"Aucun.\""])
        #expect(course.id == 1)
        #expect(course.slug == "starter")
        #expect(course.summary == "Les fondamentaux.")
        #expect(course.objectives == ["Comprendre"])
        #expect(course.prerequisites == "Aucun.")
        #expect(course.duration == "2 jours")
        #expect(course.level == "Débutant")
        #expect(course.nextSession == Date(timeIntervalSince1970: 1_771_146_000))
    }

    @Test(
        "MAD-FR36: a price is a number or a text",
        arguments: [
            ("490", "490"), ("490.00", "490"), ("490.5", "490.5"), ("\"490.00\"", "490"), ("\"390.50\"", "390.5"),
            ("\"0.00\"", "0"), ("0", "0"), ("\"1490\"", "1490"), ("1e3", "1000"), ("0.1", "0.1"),
        ]
    )
    func price(_ written: String, _ amount: String) throws {
        #expect(try course(["price": written]).price == Decimal(string: amount))
    }

    @Test("MAD-FR36: a price that is null or absent is on request")
    func noPrice() throws {
        #expect(try course(["price": "null"]).price == nil)
        #expect(try course(["price": nil]).price == nil)
    }

    @Test(
        "a price that is no amount is refused, and the location is named",
        arguments: [
            "\"12abc\"", "\"\"", "\"abc\"", "\" 490\"", "\"490 €\"", "\"1,490.00\"", "\"490,00\"", "\"NaN\"", "\"1e3\"",
        ]
    )
    func noAmount(_ written: String) {
        let text = written.dropFirst().dropLast()
        #expect(fault(["price": written]) == "data.price: “\(text)” is no amount")
    }

    @Test(
        "a price of digits and signs in a wrong order is refused, and the location is named",
        arguments: ["12-3", "1.2.3", "--1", "-", ".", "4-90.00"]
    )
    func wrongOrder(_ text: String) {
        #expect(fault(["price": "\"\(text)\""]) == "data.price: “\(text)” is no amount")
    }

    @Test("a price of another kind is refused, and the location is named", arguments: ["true", "[]", "{}"])
    func otherKind(_ written: String) {
        #expect(fault(["price": written])?.hasPrefix("data.price: ") == true)
    }

    @Test(
        "MAD-FR36: a date is read with microseconds and without, and in any zone",
        arguments: [
            "2026-02-15T09:00:00.000000Z", "2026-02-15T09:00:00Z", "2026-02-15T09:00:00.000Z",
            "2026-02-15T10:00:00+01:00", "2026-02-15T10:00:00.000000+01:00",
        ]
    )
    func date(_ text: String) throws {
        #expect(try course(["next_session": "\"\(text)\""]).nextSession == Date(timeIntervalSince1970: 1_771_146_000))
    }

    @Test("MAD-FR36: a session that is null or absent is not fixed yet")
    func noDate() throws {
        #expect(try course(["next_session": "null"]).nextSession == nil)
        #expect(try course(["next_session": nil]).nextSession == nil)
    }

    @Test(
        "a date that is none is refused, and the location is named",
        arguments: ["", "demain", "15/02/2026", "2026-02-15", "2026-02-15 09:00:00", "2026-02-30T09:00:00Z"]
    )
    func wrongDate(_ text: String) {
        #expect(fault(["next_session": "\"\(text)\""]) == "data.next_session: “\(text)” is not a date")
    }

    @Test("escaped slashes and letters are read as what they stand for")
    func escapes() throws {
        let course = try course(["title": #""Pr\u00e9sentiel \/ \u00e0 distance \ud83c\udf93""#])
        #expect(course.title == "Présentiel / à distance 🎓")
    }

    @Test("what the app does not show may be anything; what may be missing may be null")
    func lenient() throws {
        #expect(try course(["new": "[]", "category": "null", "seats_left": "null", "payment_url": "null"]).id == 1)
        #expect(try course(["objectives": "null"]).objectives == [])
        #expect(try course(["objectives": nil]).objectives == [])
        #expect(try course(["slug": nil]).slug == nil)
        #expect(try course(["prerequisites": nil]).prerequisites == nil)
    }
}
