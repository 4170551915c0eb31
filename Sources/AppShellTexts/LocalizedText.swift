/// A text that people read, as the code has it: in English, with values in it.
///
/// It is made of a literal, so that tests find every text in the code: ``Translations`` has its other languages.
public struct LocalizedText: ExpressibleByStringInterpolation, Sendable {
    /// What stands before each value, and after the last one.
    private let parts: [String]
    private let values: [Value]

    /// The English text, with `{}` for each value.
    public var key: String { parts.joined(separator: "{}") }

    fileprivate enum Value: Sendable {
        case text(String)
        case counted(Int, String)
        case grouped(Int)
        case groupedCounted(Int, String)
    }

    public init(stringLiteral value: String) {
        parts = [value]
        values = []
    }

    public init(stringInterpolation: StringInterpolation) {
        parts = stringInterpolation.parts
        values = stringInterpolation.values
    }

    /// The text for a reader; in English where no table has it.
    public func text(for reader: Reader = .current) -> String {
        let values = values.map { value in
            switch value {
            case .text(let text): text
            case .counted(let count, let noun): reader.counted(count, noun)
            case .grouped(let number): reader.grouped(number)
            case .groupedCounted(let count, let noun): reader.counted(grouped: count, noun)
            }
        }
        guard reader.language != .english, let pattern = reader.translation(of: key) else {
            return zip(parts, values).map { $0 + $1 }.joined() + parts[parts.count - 1]
        }
        // Of a noun that is counted elsewhere, the singular.
        let singular = values.isEmpty && !key.contains("|") ? pattern.prefix { $0 != "|" } : pattern[...]
        return Self.fill(String(singular), with: values)
    }

    /// Replaces `{}` by the next value and `{2}` by the second one; other braces stand for themselves.
    private static func fill(_ pattern: String, with values: [String]) -> String {
        var text = ""
        var next = 0
        var rest = Substring(pattern)
        while let opening = rest.firstIndex(of: "{") {
            text += rest[..<opening]
            let inner = rest[rest.index(after: opening)...]
            let name = inner.prefix { $0.isASCII && $0.isNumber }
            let index = name.isEmpty ? next : (Int(name) ?? 0) - 1
            guard inner[name.endIndex...].hasPrefix("}"), values.indices.contains(index) else {
                text += "{"
                rest = inner
                continue
            }
            text += values[index]
            if name.isEmpty { next += 1 }
            rest = inner[inner.index(after: name.endIndex)...]
        }
        return text + rest
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts = [""]
        fileprivate var values: [Value] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(interpolationCount + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            parts[parts.count - 1] += literal
        }

        /// A value as it prints itself.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            add(.text(value.description))
        }

        /// A number with its noun: `\(3, "scenario")` is “3 scenarios”.
        ///
        /// - Parameter noun: the singular, or both forms where the plural is irregular: `entry|entries`. A third part tells texts apart
        ///     that other languages do not write alike: `passed|passed|step`.
        public mutating func appendInterpolation(_ count: Int, _ noun: StaticString) {
            add(.counted(count, "\(noun)"))
        }

        /// A number in groups of three digits: `\(grouped: 12_345)` is “12,345”.
        public mutating func appendInterpolation(grouped number: Int) {
            add(.grouped(number))
        }

        /// A number in groups of three digits with its noun: `\(grouped: 12_345, "state")` is “12,345 states”.
        public mutating func appendInterpolation(grouped count: Int, _ noun: StaticString) {
            add(.groupedCounted(count, "\(noun)"))
        }

        private mutating func add(_ value: Value) {
            values.append(value)
            parts.append("")
        }
    }
}

/// The text in the language of the current ``Reader``.
public func localized(_ text: LocalizedText) -> String {
    text.text()
}

/// `1 scenario`, `2 scenarios`, in the language of the current ``Reader``.
///
/// - Parameter noun: the singular, or both forms where the plural is irregular: `entry|entries`. A third part tells texts apart
///     that other languages do not write alike: `passed|passed|step`.
public func counted(_ count: Int, _ noun: StaticString) -> String {
    Reader.current.counted(count, "\(noun)")
}

/// What the closure says in English, whoever the current ``Reader`` is: for programs, and for what is kept.
public func inEnglish<Value>(_ say: () throws -> Value) rethrows -> Value {
    try Reader.$current.withValue(Reader(.english), operation: say)
}

/// `1 state`, `12,345 states`, in the language of the current ``Reader``.
///
/// - Parameter noun: as in ``counted(_:_:)``.
public func counted(grouped count: Int, _ noun: StaticString) -> String {
    Reader.current.counted(grouped: count, "\(noun)")
}
