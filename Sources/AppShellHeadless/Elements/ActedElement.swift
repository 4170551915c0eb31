import AppShell

/// An element that a person acted on, and where it was drawn at that moment.
package struct ActedElement: Hashable, Sendable {
    package let role: String
    package let label: String
    /// The indices of children, from the root.
    package let path: [Int]

    /// More acts of one step are not kept: a script may type thousands of digits.
    static let most = 40
}
