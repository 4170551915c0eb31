import AppShell

/// What is wrong with a body, by field, in the words of Bean Validation's French messages.
///
/// Every rule is checked, so that all errors are reported at once.
struct Validation {
    private(set) var errors: [FieldError] = []

    mutating func fail(_ field: String, _ message: String) {
        errors.append(FieldError(field: field, message: message))
    }

    /// A text as a person typed it: cleaned, then bounded, in code points.
    mutating func text(_ name: String, in fields: RequestFields, upTo limit: Int) -> String? {
        guard let value = required(name, in: fields) else { return nil }
        guard let typed = value.stringValue else {
            fail(name, "doit être un texte")
            return nil
        }
        let text = TypedText.cleaned(typed)
        guard (1...limit).contains(text.unicodeScalars.count) else {
            fail(name, text.isEmpty ? "ne doit pas être vide" : "la taille doit être comprise entre 1 et \(limit)")
            return nil
        }
        return text
    }

    /// A text as it came, since a password may hold anything; bounded in code points.
    mutating func password(_ name: String, in fields: RequestFields, upTo limit: Int) -> String? {
        guard let value = required(name, in: fields) else { return nil }
        guard let password = value.stringValue, (1...limit).contains(password.unicodeScalars.count) else {
            fail(name, "doit être un texte de 1 à \(limit) caractères")
            return nil
        }
        return password
    }

    /// What a machine made, such as a token: printable ASCII without spaces, and nothing else is known of it.
    mutating func token(_ name: String, in fields: RequestFields, upTo limit: Int) -> String? {
        guard let value = required(name, in: fields) else { return nil }
        guard let token = value.stringValue, token.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            fail(name, "doit être un texte de caractères ASCII visibles")
            return nil
        }
        guard (1...limit).contains(token.utf8.count) else {
            fail(name, token.isEmpty ? "ne doit pas être vide" : "la taille doit être comprise entre 1 et \(limit)")
            return nil
        }
        return token
    }

    /// One of a few words, as they are written.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String,
        in fields: RequestFields,
        as _: Choice.Type
    ) -> Choice? where Choice.RawValue == String {
        required(name, in: fields).flatMap { choice($0, at: name) }
    }

    mutating func choice<Choice: RawRepresentable & CaseIterable>(_ value: JSONValue, at field: String) -> Choice?
    where Choice.RawValue == String {
        if let choice = value.stringValue.flatMap(Choice.init(rawValue:)) { return choice }
        fail(field, "doit être l'une des valeurs \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
        return nil
    }

    mutating func boolean(_ name: String, in fields: RequestFields) -> Bool? {
        guard let value = required(name, in: fields) else { return nil }
        if value.boolValue == nil { fail(name, "doit être vrai ou faux") }
        return value.boolValue
    }

    /// A whole number, written as one.
    mutating func integer(_ name: String, in fields: RequestFields, within range: ClosedRange<Int>) -> Int? {
        guard let value = required(name, in: fields) else { return nil }
        guard let number = value.integerValue else {
            fail(name, "doit être un nombre entier")
            return nil
        }
        guard range.contains(number) else {
            let isBelow = number < range.lowerBound
            fail(
                name,
                isBelow
                    ? "doit être supérieur ou égal à \(range.lowerBound)"
                    : "doit être inférieur ou égal à \(range.upperBound)"
            )
            return nil
        }
        return number
    }

    mutating func list(_ name: String, in fields: RequestFields) -> [JSONValue]? {
        guard let value = required(name, in: fields) else { return nil }
        if value.arrayValue == nil { fail(name, "doit être une liste") }
        return value.arrayValue
    }

    /// The id of something, in either of its forms.
    mutating func identifier(_ name: String, in fields: RequestFields) -> Int? {
        guard let value = required(name, in: fields) else { return nil }
        let id = Identifier(value)
        if id == nil { fail(name, "doit être un identifiant : un nombre entier à partir de 1") }
        return id?.value
    }

    private mutating func required(_ name: String, in fields: RequestFields) -> JSONValue? {
        if let value = fields[name] { return value }
        fail(name, "ne doit pas être nul")
        return nil
    }
}
