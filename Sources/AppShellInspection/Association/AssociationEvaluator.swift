import AppShell

/// Answers whether the system would hand a link to an app, under an association file.
///
/// Apple's rules, each with its source:
/// - **Order**: an app's details in the order of the file, and the components of each in theirs; “the first match wins”
///   ([Components]). A match with `exclude` stops, and the link is not handed over ([Components]).
/// - **What matches**: “all the specified components must match”; a part that is not specified is ignored (WWDC 2019, 717).
/// - **Wildcards**: `*`, `?` and `?*`, see ``AssociationPattern``; no character is special to them, not even a slash.
/// - **Path**: `abc`, `/abc` and `//abc` are one pattern. Slashes at a path's end do not count. `/blog` and `/blog/` are one link; the patterns `/blog`, `/blog/` and
///   `/blog/*` match it, but no wildcard takes such a slash for a character: `/blog/?*` and `/blo??` do not.
/// - **Query** as a pattern: the whole query; one that is absent counts as "". As an object: “all instances of a given
///   query item name match your pattern”, and “query items with no value and absent query items are treated … as if they
///   have a value equal to the empty string” (WWDC 2019, 717). Names are compared exactly, and items that are not named
///   do not matter. One value that is no text makes the system drop the whole object: every query matches then.
/// - **Fragment**: the whole fragment; one that is absent counts as "".
/// - **Defaults**: what a component does not say, `/`, `?`, `#` and `exclude` too, its detail's defaults say, else the file's.
/// - **Settings**: `caseSensitive` and `percentEncoded` of the component, else of its detail, else of the file, else true
///   ([Defaults]). Case-insensitive, letters match in every case they have as one character. With `percentEncoded` false
///   the parts of the link are percent-decoded before they are compared (WWDC 2020, 10098), names of query items too;
///   what does not decode to text is compared as written.
/// - **Legacy `paths`**: compared with the path alone; `NOT ` excludes; ignored beside `components` (WWDC 2019, 717).
///
/// Where the documentation is silent, the rules are what the system's own tool does (`swcutil match`, `swcutil verify`).
///
/// A decision costs at most the link's length times the size of the app's patterns; links over 8,000 bytes are refused.
///
/// What is *not* in it: the system also asks whether the app has the entitlement for the host, whether the link was
/// tapped in the same site, and what the person chose before.
///
/// [Components]: https://developer.apple.com/documentation/bundleresources/applinks/details-swift.dictionary/components-swift.dictionary
/// [Defaults]: https://developer.apple.com/documentation/bundleresources/applinks/defaults-swift.dictionary
public struct AssociationEvaluator: Sendable {
    /// The file that decides.
    public let file: AssociationFile
    /// The rules of each detail.
    let rules: [[CompiledRule]]

    /// Compiles the rules of a file.
    public init(_ file: AssociationFile) {
        self.file = file
        rules = file.details.map { detail in
            detail.components.map { component in
                CompiledRule(component, settings: component.settings.over(detail.defaults.over(file.defaults)))
            }
        }
    }

    /// - Parameters:
    ///   - appID: `ABCDE12345.com.madinia.mobile`; compared exactly.
    ///   - host: the one whose file this is, in any case, with a port that is not the scheme's own; a link to another
    ///     host is not the file's business. nil takes the link's own.
    public func decide(_ link: String, appID: String, host: String? = nil) -> AssociationDecision {
        let parts: AssociationLink
        do throws(AssociationLink.Refusal) {
            parts = try AssociationLink(link)
        } catch {
            return .inapplicable(error.reason)
        }
        if let host, host.lowercased() != parts.host {
            return .inapplicable("the file is that of “\(host.clipped)”, and the link goes to “\(parts.host.clipped)”")
        }
        guard file.details.contains(where: { $0.appIDs.contains(appID) }) else { return .unknownApp(appID) }
        for (detailIndex, detail) in file.details.enumerated() where detail.appIDs.contains(appID) {
            guard let index = rules[detailIndex].firstIndex(where: { $0.matches(parts) }) else { continue }
            let rule = file.rule(detail: detailIndex, component: index)
            return detail.components[index].isExcluded ? .excluded(rule) : .handedOver(rule)
        }
        return .unmatched
    }

    /// The apps to which the system could hand the link, in the order of the file, each once.
    public func apps(opening link: String, host: String? = nil) -> [String] {
        var seen: Set<String> = []
        return file.details.flatMap(\.appIDs).filter {
            seen.insert($0).inserted && decide(link, appID: $0, host: host).isHandedOver
        }
    }
}

extension AssociationFile {
    func rule(detail: Int, component: Int) -> AssociationDecision.Rule {
        AssociationDecision.Rule(
            detail: detail,
            component: component,
            location: location(detail: detail, component: component),
            comment: details[detail].components[component].comment
        )
    }
}

/// A component, ready to be run.
struct CompiledRule: Sendable {
    let comparison: AssociationPattern.Comparison
    /// nil matches everything, as do the others.
    let path: ByteAutomaton?
    let query: ByteAutomaton?
    let items: [(name: [UInt8], values: ByteAutomaton)]
    let fragment: ByteAutomaton?

    init(_ component: AssociationFile.Component, settings: AssociationFile.Settings) {
        let comparison = AssociationPattern.Comparison(
            isCaseSensitive: settings.isCaseSensitive ?? true,
            isPercentEncoded: settings.isPercentEncoded ?? true
        )
        func compiled(_ pattern: AssociationPattern?) -> ByteAutomaton? {
            pattern.flatMap { $0.isEverything ? nil : $0.automaton(comparison) }
        }
        self.comparison = comparison
        path = compiled(component.path)
        fragment = compiled(component.fragment)
        switch component.query {
        case nil: (query, items) = (nil, [])
        case .whole(let pattern): (query, items) = (compiled(pattern), [])
        case .items(let patterns):
            query = nil
            items = patterns.compactMap { item in compiled(item.pattern).map { (Array(item.name.utf8), $0) } }
        }
    }

    /// Query and fragment do not matter to it.
    var isUnconditional: Bool { query == nil && items.isEmpty && fragment == nil }

    func matches(_ link: AssociationLink) -> Bool {
        matchesTail(of: link) && matchesPath(link.path)
    }

    /// - Parameter written: the path as the link writes it, without a slash at its end.
    func matchesPath(_ written: [UInt8]) -> Bool {
        guard let path else { return true }
        var run = ByteAutomaton.Run(path)
        guard compared(written).allSatisfy({ run.read($0) }) else { return false }
        return run.isAccepting || run.read(UInt8(ascii: "/"), spelled: true) && run.isAccepting
    }

    /// Query and fragment.
    func matchesTail(of link: AssociationLink) -> Bool {
        if let fragment, !fragment.accepts(compared(link.fragment)) { return false }
        if let query, !query.accepts(compared(link.query)) { return false }
        return items.isEmpty || firstMismatch(in: link) { _ in true } == nil
    }

    /// - Returns: the first value of the item of that name that its pattern does not match; nil where there is none.
    func mismatch(of name: String, in link: AssociationLink) -> [UInt8]? {
        firstMismatch(in: link) { $0.elementsEqual(name.utf8) }
    }

    private func firstMismatch(in link: AssociationLink, _ isWanted: ([UInt8]) -> Bool) -> [UInt8]? {
        let present = link.items.map { (name: compared($0.name), value: compared($0.value)) }
        for item in items where isWanted(item.name) {
            let values = present.filter { $0.name == item.name }.map(\.value)
            if let value = (values.isEmpty ? [[]] : values).first(where: { !item.values.accepts($0) }) { return value }
        }
        return nil
    }

    /// Whole queries that it takes, as a link writes them; nil where it takes them by their items, or takes all.
    var wholeQueries: ByteAutomaton? { query.map(written) }

    /// The values that it takes of each of its items, key and values as a link writes them.
    var valuesByKey: [(key: String, values: ByteAutomaton)] {
        items.map { item in
            let name = String(decoding: item.name, as: UTF8.self)
            return (comparison.isPercentEncoded ? name : PercentEncoding.encoded(name), written(item.values))
        }
    }

    /// Fragments that it takes, as a link writes them; nil where it takes all.
    var fragments: ByteAutomaton? { fragment.map(written) }

    private func written(_ automaton: ByteAutomaton) -> ByteAutomaton {
        comparison.isPercentEncoded ? automaton : automaton.written()
    }

    func compared(_ part: some Sequence<UInt8>) -> [UInt8] {
        comparison.isPercentEncoded ? Array(part) : AssociationLink.decoded(part)
    }
}
