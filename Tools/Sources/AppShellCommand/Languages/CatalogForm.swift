import AppShell
import AppShellTexts

/// The entry of a String Catalog for a text in one language: a text, or its forms for a count.
struct CatalogForm {
    /// Nil for a text without a translation, or with forms.
    private(set) var text: String?
    /// By the names of CLDR's categories.
    private(set) var plural: [String: String] = [:]
    /// The device of this text, if the catalogue has texts for several devices.
    private(set) var device: String?

    /// Why a table can't have it.
    struct Unreadable: Error {
        let fact: String
    }

    /// - Parameter localization: `{"stringUnit": …}`, `{"variations": …}`, or a text with `substitutions`.
    init(_ localization: JSONValue) throws(Unreadable) {
        guard let members = localization.objectValue else { throw Self.unknown(localization.text()) }
        let (unit, variations) = (members["stringUnit"], members["variations"])
        if let variations {
            guard unit == nil, let kinds = variations.objectValue, kinds.count == 1, let kind = kinds.members.first,
                let forms = kind.value.objectValue
            else { throw Self.unknown("variations") }
            switch kind.key {
            case "device":
                guard let name = Self.device(among: forms), let form = forms[name] else {
                    throw Unreadable(
                        fact: localized("varies by device, without a text for iphone or other. Write one of them.")
                    )
                }
                self = try CatalogForm(form)
                if forms.count > 1 { device = name }
            case "plural":
                for (name, form) in forms.members.map({ ($0.key, $0.value) }) {
                    let form = try CatalogForm(form)
                    guard form.plural.isEmpty else { throw Self.unknown(name) }
                    plural[name] = form.text
                    device = form.device ?? device
                }
            default: throw Self.unknown(kind.key)
            }
            return
        }
        guard let unit else { throw Self.unknown(members.keys.joined(separator: ", ")) }
        guard let value = unit["value"]?.stringValue else { throw Self.unknown("stringUnit") }
        if unit["state"] == "new" || value.isEmpty { return }
        let names = value.matches(of: /%(?:\d+\$)?#@([^@]*)@/).map { String($0.output.1) }
        guard let name = names.first else {
            text = value
            return
        }
        guard names.count == 1 else {
            throw Unreadable(
                fact: localized(
                    "depends on several counts: \(names.joined(separator: ", ")). A table has forms for one."
                )
            )
        }
        guard let substitution = members["substitutions"]?[name]?.objectValue else { throw Self.unknown("%#@\(name)@") }
        let number = substitution["argNum"]?.integerValue
        let counted = try CatalogForm(
            .object(JSONObject(substitution.members.filter { $0.key == "variations" }.map { ($0.key, $0.value) }))
        )
        guard counted.text == nil else { throw Self.unknown("%#@\(name)@") }
        device = counted.device
        for (category, form) in counted.plural { plural[category] = Self.numbered(value, with: form, number) }
    }

    /// The device whose form the app shows: products are for phones.
    static func device(among forms: JSONObject) -> String? {
        ["iphone", "other"].first { forms[$0] != nil }
    }

    private static func unknown(_ name: String) -> Unreadable {
        Unreadable(fact: localized("has “\(name)”, which no table can have. Write a text, or forms for a count."))
    }

    /// A text with the form of its count in place: `%#@seats@ in %@` with `%arg seats` is `%1$lld seats in %2$@`. Where all
    /// values come in order, they have no numbers.
    private static func numbered(_ text: String, with form: String, _ argument: Int?) -> String {
        var next = 0
        var numbers: [Int] = []
        let value = /%(?:%|(?:(\d+)\$)?(?:#@[^@]*@|(\([^()]*\))?(?:@|(?:ll|l|h|q)?[diu])))/
        let numbered = text.replacing(value) { match in
            let written = match.output.0
            guard written != "%%" else { return "%%" }
            next += 1
            let number = match.output.1.flatMap { Int($0) }
            guard written.contains("#@") else {
                numbers.append(number ?? next)
                return "%\(number ?? next)$" + (written.hasSuffix("@") ? "@" : "lld")
            }
            let own = number ?? argument ?? next
            if form.contains("%arg") { numbers.append(own) }
            return form.replacing("%arg", with: "%\(own)$lld")
        }
        guard numbers == Array(1...max(1, numbers.count)) else { return numbered }
        return numbered.replacing(/%\d+\$/, with: "%")
    }
}
