import AppShell

/// What is wrong with a body, by field, in the words of Laravel's French validation (MAD-NFR9).
///
/// Every rule is checked, so that all errors are reported at once.
struct Validation {
    private(set) var errors: [String: [String]] = [:]

    mutating func fail(_ field: String, _ message: String) {
        errors[field, default: []].append(message)
    }

    /// A text as a person typed it: cleaned, then bounded, in code points, as Laravel counts.
    ///
    /// - Parameters:
    ///   - label: what the field is called in the message; its name by default.
    ///   - isOneLine: whether line breaks are removed with the other control characters.
    mutating func text(
        _ name: String,
        in fields: RequestFields,
        called label: String? = nil,
        upTo limit: Int,
        isOneLine: Bool = true
    ) -> String? {
        let field = fields.name(of: name)
        let label = label ?? field
        guard let value = required(name, in: fields, called: label) else { return nil }
        guard let typed = value.stringValue else {
            fail(field, "Le champ \(label) doit être une chaîne de caractères.")
            return nil
        }
        let text = TypedText.cleaned(isOneLine ? typed.filter { !$0.isNewline } : typed)
        if text.isEmpty {
            fail(field, "Le champ \(label) est obligatoire.")
        } else if text.unicodeScalars.count > limit {
            fail(field, "Le texte de \(label) ne peut contenir plus de \(limit) caractères.")
        } else {
            return text
        }
        return nil
    }

    mutating func email(_ name: String, in fields: RequestFields) -> String? {
        let field = fields.name(of: name)
        guard let value = required(name, in: fields, called: field) else { return nil }
        guard let typed = value.stringValue else {
            fail(field, "Le champ \(field) doit être une chaîne de caractères.")
            return nil
        }
        let email = TypedText.cleaned(typed)
        if email.isEmpty {
            fail(field, "Le champ \(field) est obligatoire.")
        } else if !EmailAddress.isValid(email) {
            fail(field, "Le champ \(field) doit être une adresse email valide.")
        } else {
            return email
        }
        return nil
    }

    /// One of a few words.
    mutating func choice(_ name: String, in fields: RequestFields, of choices: [String]) -> String? {
        let field = fields.name(of: name)
        guard let value = required(name, in: fields, called: field) else { return nil }
        guard let choice = value.stringValue, choices.contains(choice) else {
            fail(field, "Le champ \(field) est invalide.")
            return nil
        }
        return choice
    }

    mutating func boolean(_ name: String, in fields: RequestFields) -> Bool? {
        let field = fields.name(of: name)
        guard let value = required(name, in: fields, called: field) else { return nil }
        if value.boolValue == nil { fail(field, "Le champ \(field) doit être vrai ou faux.") }
        return value.boolValue
    }

    /// The id of an item: a whole number from 1.
    mutating func identifier(_ value: JSONValue, at field: String) -> Int? {
        guard let id = value.integerValue, id >= 1 else {
            fail(field, "Le champ \(field) doit être un entier.")
            return nil
        }
        return id
    }

    mutating func identifier(_ name: String, in fields: RequestFields) -> Int? {
        let field = fields.name(of: name)
        return required(name, in: fields, called: field).flatMap { identifier($0, at: field) }
    }

    /// A list that may be absent.
    mutating func list(_ name: String, in fields: RequestFields, upTo limit: Int) -> [JSONValue] {
        guard let value = fields[name] else { return [] }
        let field = fields.name(of: name)
        guard let list = value.arrayValue else {
            fail(field, "Le champ \(field) doit être un tableau.")
            return []
        }
        guard list.count <= limit else {
            fail(field, "Le tableau \(field) ne peut contenir plus de \(limit) éléments.")
            return []
        }
        return list
    }

    /// The members of an object that stands at a field.
    mutating func fields(_ value: JSONValue, at field: String) -> RequestFields? {
        if let object = value.objectValue { return RequestFields(object: object, path: field) }
        fail(field, "Le champ \(field) doit être un tableau.")
        return nil
    }

    private mutating func required(_ name: String, in fields: RequestFields, called label: String) -> JSONValue? {
        if let value = fields[name] { return value }
        fail(fields.name(of: name), "Le champ \(label) est obligatoire.")
        return nil
    }
}
