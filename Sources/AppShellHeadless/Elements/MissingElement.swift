public import AppShell

/// What was looked for and is not there, with what was drawn: facts, for the runner to put into words.
public struct MissingElement: Hashable, Sendable {
    public let wanted: String
    public let use: ElementUse
    /// The label of the element within which alone was looked.
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
    public var description: String {
        let place = (container.map { "in “\($0)” " } ?? "") + "on the screen “\(screen)”"
        return switch use {
        case .reading: "“\(wanted)” is not \(place)"
        default: "no \(use.name) \(place) is called “\(wanted)”"
        }
    }
}
