/// Fields of the configuration are distinct and well named, and the build sets no other ones, and to texts that they can
/// have.
struct SoundConfiguration: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        var seen: Set<String> = []
        var variables: [String: String] = [:]
        let ofFields = composition.fields.flatMap { field -> [CompositionIssue] in
            var issues: [CompositionIssue] = []
            if !seen.insert(field.name).inserted {
                issues.append(
                    issue("field-duplicate", "two fields are called “\(field.name)”", "give one another name")
                )
            }
            let variable = AppConfiguration.variable(of: field.name)
            if let other = variables.updateValue(field.name, forKey: variable), other != field.name {
                issues.append(
                    issue(
                        "field-variable",
                        "the fields “\(other)” and “\(field.name)” have one variable, \(variable)",
                        "give one another name"
                    )
                )
            }
            let isName = field.name.utf8.allSatisfy {
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0.isASCIIDigit || "-.".utf8.contains($0)
            }
            if field.name.isEmpty || !isName {
                issues.append(
                    issue(
                        "field-name",
                        "“\(field.name)” names a field of the configuration",
                        "use lower-case letters, digits, hyphens and dots"
                    )
                )
            }
            return issues
        }
        return ofFields
            + composition.fieldTexts.sorted { $0.key < $1.key }
            .compactMap { self.issue(of: $0.value, named: $0.key, among: composition.fields) }
    }

    private func issue(
        of text: ConfigurationText,
        named name: String,
        among fields: [ConfigurationDeclaration]
    ) -> CompositionIssue? {
        guard let field = fields.first(where: { $0.name == name }) else {
            let known = fields.map { "“\($0.name)”" }.joined(separator: ", ")
            return issue(
                "field-unknown",
                "\(text.place) sets the field “\(name)”, which the product does not have",
                known.isEmpty
                    ? "list it in the product's configuration"
                    : "name one of \(known), or list it in the product's configuration"
            )
        }
        guard !field.accepts(text.text) else { return nil }
        let shown = field.isSecret ? Redaction.mark : text.text.clipped
        return issue(
            "field-value",
            "\(text.place) sets the field “\(name)” to “\(shown)”, which is not \(field.form)",
            "set it to \(field.form)"
        )
    }

    private func issue(_ code: String, _ fact: String, _ fix: String) -> CompositionIssue {
        CompositionIssue(code: code, module: nil, fact: fact, fix: fix)
    }
}
