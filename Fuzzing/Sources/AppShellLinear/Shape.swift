/// Bytes of any length that are as bad for a reader as can be thought of.
struct Shape: Sendable {
    let name: String
    let make: @Sendable (Int) -> [UInt8]

    /// - Parameter make: an input of about so many bytes.
    init(_ name: String, _ make: @escaping @Sendable (Int) -> [UInt8]) {
        self.name = name
        self.make = make
    }

    /// One text again and again, between two others.
    init(_ name: String, _ head: String = "", _ part: String, _ tail: String = "") {
        self.init(name, head: head, tail: tail) { _ in part }
    }

    /// Numbered parts between two other texts.
    init(_ name: String, head: String, tail: String, part: @escaping @Sendable (Int) -> String) {
        self.init(name) { size in
            var bytes = Array(head.utf8)
            var number = 0
            while bytes.count < size {
                bytes += part(number).utf8
                number += 1
            }
            return bytes + tail.utf8
        }
    }
}
