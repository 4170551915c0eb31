/// What each declaration keeps.
extension Contributions {
    struct DestinationEntry {
        let type: ObjectIdentifier
        let name: String
        let parameterNames: [String]
        let optionalParameterNames: [String]
        let placement: Placement
        let isDurable: Bool
        let isInternal: Bool
        let read: (RouteParameters) throws(RouteError) -> any Destination
        /// Takes the destination of the context's route, or reads it where it is nil.
        let makeScreen: ((any Destination)?, ScreenContext) throws -> any Screen

        func validate(_ parameters: RouteParameters) throws(RouteError) { _ = try read(parameters) }
    }

    struct LinkEntry: Hashable {
        let pattern: String
        let destination: String
        let parameterNames: [String]
        let optionalParameterNames: [String]
        let isAlias: Bool
    }

    struct PayloadEntry: Hashable {
        let rule: PayloadRule
        let destination: String
        let parameterNames: [String]
        let optionalParameterNames: [String]
    }

    struct StartLock {
        let lock: NavigationLock
        let isHeld: () -> Bool
    }

    struct Overlay {
        let id: String
        let placement: OverlayPlacement
        let content: (Router) -> Content?
    }

    struct MomentWork {
        let moment: AppMoment
        let work: () async -> Void
    }

    /// An entry with the module that brought it.
    struct Owned<Entry> {
        let module: String
        let entry: Entry
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
