/// What a link brings to meet a pattern's conditions.
struct LinkConditions {
    /// The number of its origin among the product's own.
    let origin: Int
    private let bytes: UnsafeBufferPointer<UInt8>
    private let tail: ScannedLink.Tail

    @inline(__always)
    init(_ link: ScannedLink, origin: Int) {
        self.origin = origin
        bytes = link.bytes
        tail = link.tail
    }

    /// A condition on query or fragment.
    enum Condition: Hashable {
        /// The place among the pattern's.
        case query(Int)
        case fragment
    }

    /// The first condition on query and fragment that does not hold.
    func unmet(by pattern: LinkPattern) -> Condition? {
        let query = LinkQuery(bytes: tail.query(in: bytes))
        for (index, item) in pattern.query.enumerated() where !query.meets(item) { return .query(index) }
        guard let fragment = pattern.fragment else { return nil }
        return meets(fragment) ? nil : .fragment
    }

    /// As it is written; nil where there is none.
    var fragment: UnsafeBufferPointer<UInt8>? { tail.fragment(in: bytes) }

    /// Hands over each key and value of the query as they are written; an empty value where there is none.
    func visitQuery(
        _ body: (_ key: Slice<UnsafeBufferPointer<UInt8>>, _ value: Slice<UnsafeBufferPointer<UInt8>>) -> Void
    ) {
        LinkQuery(bytes: tail.query(in: bytes)).visit { key, value in
            body(key, value)
            return true
        }
    }

    private func meets(_ condition: LinkPattern.Fragment) -> Bool {
        switch condition {
        case .literal(let text):
            return fragment.flatMap { LinkQuery.text($0, plusIsSpace: false) }?.utf8.elementsEqual(text.utf8) ?? false
        case .parameter(let parameter):
            guard let fragment, !fragment.isEmpty else { return parameter.isOptional }
            return LinkQuery.text(fragment, plusIsSpace: false).map(parameter.kind.accepts) ?? false
        }
    }
}

/// The query of a link: `key=value` pairs between `&`s, percent-encoded, with `+` for a space.
struct LinkQuery {
    /// nil where the link has none.
    let bytes: UnsafeBufferPointer<UInt8>?

    fileprivate typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    private enum Finding {
        case none
        /// The value as it is written; empty where there is none.
        case once(Bytes)
        case repeatedly
    }

    /// The decoded value of a key that is there once; nil where it is not, is empty, or can't be decoded.
    func value(of key: String) -> String? {
        guard case .once(let value) = find(key) else { return nil }
        return Self.text(value, plusIsSpace: true)
    }

    func meets(_ item: LinkPattern.QueryItem) -> Bool {
        switch (find(item.key), item.value) {
        case (.repeatedly, _): return false
        case (.none, .parameter(let parameter)): return parameter.isOptional
        case (.none, _): return false
        case (.once, .any): return true
        case (.once(let value), .literal(let text)):
            return Self.isEqual(value, text)
        case (.once(let value), .parameter(let parameter)):
            if value.isEmpty { return parameter.isOptional }
            return Self.text(value, plusIsSpace: true).map(parameter.kind.accepts) ?? false
        }
    }

    private func find(_ key: String) -> Finding {
        var found = Finding.none
        visit { written, value in
            guard Self.isEqual(written, key) else { return true }
            if case .once = found {
                found = .repeatedly
                return false
            }
            found = .once(value)
            return true
        }
        return found
    }

    /// Hands over each key and value as they are written, until the answer is no.
    fileprivate func visit(_ body: (_ key: Bytes, _ value: Bytes) -> Bool) {
        guard let bytes else { return }
        var start = 0
        while start <= bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "&")) ?? bytes.count
            let item = bytes[start..<end]
            let equals = item.firstIndex(of: UInt8(ascii: "="))
            if !body(item[..<(equals ?? end)], equals.map { item[($0 + 1)...] } ?? item[end...]) { return }
            start = end + 1
        }
    }

    /// Whether what is written stands for that text; a bad escape stands for none.
    private static func isEqual(_ written: Bytes, _ text: String) -> Bool {
        var place = written.startIndex
        for byte in text.utf8 {
            guard place < written.endIndex else { return false }
            var next = written[place]
            if next == UInt8(ascii: "+") { next = UInt8(ascii: " ") }
            if next == UInt8(ascii: "%") {
                guard place + 2 < written.endIndex, let high = written[place + 1].hexadecimalValue,
                    let low = written[place + 2].hexadecimalValue
                else { return false }
                next = high << 4 | low
                place += 2
            }
            guard next == byte else { return false }
            place += 1
        }
        return place == written.endIndex
    }

    /// What is written, decoded; nil where an escape is not one.
    static func bytes(_ written: some Collection<UInt8>, plusIsSpace: Bool) -> [UInt8]? {
        PercentEncoding.decoded(written, plusIsSpace: plusIsSpace).map { Array($0.utf8) }
    }

    /// A text that is not empty and holds no control character, decoded.
    static func text(_ written: some Collection<UInt8>, plusIsSpace: Bool) -> String? {
        guard let text = PercentEncoding.decoded(written, plusIsSpace: plusIsSpace), ParameterKind.text.accepts(text)
        else { return nil }
        return text
    }
}
