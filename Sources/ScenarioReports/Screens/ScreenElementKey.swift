package import ScreenRendering

/// An element in bytes, with its children's numbers; equal bytes mean equal elements. Comparing strings would
/// normalize every accent, which is ten times slower and merges two spellings.
package struct ScreenElementKey: Hashable {
    private var bytes: [UInt8] = []

    package init() {}

    package func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    /// - Parameter drawing: the number of the element's.
    package mutating func fill(with element: ScreenElement, _ drawing: Int?, _ children: [Int]) {
        bytes.removeAll(keepingCapacity: true)
        append(element.role)
        append(element.label)
        append(element.value)
        append(element.message)
        append(element.placeholder)
        append(element.note)
        append(Int(element.flags.rawValue))
        append(drawing ?? -1)
        for child in children { append(child) }
    }

    /// Texts end with a byte that never occurs in UTF-8; a different one stands for nil.
    private mutating func append(_ text: String?) {
        if let text { bytes.append(contentsOf: text.utf8) } else { bytes.append(0xFE) }
        bytes.append(0xFF)
    }

    private mutating func append(_ number: Int) {
        withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
    }
}
