public import AppShell

/// An element with an identity among its siblings that others coming and going do not change: a field keeps its focus when a
/// banner above it goes.
public struct IdentifiedContent: Identifiable {
    /// By its role, its own id or label, and how many like it stand before it.
    public struct ID: Hashable {
        let role: Content.Role
        let name: String
        let number: Int
    }

    public let id: ID
    public let content: Content

    /// The elements in their order.
    public static func all(of contents: [Content]) -> [IdentifiedContent] {
        var counts: [ID: Int] = [:]
        return contents.map { content in
            // What a text says changes; which text of the screen it is does not.
            let name = content.role == .text ? content.id ?? "" : content.id ?? content.label
            let first = ID(role: content.role, name: name, number: 0)
            let number = counts[first, default: 0]
            counts[first] = number + 1
            return IdentifiedContent(id: ID(role: content.role, name: name, number: number), content: content)
        }
    }
}
