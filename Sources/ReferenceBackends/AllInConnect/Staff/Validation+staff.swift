import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What only the staff sends.
extension Validation {
    /// A moment as it was written, and what it means.
    struct Moment {
        let text: String
        let date: Date
    }

    /// An id may stand in the body too, as in what the API gives: then it is the path's.
    mutating func sameID(_ id: Int, in fields: RequestFields) {
        guard let value = fields["id"], Identifier(value)?.value != id else { return }
        fail("id", "doit être celui du chemin")
    }

    mutating func email(_ name: String, in fields: RequestFields) -> String? {
        guard let email = text(name, in: fields, upTo: EmailAddress.maximumLength) else { return nil }
        guard EmailAddress.isValid(email) else {
            fail(name, "doit être une adresse email bien formée")
            return nil
        }
        return email
    }

    /// RFC 3339, UTC.
    mutating func date(_ name: String, in fields: RequestFields) -> Moment? {
        guard let text = text(name, in: fields, upTo: 64) else { return nil }
        guard let date = Date(rfc3339: text), text.hasSuffix("Z") else {
            fail(name, "doit être une date RFC 3339 en UTC, comme 2026-01-06T08:00:00Z")
            return nil
        }
        return Moment(text: text, date: date)
    }

    /// `2026-12-31`
    mutating func day(_ name: String, in fields: RequestFields) -> String? {
        guard let text = text(name, in: fields, upTo: 10) else { return nil }
        guard text.utf8.count == 10, Date(rfc3339: text + "T00:00:00Z") != nil else {
            fail(name, "doit être une date comme 2026-12-31")
            return nil
        }
        return text
    }

    mutating func number(_ name: String, in fields: RequestFields, within range: ClosedRange<Double>) -> Double? {
        // What is absent is said as of a text.
        guard let value = fields[name] else {
            fail(name, "ne doit pas être nul")
            return nil
        }
        guard let number = value.numberValue?.double, range.contains(number) else {
            fail(name, "doit être un nombre de \(Int(range.lowerBound)) à \(Int(range.upperBound))")
            return nil
        }
        return number
    }

    /// A sum in euros with two places at most, in cents; nil for an offer without one.
    mutating func price(_ name: String, in fields: RequestFields) -> Int? {
        guard let value = fields[name] else { return nil }
        guard let cents = value.numberValue.flatMap(Validation.cents), (0...Validation.maximumPrice).contains(cents)
        else {
            fail(name, "doit être un montant de 0 à \(Validation.maximumPrice / 100) avec deux décimales au plus")
            return nil
        }
        return cents
    }

    /// A hundred thousand euros.
    private static let maximumPrice = 10_000_000

    /// Read as it is written: a double would make 19.99 a cent less.
    private static func cents(_ number: JSONNumber) -> Int? {
        let parts = number.text.split(separator: ".", omittingEmptySubsequences: false)
        guard !number.text.hasPrefix("-"), parts.count <= 2, let euros = Int(parts[0]),
            (0...maximumPrice).contains(euros)
        else { return nil }
        let places = parts.count == 2 ? parts[1] : ""
        guard places.utf8.count <= 2, let cents = Int(places + String(repeating: "0", count: 2 - places.utf8.count))
        else { return nil }
        return euros * 100 + cents
    }
}

extension Call {
    /// Whether only something new is to be put (RFC 9110, 13.1.2).
    var isForNewOnly: Bool { request.headers["If-None-Match"] == "*" }

    func alreadyThere() -> HTTPResponse { error(412, "Il existe déjà.") }

    func methodNotAllowed(allowed: String) -> HTTPResponse {
        var answer = error(405, "La méthode \(request.method.rawValue) n'est pas prévue ici.")
        answer.headers["Allow"] = allowed
        return answer
    }
}
