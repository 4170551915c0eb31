import AppShell
import AppShellTexts

/// A rule that a link does not match, and by which part of it.
public struct AssociationMismatch: Hashable, Sendable, CustomStringConvertible {
    /// The rule that the link does not match.
    public let rule: AssociationDecision.Rule
    /// The first part of the link that does not match.
    let part: Part
    /// What the link has there; empty where it has nothing.
    let value: String
    /// What the rule asks for.
    let pattern: String

    enum Part: Hashable, Sendable {
        case path
        case fragment
        case query
        case queryItem(String)
    }

    /// `the path “/shop” does not match “/help/*”`
    public var fact: String { inEnglish { localizedFact } }

    public var description: String { inEnglish { localizedDescription } }

    /// Its `description` in the language of the current `Reader`.
    public var localizedDescription: String { localized("\(rule.location): \(localizedFact)") }

    private var localizedFact: String {
        switch (part, value.isEmpty) {
        case (.path, _): localized("the path “\(value)” does not match “\(pattern)”")
        case (.fragment, true): localized("the link has no fragment, and “\(pattern)” requires one")
        case (.fragment, false): localized("the fragment “\(value)” does not match “\(pattern)”")
        case (.query, true): localized("the link has no query, and “\(pattern)” requires one")
        case (.query, false): localized("the query “\(value)” does not match “\(pattern)”")
        case (.queryItem(let name), true):
            localized("the link has no query item “\(name)”, and “\(pattern)” requires one")
        case (.queryItem(let name), false):
            localized("the query item “\(name)” “\(value)” does not match “\(pattern)”")
        }
    }
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
                guard let part = rules[detailIndex][index].mismatch(parts, of: component) else { continue }
                found.append(
                    AssociationMismatch(
                        rule: rule,
                        part: part.part,
                        value: String(decoding: part.value, as: UTF8.self).clipped,
                        pattern: part.pattern.source.clipped
                    )
                )
            }
        }
        return found
    }
}

extension CompiledRule {
    /// The first part of a link that does not match; nil where all do.
    fileprivate func mismatch(
        _ link: AssociationLink,
        of component: AssociationFile.Component
    ) -> (part: AssociationMismatch.Part, value: [UInt8], pattern: AssociationPattern)? {
        if let pattern = component.path, !matchesPath(link.path) {
            return (.path, link.path.isEmpty ? [UInt8(ascii: "/")] : link.path, pattern)
        }
        if let pattern = component.fragment, let fragment, !fragment.accepts(compared(link.fragment)) {
            return (.fragment, link.fragment, pattern)
        }
        switch component.query {
        case nil: return nil
        case .whole(let pattern):
            guard let query, !query.accepts(compared(link.query)) else { return nil }
            return (.query, link.query, pattern)
        case .items(let patterns):
            for item in patterns {
                guard let value = mismatch(of: item.name, in: link) else { continue }
                return (.queryItem(item.name.clipped), value, item.pattern)
            }
            return nil
        }
    }
}
