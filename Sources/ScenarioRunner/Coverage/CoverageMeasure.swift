import Headless

/// What a run is measured by, product by product.
public enum CoverageMeasure: String, Sendable, CaseIterable {
    case requirements, routes, screens, actions, links, payloads
}

/// So many of so many.
public struct CoverageFigure: Hashable, Sendable {
    public let covered: Int
    public let total: Int

    /// In whole hundredths, rounded down, so that 100 means all; nil where there is nothing to cover.
    public var percent: Int? { total == 0 ? nil : covered * 100 / total }
}

extension Coverage.Group {
    /// nil for what was not collected: all but the requirements in a dry run, and of the shell.
    public func figure(of measure: CoverageMeasure) -> CoverageFigure? {
        switch measure {
        case .requirements:
            CoverageFigure(covered: items.count { $0.status == .covered }, total: items.count)
        case .routes: exercise?.routes.figure
        case .screens: exercise?.screens.figure
        case .actions: exercise?.actions.figure
        case .links: exercise?.links.figure
        case .payloads: exercise?.payloads.figure
        }
    }

    /// What a measure lacks, each in a few words, in the report's order.
    public func missing(of measure: CoverageMeasure) -> [String] {
        switch measure {
        case .requirements:
            items.filter { $0.status != .covered }.map { "\($0.requirement.id) (\($0.kind.rawValue))" }
        case .routes: exercise?.routes.never.map(\.description) ?? []
        case .screens: exercise?.screens.never ?? []
        case .actions:
            exercise?.actions.never.map { "\($0) on \($0.destination ?? "every screen")" } ?? []
        case .links: exercise?.links.never.map(\.pattern) ?? []
        case .payloads: exercise?.payloads.never.map(\.description) ?? []
        }
    }
}

extension ExerciseCoverage.Payload: CustomStringConvertible {
    /// `“type” is “formation”, {key} from “slug” → catalog.formation`
    public var description: String { "\(rule) → \(destination)" }
}
