import CucumberGherkin

/// Numbers the elements of screens, so that a report writes each of them once however often it is seen: most of a screen is
/// as it was a step before, and most screens are seen by many scenarios.
struct ScreenSnapshotTable {
    /// An element in bytes, its children by their numbers: two are the same where they are so byte for byte. Comparing texts
    /// as texts would normalize every accent, ten times as slow, and take two spellings for one.
    private struct Key: Hashable {
        var bytes: [UInt8] = []

        func hash(into hasher: inout Hasher) {
            bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        }

        mutating func fill(with element: ScreenElement, _ children: [Int]) {
            bytes.removeAll(keepingCapacity: true)
            append(element.role)
            append(element.label)
            append(element.value)
            append(element.message)
            append(element.placeholder)
            append(element.note)
            append(Int(element.flags.rawValue))
            for child in children { append(child) }
        }

        /// Every text ends with a byte that UTF-8 has not; another one stands for none.
        private mutating func append(_ text: String?) {
            if let text { bytes.append(contentsOf: text.utf8) } else { bytes.append(0xFE) }
            bytes.append(0xFF)
        }

        private mutating func append(_ number: Int) {
            withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
        }
    }

    private var numbers: [Key: Int] = [:]
    /// Kept from one element to the next: most have been seen, and need no memory of their own.
    private var key = Key()

    /// The number of an element, from 0 on. Elements that are new are written into an array that is open, in the order of
    /// their numbers, children first: `{"r":"button","l":"Envoyer","v":…,"f":1,"m":…,"p":…,"n":…,"c":[3,4]}`, without the keys
    /// that have nothing to say.
    mutating func number(of element: ScreenElement, into writer: inout JSONWriter) -> Int {
        let children = element.children.map { child in self.number(of: child, into: &writer) }
        key.fill(with: element, children)
        if let number = numbers[key] { return number }
        let number = numbers.count
        numbers[key] = number
        key = Key()
        writer.object { writer in
            writer.field("r", element.role)
            if !element.label.isEmpty { writer.field("l", element.label) }
            writer.field("v", ifPresent: element.value)
            if !element.flags.isEmpty { writer.field("f", Int(element.flags.rawValue)) }
            writer.field("m", ifPresent: element.message)
            writer.field("p", ifPresent: element.placeholder)
            writer.field("n", ifPresent: element.note)
            if !children.isEmpty { writer.array("c", children) { $0.value($1) } }
        }
        return number
    }
}
