import AppShell
import AppShellTexts

extension AssociationFile {
    /// A rule that never decides, since an earlier one of the same apps takes every link it matches.
    public struct ShadowedRule: Hashable, Sendable, CustomStringConvertible {
        /// The one that never decides.
        public let rule: AssociationDecision.Rule
        /// The first that takes them all.
        public let earlier: AssociationDecision.Rule

        public var description: String { inEnglish { localizedDescription } }

        /// Its `description` in the language of the current `Reader`.
        public var localizedDescription: String {
            localized("\(rule.location): never applies, since \(earlier.location) matches every link that it does")
        }
    }

    /// Every rule that one earlier rule shadows, in the order of the file.
    ///
    /// A rule that only several earlier ones shadow together is not found. Rules whose paths begin otherwise are not compared,
    /// and others until that has cost ``maximumComparison``.
    public var shadowedRules: [ShadowedRule] {
        var found: [ShadowedRule] = []
        var earlier: [(apps: Set<String>, rule: AssociationDecision.Rule, compiled: CompiledRule)] = []
        // The earlier rules by the beginnings of their paths.
        var places: [[UInt8]: [Int]] = [:]
        var lengths: Set<Int> = []
        var cost = Self.maximumComparison
        for (detailIndex, detail) in details.enumerated() {
            let apps = Set(detail.appIDs)
            for (index, component) in detail.components.enumerated() {
                let settings = component.settings.over(detail.defaults.over(defaults))
                let compiled = CompiledRule(component, settings: settings)
                let rule = rule(detail: detailIndex, component: index)
                guard cost > 0 else { return found }
                let beginning = compiled.path?.beginning ?? []
                let rivals = lengths.filter { $0 <= beginning.count }
                    .flatMap { places[Array(beginning.prefix($0))] ?? [] }
                    .filter { apps.isSubset(of: earlier[$0].apps) }
                cost -= rivals.count
                if let first = rivals.sorted().first(where: { earlier[$0].compiled.covers(compiled, cost: &cost) }) {
                    found.append(ShadowedRule(rule: rule, earlier: earlier[first].rule))
                }
                // `/a/*` takes `/a`, too.
                let own = beginning.last == UInt8(ascii: "/") ? beginning.dropLast() : beginning[...]
                places[Array(own), default: []].append(earlier.count)
                lengths.insert(own.count)
                earlier.append((apps, rule, compiled))
            }
        }
        return found
    }

    /// Our own bound on the comparison of rules, in pairs of sets of states: a tenth of a second at most.
    static let maximumComparison = 3_000
}

extension CompiledRule {
    /// Whether it surely matches every link that the other one does.
    fileprivate func covers(_ other: CompiledRule, cost: inout Int) -> Bool {
        // One that reads links decoded and one that reads them as written have no bytes in common to compare.
        let areComparable = comparison.isPercentEncoded == other.comparison.isPercentEncoded
        func covers(_ own: ByteAutomaton?, _ other: ByteAutomaton?, arePaths: Bool = false) -> Bool {
            guard let own else { return true }
            guard areComparable, let other else { return false }
            return own == other || own.includes(other, arePaths: arePaths, cost: &cost) == true
        }
        return covers(path, other.path, arePaths: true) && covers(fragment, other.fragment)
            && covers(query, other.query)
            && items.allSatisfy { item in
                covers(item.values, other.items.first { $0.name == item.name }?.values)
            }
    }
}
