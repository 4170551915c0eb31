import AppShell

/// What is on top while the app is at rest, and what has arrived since the previous sample.
struct CoverageSample: Sendable {
    /// What an arrival led by.
    enum Arrived: Sendable {
        /// A link pattern.
        case link(String)
        case payload(CoverageRecord.Payload)
        case stray(CoverageRecord.Stray)
    }

    let route: Route
    /// Whether the screen on top is the destination's own, and not the one that says why it can't be made.
    let isDrawn: Bool
    let elements: [CoverageRecord.Element]
    let arrivals: [Arrived]
    let flags: [CoverageRecord.FlagUse]
    /// The number of arrivals since the launch that need no further look.
    let notedArrivals: Int

    /// - Parameter noted: the ``notedArrivals`` of the previous sample.
    init(_ shell: Shell, noted: Int) {
        route = shell.navigation.current
        let content = shell.content
        isDrawn = content.topScreen?.label != shell.graph.manifest.strings.unavailable
        elements =
            ElementFinder(ContentSnapshot(content)).elements.compactMap { found in
                guard found.element.isInteractive, !found.element.state.isDisabled else { return nil }
                return CoverageRecord.Element(found, on: shell)
            } + (content.topScreen?.isRefreshable == true ? [.refresh(of: shell)] : [])
        let fresh = shell.arrivals.dropFirst(noted)
        arrivals = fresh.compactMap { Arrived($0, in: shell.graph) }
        flags = shell.graph.flags.map { CoverageRecord.FlagUse(flag: $0.flag.name, value: $0.value) }
        notedArrivals = noted + fresh.prefix { !$0.outcome.isHeld }.count
    }
}

extension CoverageSample.Arrived {
    /// nil for an arrival that is held or that a lock refused, and for one that is neither link nor tap.
    fileprivate init?(_ record: ArrivalRecord, in graph: AppGraph) {
        switch (record.arrival.content, record.outcome) {
        case (.link(let link), .opened):
            guard case .matched(_, let entry) = graph.links.match(link) else { return nil }
            self = .link(entry.pattern.source)
        case (.link, .openedInstead(_, let reason)):
            self = .stray(CoverageRecord.Stray(source: .link, reason: reason))
        case (.link(let link), .ignored(let reason)):
            if case .matched = graph.links.match(link) { return nil }
            self = .stray(CoverageRecord.Stray(source: .link, reason: reason))
        case (.tap(let payload), .opened):
            guard let entry = graph.entry(of: payload) else { return nil }
            self = .payload(CoverageRecord.Payload(entry.rule, to: entry.destination))
        case (.tap(let payload), .ignored(let reason)):
            guard graph.entry(of: payload) == nil else { return nil }
            self = .stray(CoverageRecord.Stray(source: .notification, reason: reason))
        default: return nil
        }
    }
}

extension AppGraph {
    /// The rule that matches a payload.
    fileprivate func entry(of payload: NotificationPayload) -> PayloadTable.Entry? {
        guard case .success(.matched(_, let entry)) = payload.content.map(payloads.match) else { return nil }
        return entry
    }
}

extension Content {
    /// The screen of the layer on top.
    var topScreen: Content? { children.last?.children.first { $0.role == .screen } }

    var isRefreshable: Bool {
        if case .refresh = action { true } else { false }
    }
}
