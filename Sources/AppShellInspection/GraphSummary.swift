public import AppShell

/// What a product is made of: its layout and, module by module, what each one contributes.
///
/// A value for people and tools, who read a composition without running it; ``AppGraph/summary`` makes it. All lists
/// are in the product's order, so that two summaries of one product are the same, always.
public struct GraphSummary: Sendable {
    /// As commands name it: `madinia`.
    public let product: String
    /// As people know it.
    public let name: String
    /// The tabs in order and the one the app starts on, or the root of its only stack.
    public let navigation: AppManifest.Navigation
    /// Which links are its own.
    public let links: LinkPolicy
    /// The order of payload versions.
    public let payloads: PayloadPolicy
    /// Who looks after the product itself; nil where nobody is named.
    public let owner: Ownership?
    /// In the App Store: `ABCDE12345.com.example.app`.
    public let appleAppIDs: [String]
    /// In the order in which the product lists them.
    public let modules: [Module]
    /// In the order in which the product lists them.
    public let flags: [FlagDeclaration]

    /// What one module brings.
    public struct Module: Hashable, Sendable {
        /// Unique in the product.
        public let id: String
        /// Who looks after it; nil where nobody is named.
        public let owner: Ownership?
        /// The screens it shows, in the order of contribution.
        public let destinations: [Destination]
        /// The link patterns it reads.
        public let links: [Link]
        /// The destinations that it replaces.
        public let formerDestinations: [FormerDestination]
        /// The payload rules it reads.
        public let payloads: [Payload]
        /// What a long press on the app's icon offers.
        public let shortcuts: [Shortcut]
        /// What it keeps.
        public let storedKeys: [StoredKey]
        /// Whether one is held is asked when the app starts.
        public let startLocks: [NavigationLock]
        /// The kinds of notification that the person can switch off.
        public let notificationCategories: [NotificationCategory]
        /// The ids of what it draws over every screen of the base.
        public let overlays: [String]
        /// The events that it sends with the person's consent.
        public let events: [AnalyticsDeclaration]

        /// Whether it brings nothing at all.
        public var isEmpty: Bool {
            destinations.isEmpty && links.isEmpty && formerDestinations.isEmpty && payloads.isEmpty && shortcuts.isEmpty
                && storedKeys.isEmpty
                && startLocks.isEmpty && notificationCategories.isEmpty && overlays.isEmpty && events.isEmpty
        }
    }

    /// A destination and the parameters of its routes.
    public struct Destination: Hashable, Sendable {
        /// As routes name it.
        public let name: String
        /// The parameters that every route to it has, sorted.
        public let parameterNames: [String]
        /// The parameters that a route to it may have besides, sorted.
        public let optionalParameterNames: [String]
        /// Where it opens from outside.
        public let placement: Placement
        /// Whether the app comes back to it when it is restored.
        public let isDurable: Bool
        /// Whether screens alone lead there.
        public let isInternal: Bool
    }

    /// A link pattern and where it leads.
    public struct Link: Hashable, Sendable {
        /// As the module wrote it.
        public let pattern: LinkPattern
        /// The name of the destination.
        public let destination: String
        /// Read, but never printed.
        public let isAlias: Bool
        /// The release since which another link is printed in its place; nil for a link of today.
        public let formerSince: String?
        /// A link that this very pattern matches and whose route the destination takes; nil where the sample values
        /// that are tried give none.
        public let example: String?
    }

    /// A destination of an earlier release, and the one that replaces it.
    public struct FormerDestination: Hashable, Sendable {
        /// As it was.
        public let name: String
        /// The name of the destination in its place.
        public let replacement: String
        /// The release since which that is so.
        public let since: String
    }

    /// A payload rule and where it leads.
    public struct Payload: Hashable, Sendable {
        /// Which payloads it matches.
        public let rule: PayloadRule
        /// The name of the destination.
        public let destination: String
    }
}

extension AppGraph {
    /// What the product is made of.
    public var summary: GraphSummary {
        let owners = contributions.owners.byModule(\.self)
        let destinations = contributions.destinations.byModule { GraphSummary.Destination($0) }
        let links = contributions.links.byModule(summary(of:))
        let formers = contributions.formerDestinations.byModule {
            GraphSummary.FormerDestination(name: $0.name, replacement: $0.replacement, since: $0.since)
        }
        let payloads = Dictionary(grouping: contributions.payloads, by: \.module).mapValues { entries in
            entries.map { GraphSummary.Payload(rule: $0.rule, destination: $0.destination) }
        }
        let shortcuts = contributions.shortcuts.byModule(\.self)
        let storedKeys = contributions.storedKeys.byModule(\.self)
        let startLocks = contributions.startLocks.byModule(\.lock)
        let notificationCategories = contributions.notificationCategories.byModule(\.self)
        let overlays = contributions.overlays.byModule(\.id)
        let events = contributions.events.byModule(\.self)
        return GraphSummary(
            product: manifest.id,
            name: manifest.name,
            navigation: manifest.navigation,
            links: manifest.links,
            payloads: manifest.payloads,
            owner: manifest.owner,
            appleAppIDs: manifest.appleAppIDs,
            modules: modules.map { id in
                GraphSummary.Module(
                    id: id,
                    owner: owners[id]?.first,
                    destinations: destinations[id] ?? [],
                    links: links[id] ?? [],
                    formerDestinations: formers[id] ?? [],
                    payloads: payloads[id] ?? [],
                    shortcuts: shortcuts[id] ?? [],
                    storedKeys: storedKeys[id] ?? [],
                    startLocks: startLocks[id] ?? [],
                    notificationCategories: notificationCategories[id] ?? [],
                    overlays: overlays[id] ?? [],
                    events: events[id] ?? []
                )
            },
            flags: flags.map(\.flag)
        )
    }

    private func summary(of link: Contributions.LinkEntry) -> GraphSummary.Link? {
        // The graph is valid, so every pattern can be read.
        guard let pattern = try? LinkPattern(link.pattern) else { return nil }
        return GraphSummary.Link(
            pattern: pattern,
            destination: link.destination,
            isAlias: link.isAlias,
            formerSince: link.formerSince,
            example: example(of: pattern)
        )
    }

    /// The first of a few samples that leads by this pattern to a route that can be shown.
    private func example(of pattern: LinkPattern) -> String? {
        LinkSample.texts.lazy.compactMap { text in
            LinkSample(text: text).link(of: pattern, under: manifest.links)
        }.first { link in
            guard case .matched(let route, let entry) = links.match(link), entry.pattern == pattern else {
                return false
            }
            do throws(RouteError) { try validate(route) } catch { return false }
            return true
        }
    }
}

extension GraphSummary.Destination {
    fileprivate init(_ entry: Contributions.DestinationEntry) {
        name = entry.name
        parameterNames = entry.parameterNames
        optionalParameterNames = entry.optionalParameterNames
        placement = entry.placement
        isDurable = entry.isDurable
        isInternal = entry.isInternal
    }
}

extension Array {
    /// What each module contributes, in the order of contribution.
    fileprivate func byModule<Entry, Value>(_ value: (Entry) -> Value?) -> [String: [Value]]
    where Element == Contribution<Entry> {
        reduce(into: [:]) { result, owned in
            if let value = value(owned.entry) { result[owned.module, default: []].append(value) }
        }
    }
}
