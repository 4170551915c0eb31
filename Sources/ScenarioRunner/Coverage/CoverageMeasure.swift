import AppShellHeadless
import AppShellTexts

/// What coverage is measured by, product by product.
public enum CoverageMeasure: String, Sendable, CaseIterable {
    case requirements, routes, screens, actions, links, payloads, flags
}

/// A count out of a total.
public struct CoverageFigure: Hashable, Sendable {
    public let covered: Int
    public let total: Int

    /// A percentage, rounded down, so that 100 means all; nil if there is nothing to cover.
    public var percent: Int? { total == 0 ? nil : covered * 100 / total }
}

extension Coverage.Group {
    /// nil for what was not collected: in a dry run and for the shell, everything but requirements.
    public func figure(of measure: CoverageMeasure) -> CoverageFigure? {
        switch measure {
        case .requirements:
            CoverageFigure(covered: items.count { $0.status == .covered }, total: items.count)
        case .routes: coverageRecord?.routes.figure
        case .screens: coverageRecord?.screens.figure
        case .actions: coverageRecord?.actions.figure
        case .links: coverageRecord?.links.figure
        case .payloads: coverageRecord?.payloads.figure
        case .flags: coverageRecord?.flags.figure
        }
    }

    /// What a measure lacks, in the report's order.
    public func missing(of measure: CoverageMeasure) -> [String] {
        switch measure {
        case .requirements:
            items.filter { $0.status != .covered }.map { "\($0.requirement.id) (\($0.kind.rawValue))" }
        case .routes: coverageRecord?.routes.never.map(\.description) ?? []
        case .screens: coverageRecord?.screens.never ?? []
        case .actions:
            coverageRecord?.actions.never.map { element in
                element.destination.map { localized("\(element) on \($0)") } ?? localized("\(element) on every screen")
            } ?? []
        case .links: coverageRecord?.links.never.map(\.pattern) ?? []
        case .payloads: coverageRecord?.payloads.never.map(\.description) ?? []
        case .flags: coverageRecord?.flags.never.map(\.description) ?? []
        }
    }
}

extension ProductCoverage.Payload: CustomStringConvertible {
    /// `“type” is “formation”, {key} from “slug” → catalog.formation`
    public var description: String { "\(rule) → \(destination)" }
}
