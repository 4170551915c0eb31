/// A link pattern can be read.
struct ReadableLinks: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        composition.composedLinks.links.compactMap { link in
            guard case .failure(let error) = link.pattern else { return nil }
            return CompositionIssue(
                code: "link-invalid",
                module: link.module,
                fact: "the pattern “\(link.source)” can't be read: \(error)",
                fix: "write it like /formations/{key}"
            )
        }
    }
}

/// A link pattern leads to a destination that some module contributes.
struct LiveLinks: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        composition.composedLinks.links.compactMap { link in
            guard case .success = link.pattern, !composition.contributes(link.destination) else { return nil }
            return CompositionIssue(
                code: "link-dead",
                module: link.module,
                fact: "the pattern “\(link.source)” leads to “\(link.destination)”, which no module contributes",
                fix: "contribute the destination, or drop the link"
            )
        }
    }
}

/// A link pattern supplies the parameters of its destination: always those it needs, and none that it does not know.
struct SuppliedParameters: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        composition.composedLinks.links.compactMap { link in
            guard case .success(let pattern) = link.pattern, !link.suppliesParameters(by: pattern) else { return nil }
            let optional = Set(pattern.parameterNames).subtracting(pattern.requiredParameterNames).sorted()
            var supplied = Self.list(pattern.requiredParameterNames)
            if !optional.isEmpty { supplied += " and perhaps \(Self.list(optional))" }
            var taken = Self.list(link.parameterNames)
            if !link.optionalParameterNames.isEmpty {
                taken += " and perhaps \(Self.list(link.optionalParameterNames))"
            }
            return CompositionIssue(
                code: "link-parameters",
                module: link.module,
                fact: "the pattern “\(link.source)” supplies \(supplied), while “\(link.destination)” takes \(taken)",
                fix: link.optionalParameterNames.isEmpty
                    ? "name in the pattern exactly the parameters of the destination"
                    : "name in the pattern all parameters that the destination needs, and none that it does not know"
            )
        }
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "nothing" : names.map { "{\($0)}" }.joined(separator: ", ")
    }
}

/// A link pattern for one host or scheme is for one of the product's own.
struct OwnLinks: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let policy = composition.manifest.links
        return composition.composedLinks.links.compactMap { link in
            guard case .success(let pattern) = link.pattern, pattern.origin != .any,
                policy.origins(of: pattern.origin).isEmpty
            else { return nil }
            let (kind, name) =
                switch pattern.origin {
                case .scheme(let scheme): ("scheme", scheme)
                case .host(let host): ("host", host)
                case .any: ("", "")
                }
            let own = policy.origins(of: .any).joined(separator: ", ")
            return CompositionIssue(
                code: "link-foreign",
                module: link.module,
                fact: "the pattern “\(link.source)” holds for the \(kind) “\(name)”, which is not one of the product's"
                    + (own.isEmpty ? "" : " (\(own))"),
                fix: "add the \(kind) to the manifest's LinkPolicy, or write the pattern from its path on"
            )
        }
    }
}
