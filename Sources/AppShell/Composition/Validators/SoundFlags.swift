/// Flags are distinct and have a valid day, and the build sets only existing flags.
struct SoundFlags: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        composition.flags.repeated(by: \.name).map { _, flag in
            issue("flag-duplicate", "two flags are called “\(flag.name)”", "give one another name")
        } + composition.flags.flatMap(issues(of:)) + buildIssues(of: composition)
    }

    private func issues(of flag: FlagDeclaration) -> [CompositionIssue] {
        var issues: [CompositionIssue] = []
        let isName = flag.name.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-"
        }
        if flag.name.isEmpty || !isName {
            issues.append(
                issue("flag-name", "“\(flag.name)” names a flag", "use lower-case letters, digits and hyphens")
            )
        }
        if !flag.expires.isValid {
            issues.append(
                issue(
                    "flag-expiry",
                    "the flag “\(flag.name)” expires on \(flag.expires), which is no day",
                    "name a day"
                )
            )
        }
        return issues
    }

    private func buildIssues(of composition: Composition) -> [CompositionIssue] {
        let flags = composition.flags
        return composition.settings.build.sorted { $0.key < $1.key }.compactMap { name, text in
            guard let flag = flags.first(where: { $0.name == name }) else {
                let known = flags.map { "“\($0.name)”" }.joined(separator: ", ")
                return issue(
                    "flag-unknown",
                    "the build sets the flag “\(name)”, which the product does not have",
                    known.isEmpty
                        ? "list it in the product's flags" : "name one of \(known), or list it in the product's flags"
                )
            }
            guard !flag.values.contains(text) else { return nil }
            return issue(
                "flag-value",
                "the build sets the flag “\(name)” to “\(text)”",
                "use one of \(flag.values.joined(separator: ", "))"
            )
        }
    }

    private func issue(_ code: String, _ fact: String, _ fix: String) -> CompositionIssue {
        CompositionIssue(code: code, module: nil, fact: fact, fix: fix)
    }
}
