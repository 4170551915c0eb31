/// One reader of bytes from outside, and what must hold whatever the bytes are.
package protocol FuzzTarget: SendableMetatype {
    /// What `--target` names, and the folder of its seeds.
    static var name: String { get }

    init() throws

    /// Reads the bytes and checks the invariants.
    ///
    /// - Throws: ``BrokenInvariant`` where one does not hold.
    func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenInvariant)
}

package enum FuzzTargets {
    package static let all: [any FuzzTarget.Type] = [
        LinkTarget.self, PatternTarget.self, JSONTarget.self, PayloadTarget.self, AssociationTarget.self,
        GherkinTarget.self, ExpressionTarget.self, TagTarget.self, MessageTarget.self, RerunTarget.self,
    ]
}

/// Something that must always hold, and did not.
package struct BrokenInvariant: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}

/// - Throws: ``BrokenInvariant`` with that text unless the condition holds.
package func require(_ condition: Bool, _ otherwise: @autoclosure () -> String) throws(BrokenInvariant) {
    if !condition { throw BrokenInvariant(otherwise()) }
}
