/// A link pattern can be read, leads to a contributed destination, and supplies exactly its parameters; a canonical
/// one can be printed.
struct SoundLinks: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        composition.links.compactMap { link in
            let source = link.entry.pattern
            let pattern: LinkPattern
            do throws(LinkPatternFault) {
                pattern = try LinkPattern(source)
            } catch {
                return CompositionIssue(
                    code: "link-invalid",
                    module: link.module,
                    fact: "the pattern “\(source)” can't be read: \(error)",
                    mend: "write it like /formations/{key}"
                )
            }
            let destination = link.entry.destination
            guard composition.contributes(destination) else {
                return CompositionIssue(
                    code: "link-dead",
                    module: link.module,
                    fact: "the pattern “\(source)” leads to “\(destination)”, which no module contributes",
                    mend: "contribute the destination, or drop the link"
                )
            }
            guard pattern.parameterNames == link.entry.parameterNames else {
                return CompositionIssue(
                    code: "link-parameters",
                    module: link.module,
                    fact: "the pattern “\(source)” supplies \(Self.list(pattern.parameterNames)), while"
                        + " “\(destination)” takes \(Self.list(link.entry.parameterNames))",
                    mend: "name in the pattern exactly the parameters of the destination"
                )
            }
            guard composition.manifest.links.prefix != nil else {
                return CompositionIssue(
                    code: "link-unprintable",
                    module: link.module,
                    fact: "the pattern “\(source)” can't be printed: the product has neither a host nor a scheme",
                    mend: "give the manifest's LinkPolicy a host or a scheme"
                )
            }
            guard composition.manifest.links.canCarry(pattern) else {
                return CompositionIssue(
                    code: "link-unprintable",
                    module: link.module,
                    fact:
                        "the pattern “\(source)” can't be printed: in a scheme of one's own the first segment is a host"
                        + " name, in lower case",
                    mend: "begin the pattern with a literal like “offers”"
                )
            }
            return nil
        }
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "nothing" : names.map { "{\($0)}" }.joined(separator: ", ")
    }
}

extension LinkPolicy {
    /// Whether links of this shape can be read back once printed.
    fileprivate func canCarry(_ pattern: LinkPattern) -> Bool {
        if !hosts.isEmpty { return true }
        switch pattern.segments.first {
        case .parameter, .rest: return true
        case .literal(let text): return (try? LinkAddress("x-app://\(text)"))?.segments == [text]
        case nil: return false
        }
    }
}

/// Hosts and schemes are written as they are compared.
struct SoundPolicy: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        let links = composition.manifest.links
        let hosts = links.hosts.filter { (try? LinkAddress("https://\($0)"))?.host != $0 }
        let schemes = links.schemes.filter { (try? LinkAddress("\($0)://x"))?.scheme != $0 }
        return (hosts.map { ("host", $0) } + schemes.map { ("scheme", $0) }).map { kind, text in
            CompositionIssue(
                code: "link-\(kind)-invalid",
                module: nil,
                fact: "no link has the \(kind) “\(text)”",
                mend: "write the \(kind) alone, in lower case"
            )
        }
    }
}

/// No two patterns match the same links.
struct DistinctLinks: CompositionValidator {
    func issues(of composition: Composition) -> [CompositionIssue] {
        var owners: [[String?]: LinkTable.Entry] = [:]
        return composition.linkEntries.compactMap { entry in
            guard let other = owners.updateValue(entry, forKey: entry.pattern.shape) else { return nil }
            return CompositionIssue(
                code: "link-overlap",
                module: entry.module,
                fact: "“\(entry.pattern.source)” of “\(entry.module)” matches the same links as"
                    + " “\(other.pattern.source)” of “\(other.module)”",
                mend: "change or drop one of the two"
            )
        }
    }
}
