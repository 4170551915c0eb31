public import AppShell
import AppShellTexts

/// An element that was not found, with what was drawn.
public struct MissingElement: Hashable, Sendable {
    public let wanted: String
    public let use: ElementUse
    /// The label of the container that was searched; nil: the whole top layer.
    public let container: String?
    /// The whole app as drawn.
    public let root: ContentSnapshot

    public init(_ wanted: String, for use: ElementUse, in container: String? = nil, of root: ContentSnapshot) {
        self.wanted = wanted
        self.use = use
        self.container = container
        self.root = root
    }

    /// The title of the screen on top.
    public var screen: String { root.children.last?.label ?? "" }
}

extension MissingElement: CustomStringConvertible {
    /// In the language of the current `Reader`.
    public var description: String {
        switch (use, container) {
        case (.reading, nil): localized("“\(wanted)” is not on the screen “\(screen)”")
        case (.reading, let container?): localized("“\(wanted)” is not in “\(container)” on the screen “\(screen)”")
        case (_, nil): localized("\(use.absence) on the screen “\(screen)” is called “\(wanted)”")
        case (_, let container?):
            localized("\(use.absence) in “\(container)” on the screen “\(screen)” is called “\(wanted)”")
        }
    }
}
