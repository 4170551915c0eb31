public import AppShell

/// A rule that a link does not match, and by which part of it.
public struct AssociationMismatch: Hashable, Sendable, CustomStringConvertible {
    /// The rule that the link does not match.
    public let rule: AssociationDecision.Rule
    /// `the path “/shop” does not match “/help/*”`
    public let fact: String

    public var description: String { "\(rule.location): \(fact)" }
}

extension AssociationEvaluator {
    /// Every rule of an app that a link does not match, up to the one that decides, in the order of trying.
    ///
    /// - Parameters: as of ``decide(_:appID:host:)``.
    public func mismatches(_ link: String, appID: String, host: String? = nil) -> [AssociationMismatch] {
        let decision = decide(link, appID: appID, host: host)
        guard let parts = try? AssociationLink(link) else { return [] }
        switch decision {
        case .unknownApp, .inapplicable: return []
        case .handedOver, .excluded, .unmatched: break
        }
        var found: [AssociationMismatch] = []
        for (detailIndex, detail) in file.details.enumerated() where detail.appIDs.contains(appID) {
            for (index, component) in detail.components.enumerated() {
                let rule = file.rule(detail: detailIndex, component: index)
                if rule == decision.rule { return found }
                guard let fact = rules[detailIndex][index].mismatch(parts, of: component) else { continue }
                found.append(AssociationMismatch(rule: rule, fact: fact))
            }
        }
        return found
    }
}

extension CompiledRule {
    /// The first part of a link that does not match; nil where all do.
    fileprivate func mismatch(_ link: AssociationLink, of component: AssociationFile.Component) -> String? {
        func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self).clipped }
        func fact(_ name: String, _ bytes: some Sequence<UInt8>, _ pattern: AssociationPattern) -> String {
            let value = text(bytes)
            let pattern = "“\(pattern.source.clipped)”"
            return value.isEmpty
                ? "the link has no \(name), and \(pattern) requires one"
                : "the \(name) “\(value)” does not match \(pattern)"
        }
        if let pattern = component.path, !matchesPath(link.path) {
            return fact("path", link.path.isEmpty ? [UInt8(ascii: "/")] : link.path, pattern)
        }
        if let pattern = component.fragment, let fragment, !fragment.accepts(compared(link.fragment)) {
            return fact("fragment", link.fragment, pattern)
        }
        switch component.query {
        case nil: return nil
        case .whole(let pattern):
            guard let query, !query.accepts(compared(link.query)) else { return nil }
            return fact("query", link.query, pattern)
        case .items(let patterns):
            for item in patterns {
                guard let value = mismatch(of: item.name, in: link) else { continue }
                return fact("query item “\(item.name.clipped)”", value, item.pattern)
            }
            return nil
        }
    }
}
