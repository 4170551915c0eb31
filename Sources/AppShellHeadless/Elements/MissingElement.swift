public import AppShell

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
    public var description: String {
        let location = (container.map { "in “\($0)” " } ?? "") + "on the screen “\(screen)”"
        return switch use {
        case .reading: "“\(wanted)” is not \(location)"
        default: "no \(use.name) \(location) is called “\(wanted)”"
        }
    }
}
