package import FuzzTargets

extension FuzzTargets {
    /// Those that need a product, or what runs its scripts.
    package static let ofProducts: [any FuzzTarget.Type] = [ProductTarget.self, WireTarget.self]
}
