import AppShell

/// What is on top at one moment at which the app is at rest, and what has arrived since the last one.
struct CoverageSample: Sendable {
    /// Where something that arrived led.
    enum Arrived: Sendable {
        /// By that pattern.
        case link(String)
        case payload(CoverageRecord.Payload)
        case stray(CoverageRecord.Stray)
    }

    let route: Route
    /// Whether the screen on top is the destination's own.
    let isDrawn: Bool
    let elements: [CoverageRecord.Element]
    let arrivals: [Arrived]
    /// So many arrivals have what became of them for good.
    let settledArrivals: Int

    /// - Parameter noted: so many arrivals were looked at before, and need it no more.
    init(_ shell: Shell, noted: Int) {
        route = shell.navigation.current
        let content = shell.content
        // The shell's own screen says these words, where the one that was asked for can't be made.
        isDrawn = content.topScreen?.label != shell.graph.manifest.strings.unavailable
        elements =
            ElementFinder(ContentSnapshot(content)).elements.compactMap { found in
                guard found.element.isInteractive, !found.element.state.isDisabled else { return nil }
                return CoverageRecord.Element(found, on: shell)
            } + (content.topScreen?.isRefreshable == true ? [.refresh(of: shell)] : [])
        let fresh = shell.arrivals.dropFirst(noted)
        arrivals = fresh.compactMap { Arrived($0, in: shell.graph) }
        settledArrivals = noted + fresh.prefix { !$0.outcome.isHeld }.count
    }
}

extension CoverageSample.Arrived {
    /// nil for what waits, for what a lock refused, and for what leads by neither link nor payload.
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
        case (.tap(let text), .opened):
            guard let entry = graph.entry(of: text) else { return nil }
            self = .payload(CoverageRecord.Payload(entry.rule, to: entry.destination))
        case (.tap(let text), .ignored(let reason)):
            guard graph.entry(of: text) == nil else { return nil }
            self = .stray(CoverageRecord.Stray(source: .notification, reason: reason))
        default: return nil
        }
    }
}

extension AppGraph {
    /// The rule that a payload fits.
    fileprivate func entry(of payload: String) -> PayloadTable.Entry? {
        do throws(PayloadError) {
            guard case .matched(_, let entry) = payloads.match(try PushPayload(parsing: payload)) else { return nil }
            return entry
        } catch {
            return nil
        }
    }
}

extension Content {
    /// The screen of the layer on top.
    var topScreen: Content? { children.last?.children.first { $0.role == .screen } }

    var isRefreshable: Bool {
        if case .refresh = action { true } else { false }
    }
}
