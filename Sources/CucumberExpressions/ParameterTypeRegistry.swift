/// The parameter types for expressions: the official built-in ones and a project's own.
public struct ParameterTypeRegistry: Sendable {
    /// In the order they were defined.
    public private(set) var parameterTypes: [ParameterType]
    /// By name in bytes: composed and decomposed é differ, as in the official libraries.
    private var indices: [[UInt8]: Int]

    /// Contains int, float, word, string, the anonymous `{}`, bigdecimal, double, biginteger, byte, short and long.
    public init() {
        parameterTypes = ParameterType.builtIn
        indices = [:]
        for (index, type) in parameterTypes.enumerated() { indices[Array(type.name.utf8)] = index }
    }

    public subscript(_ name: String) -> ParameterType? {
        indices[Array(name.utf8)].map { parameterTypes[$0] }
    }

    /// Adds a type. Any error is thrown here rather than by the first step that uses the type.
    public mutating func define(_ type: ParameterType) throws(ParameterTypeError) {
        guard !type.name.unicodeScalars.contains(where: { "[]()$.|?*+{}\\/".unicodeScalars.contains($0) }) else {
            throw .illegalName(type.name)
        }
        guard self[type.name] == nil else { throw .alreadyDefined(name: type.name) }
        guard !type.patterns.isEmpty else { throw .noPatterns(name: type.name) }
        for pattern in type.patterns {
            do {
                _ = try TextPattern(pattern, allowsFlags: false)
            } catch {
                throw .unusablePattern(name: type.name, error: error)
            }
        }
        if type.preferForRegularExpressionMatch {
            for pattern in type.patterns {
                guard let first = parameterTypes(withPattern: pattern).first, first.preferForRegularExpressionMatch
                else { continue }
                throw .twoPreferred(pattern: pattern, first: first.name, second: type.name)
            }
        }
        indices[Array(type.name.utf8)] = parameterTypes.count
        parameterTypes.append(type)
    }

    /// The types with exactly this pattern, for a plain regular expression's capture group; a preferential one first.
    func parameterTypes(withPattern pattern: String) -> [ParameterType] {
        parameterTypes.filter { $0.patterns.contains { $0.utf8.elementsEqual(pattern.utf8) } }
            .sorted(by: ParameterType.precedes)
    }
}
