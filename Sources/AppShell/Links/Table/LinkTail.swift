/// What a link brings to meet a pattern's conditions: its origin, and query and fragment, decoded.
struct LinkTail {
    /// The number of its origin among the product's own.
    let origin: Int
    /// nil where the link has neither query nor fragment.
    private let parts: Parts?

    private final class Parts {
        let items: [Item]
        let fragment: [UInt8]?

        init(_ items: [Item], _ fragment: [UInt8]?) {
            (self.items, self.fragment) = (items, fragment)
        }
    }

    struct Item {
        let key: [UInt8]
        /// nil where it does not decode to text; empty where the key has none.
        let value: [UInt8]?
    }

    @inline(__always)
    init(_ link: ScannedLink, origin: Int) {
        self.origin = origin
        parts = link.tail.queryMark | link.tail.fragmentMark == 0 ? nil : Self.read(link)
    }

    @inline(never)
    private static func read(_ link: ScannedLink) -> Parts {
        var items: [Item] = []
        for item in link.query?.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) ?? [] {
            let key = item.prefix { $0 != UInt8(ascii: "=") }
            guard let decoded = PercentEncoding.decodedBytes(key, plusIsSpace: true) else { continue }
            let value = PercentEncoding.decodedBytes(item[key.endIndex...].dropFirst(), plusIsSpace: true)
            items.append(Item(key: decoded, value: value))
        }
        return Parts(items, link.fragment.map { PercentEncoding.decodedBytes($0) } ?? [])
    }

    /// The keys and values of the query, without those keys that do not decode to text.
    var items: [Item] { parts?.items ?? [] }

    /// nil where it does not decode to text; empty where there is none.
    var fragment: [UInt8]? { if let parts { parts.fragment } else { [] } }

    /// A condition on query or fragment.
    enum Condition: Hashable {
        /// The index among the pattern's.
        case query(Int)
        case fragment
    }

    /// The first condition on query and fragment that does not hold.
    func unmet(by pattern: LinkPattern) -> Condition? {
        if let index = pattern.query.firstIndex(where: { !meets($0) }) { return .query(index) }
        guard let fragment = pattern.fragment else { return nil }
        return meets(fragment) ? nil : .fragment
    }

    /// The value of a key that is there once; nil where it is not, is empty, or is no text.
    func value(of key: String) -> String? {
        let found = items.filter { $0.key.elementsEqual(key.utf8) }
        return found.count == 1 ? Self.text(found[0].value) : nil
    }

    /// The fragment; nil where there is none, or it is no text.
    var fragmentText: String? { Self.text(fragment) }

    private func meets(_ condition: LinkPattern.QueryItem) -> Bool {
        let found = items.filter { $0.key.elementsEqual(condition.key.utf8) }
        guard let item = found.first, found.count == 1 else { return found.isEmpty && !condition.isRequired }
        return switch condition.value {
        case .any: true
        case .literal(let text): item.value?.elementsEqual(text.utf8) ?? false
        case .parameter(let parameter): Self.fits(parameter, item.value)
        }
    }

    private func meets(_ condition: LinkPattern.Fragment) -> Bool {
        switch condition {
        case .literal(let text): fragment?.elementsEqual(text.utf8) ?? false
        case .parameter(let parameter): Self.fits(parameter, fragment)
        }
    }

    /// An empty value is no value: it leaves out what is optional.
    private static func fits(_ parameter: LinkPattern.Parameter, _ value: [UInt8]?) -> Bool {
        guard let value else { return false }
        if value.isEmpty { return parameter.isOptional }
        return text(value).map(parameter.kind.accepts) ?? false
    }

    private static func text(_ value: [UInt8]?) -> String? {
        guard let value, value.withUnsafeBufferPointer({ ParameterKind.isText($0.span) }) else { return nil }
        return String(decoding: value, as: UTF8.self)
    }
}

extension LinkPattern {
    /// It holds for any origin, query and fragment.
    var isUnconditional: Bool { origin == .any && query.isEmpty && fragment == nil }

    /// The first condition on query and fragment that a link does not meet: the index of a query item, or -1 for the
    /// fragment.
    package func unmetCondition(in link: LinkAddress) -> Int? {
        let tail = "/" + (link.query.map { "?\($0)" } ?? "") + (link.fragment.map { "#\($0)" } ?? "")
        let unmet = tail.withUTF8Bytes { bytes in
            LinkScanner.withPath(bytes, failed: { _ in nil }) { LinkTail($0, origin: 0).unmet(by: self) }
        }
        return switch unmet {
        case .query(let index): index
        case .fragment: -1
        case nil: nil
        }
    }
}
