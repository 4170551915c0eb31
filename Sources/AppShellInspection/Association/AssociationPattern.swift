import AppShell

/// One pattern of an association file: `/formations/?*`, `/$(lang)/help`.
///
/// Apple's language ([applinks.Details.Components](
/// https://developer.apple.com/documentation/bundleresources/applinks/details-swift.dictionary/components-swift.dictionary)
/// and [applinks.SubstitutionVariables](
/// https://developer.apple.com/documentation/bundleresources/applinks/substitutionvariables-swift.dictionary)):
/// - `*` is any number of any characters, slashes too; `?` is exactly one; so `?*` is at least one;
/// - `$(name)` is any one of the variable's values, which may hold `*` and `?`, but no other variable;
/// - anything else is itself.
///
/// A pattern matches the whole of its part of the link.
public struct AssociationPattern: Hashable, Sendable, CustomStringConvertible {
    enum Element: Hashable, Sendable {
        case literal(Unicode.Scalar)
        /// `?`
        case one
        /// `*`
        case run
        /// One ASCII character out of these: `$(digit)`.
        case character([ClosedRange<UInt8>])
        /// Texts without wildcards: `$(lang)`, and the variables of most files.
        case word([String])
        /// Values of a variable of which some have wildcards.
        case choice([[Element]])
    }

    /// As the file writes it.
    public let source: String
    let elements: [Element]

    public var description: String { source }

    /// - Parameter variables: the file's own; the predefined ones are always there.
    /// - Throws: ``AssociationPatternError`` that says what is wrong.
    init(_ source: String, variables: SubstitutionVariables) throws(AssociationPatternError) {
        self.source = source
        var elements: [Element] = []
        var rest = source.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "$", rest.first == "(" else {
                elements.append(Self.element(scalar))
                continue
            }
            guard let end = rest.firstIndex(of: ")") else { throw .unclosedVariable(source) }
            let name = String(rest[rest.index(after: rest.startIndex)..<end])
            guard let element = variables.element(named: name) else { throw .unknownVariable(name) }
            elements.append(element)
            rest = rest[rest.index(after: end)...]
        }
        self.elements = elements
        guard weight <= Self.maximumWeight else { throw .tooLarge(weight) }
    }

    /// Without variables: `$` is nothing special.
    init(literally source: String) {
        self.source = source
        elements = Self.valueElements(source)
    }

    private init(source: String, elements: [Element]) {
        self.source = source
        self.elements = elements
    }

    /// As the system compares it with a path: `abc`, `/abc` and `//abc` are one pattern, all of them with one slash.
    var asPath: AssociationPattern {
        func withoutSlashes(_ elements: [Element]) -> [Element] { Array(elements.drop { $0 == .literal("/") }) }
        var rest = withoutSlashes(elements)
        switch rest.first {
        // It takes the slash along.
        case .run where rest.count == elements.count: return self
        case .word(let words): rest[0] = .word(words.map { String($0.drop { $0 == "/" }) })
        case .choice(let values): rest[0] = .choice(values.map(withoutSlashes))
        case .literal, .one, .run, .character, nil: break
        }
        return AssociationPattern(source: source, elements: [.literal("/")] + rest)
    }

    /// The value of a variable, in which `$` is nothing special.
    static func valueElements(_ value: String) -> [Element] {
        value.unicodeScalars.map(element)
    }

    private static func element(_ scalar: Unicode.Scalar) -> Element {
        switch scalar {
        case "*": .run
        case "?": .one
        default: .literal(scalar)
        }
    }

    /// How many characters the pattern and the values of its variables have together: a bound of the work it makes.
    var weight: Int {
        elements.reduce(0) { sum, element in
            switch element {
            case .literal, .one, .run, .character: sum + 1
            case .word(let words): sum + words.reduce(0) { $0 + max(1, $1.utf8.count) }
            case .choice(let values): sum + values.reduce(0) { $0 + max(1, $1.count) }
            }
        }
    }

    /// Our own bound: a pattern of the real world comes to some hundreds, and one with `$(lang)` to some thousands.
    static let maximumWeight = 32_768

    /// Whether it matches everything: such a part needs no running.
    var isEverything: Bool { !elements.isEmpty && elements.allSatisfy { $0 == .run } }
}

/// Why a text is no pattern.
public enum AssociationPatternError: Error, Hashable, Sendable {
    case unclosedVariable(String)
    case unknownVariable(String)
    case tooLarge(Int)

    /// What is wrong.
    public var fact: String {
        switch self {
        case .unclosedVariable(let pattern): "a variable is not closed in “\(pattern.clipped)”"
        case .unknownVariable(let name): "there is no variable named “\(name.clipped)”"
        case .tooLarge(let weight):
            "the pattern comes to \(weight) characters with the values of its variables; "
                + "\(AssociationPattern.maximumWeight) at most are read"
        }
    }

    /// What to do about it.
    public var fix: String {
        switch self {
        case .unclosedVariable: "write $(name) with its closing parenthesis"
        case .unknownVariable: "declare it in substitutionVariables, or correct the name; names are case-sensitive"
        case .tooLarge: "use fewer variables in it, or shorter lists"
        }
    }
}
