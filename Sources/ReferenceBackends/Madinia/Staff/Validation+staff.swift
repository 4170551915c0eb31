import AppShell

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What only the staff sends.
extension Validation {
    /// An id may stand in the body too, as in what the API gives: then it is the path's.
    mutating func sameID(_ id: Int, in fields: RequestFields) {
        guard let value = fields["id"], value.integerValue != id else { return }
        fail("id", "Le champ id doit être celui du chemin.")
    }

    mutating func optionalText(_ name: String, in fields: RequestFields, upTo limit: Int) -> String? {
        fields[name] == nil ? nil : text(name, in: fields, upTo: limit, isOneLine: false)
    }

    /// A list of texts that may be absent; so many at most.
    mutating func texts(_ name: String, in fields: RequestFields, count: Int, upTo limit: Int) -> [String] {
        var texts: [String] = []
        for (index, value) in list(name, in: fields, upTo: count).enumerated() {
            let member = "\(name).\(index)"
            let field = RequestFields(object: JSONObject([(member, value)]))
            if let text = text(member, in: field, upTo: limit) { texts.append(text) }
        }
        return texts
    }

    /// Words of ASCII between hyphens, which nothing else of its kind has; nil for none.
    mutating func slug(in fields: RequestFields, taken: [String]) -> String? {
        guard fields["slug"] != nil, let slug = text("slug", in: fields, upTo: 255) else { return nil }
        let words = slug.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let isSlug = words.allSatisfy { word in
            !word.isEmpty
                && word.allSatisfy {
                    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                }
        }
        if !isSlug {
            fail("slug", "Le champ slug doit contenir uniquement des minuscules, des chiffres et des tirets.")
        } else if taken.contains(slug) {
            fail("slug", "La valeur du champ slug est déjà utilisée.")
        }
        return slug
    }

    /// RFC 3339, as it was written.
    mutating func moment(_ name: String, in fields: RequestFields, isRequired: Bool = false) -> String? {
        guard isRequired || fields[name] != nil, let text = text(name, in: fields, upTo: 64) else { return nil }
        guard Date(rfc3339: text) != nil else {
            fail(name, "Le champ \(name) doit être une date ISO 8601.")
            return nil
        }
        return text
    }

    /// A sum in euros, as a number or as text, as a decimal column writes it: `"490.00"`.
    mutating func price(_ name: String, in fields: RequestFields) -> String? {
        guard let value = fields[name] else { return nil }
        let text = value.stringValue ?? value.numberValue?.text ?? ""
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isDecimal = parts.allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
        let places = parts.count == 2 ? String(parts[1]) : ""
        guard isDecimal, (1...2).contains(parts.count), places.utf8.count <= 2, let euros = Int(parts[0]),
            euros <= 1_000_000
        else {
            fail(name, "Le champ \(name) doit être un montant avec deux décimales au plus.")
            return nil
        }
        return "\(euros).\(places)\(String(repeating: "0", count: 2 - places.utf8.count))"
    }

    mutating func count(_ name: String, in fields: RequestFields, upTo limit: Int) -> Int? {
        guard let value = fields[name] else { return nil }
        guard let number = value.integerValue, (0...limit).contains(number) else {
            fail(name, "Le champ \(name) doit être un entier de 0 à \(limit).")
            return nil
        }
        return number
    }

    mutating func url(_ name: String, in fields: RequestFields) -> String? {
        guard fields[name] != nil, let text = text(name, in: fields, upTo: 2_048) else { return nil }
        guard let url = URL(string: text), url.scheme == "https", url.host()?.isEmpty == false else {
            fail(name, "Le champ \(name) doit être une URL https.")
            return nil
        }
        return text
    }

    mutating func category(in fields: RequestFields) -> FormationData.Category? {
        guard let members = fields["category"].flatMap({ self.fields($0, at: "category") }) else { return nil }
        let id = identifier("id", in: members)
        let name = text("name", in: members, upTo: 100)
        guard let id, let name else { return nil }
        return FormationData.Category(id: id, name: name)
    }

    mutating func relatedFormation(in fields: RequestFields, among formations: [FormationData]) -> Int? {
        let name = "related_formation_id"
        guard fields[name] != nil, let id = identifier(name, in: fields) else { return nil }
        guard formations.contains(where: { $0.id == id }) else {
            fail(name, "Cette formation n'existe pas.")
            return nil
        }
        return id
    }
}
