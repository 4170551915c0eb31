/// What each declaration keeps.
extension Contributions {
    package struct DestinationEntry {
        let type: ObjectIdentifier
        package let name: String
        package let parameterNames: [String]
        package let optionalParameterNames: [String]
        package let placement: Placement
        package let isDurable: Bool
        package let isInternal: Bool
        let read: (RouteParameters) throws(RouteError) -> any Destination
        /// Takes the destination of the context's route, or reads it where it is nil.
        let makeScreen: ((any Destination)?, ScreenContext) throws -> any Screen

        package func validate(_ parameters: RouteParameters) throws(RouteError) { _ = try read(parameters) }
    }

    package struct LinkEntry: Hashable {
        package let pattern: String
        package let destination: String
        package let parameterNames: [String]
        package let optionalParameterNames: [String]
        package let isAlias: Bool
        /// The release since which another pattern replaces it; nil for one of today.
        package let formerSince: String?
    }

    /// A destination that another one replaces.
    package struct FormerDestination {
        package let name: String
        package let since: String
        package let replacement: String
        let convert: (RouteParameters) throws(RouteError) -> Route
    }

    package struct StartLock {
        package let lock: NavigationLock
        let isHeld: () -> Bool
    }

    package struct Overlay {
        package let id: String
        let placement: OverlayPlacement
        let content: (Router) -> Content?
    }

    struct MomentWork {
        let moment: AppMoment
        let work: () async -> Void
    }

    struct TabBadge {
        let tab: TabID
        let count: () -> Int
    }

    /// An entry with the module that brought it.
    package struct Owned<Entry> {
        package let module: String
        package let entry: Entry
    }
}

extension Contributions.Owned: Equatable where Entry: Equatable {}
extension Contributions.Owned: Hashable where Entry: Hashable {}
extension Contributions.Owned: Sendable where Entry: Sendable {}

/// Where an overlay is drawn.
public enum OverlayPlacement: String, Hashable, Sendable {
    /// Under the bar, across the screen.
    case banner
    /// At the bottom, at the end of the line, above the tab bar.
    case bottomTrailing
}
