/// The parameter types that expressions may name: the official built-in ones, and a project's own.
public struct ParameterTypeRegistry: Sendable {
    /// In the order they were defined.
    public private(set) var parameterTypes: [ParameterType]
    private var indices: [String: Int]

    /// Holds int, float, word, string, the anonymous `{}`, bigdecimal, double, biginteger, byte, short and long.
    public init() {
        parameterTypes = ParameterType.builtIn
        indices = [:]
        for (index, type) in parameterTypes.enumerated() { indices[type.name] = index }
    }

    public subscript(_ name: String) -> ParameterType? {
        indices[name].map { parameterTypes[$0] }
    }

    /// Adds a type, or says why it can't be used: every fault shows here rather than at the first step that needs it.
    public mutating func define(_ type: ParameterType) throws(ParameterTypeError) {
        guard !type.name.unicodeScalars.contains(where: { "[]()$.|?*+{}\\/".unicodeScalars.contains($0) }) else {
            throw .illegalName(type.name)
        }
        guard indices[type.name] == nil else { throw .alreadyDefined(name: type.name) }
        guard !type.patterns.isEmpty else { throw .noPatterns(name: type.name) }
        for pattern in type.patterns {
            do {
                _ = try TextPattern(pattern)
            } catch {
                throw .unusablePattern(name: type.name, error: error)
            }
        }
        indices[type.name] = parameterTypes.count
        parameterTypes.append(type)
    }

    /// The type a capture group of a plain regular expression stands for: the one with that very pattern.
    func parameterType(withPattern pattern: String) -> ParameterType? {
        parameterTypes.first { $0.patterns.contains(pattern) }
    }
}
