/// Swift code that defines a step, to paste and complete.
///
/// ```swift
/// library.step(.when, ["fr": "je touche {string}"], "…") { (world, string: String) in
///     throw StepPending()
/// }
/// ```
public struct SwiftSnippet: Equatable, Sendable {
    public let code: String

    /// The table or text under the step.
    public enum Block: Sendable {
        case table, docString
    }

    /// - Parameters:
    ///   - kind: `given`, `when` or `then`.
    ///   - language: the Gherkin language of the step, `fr`.
    /// - expression: from ``ExpressionGenerator`` for the step's text.
    /// - block: what the body must read as well.
    public init(kind: String, language: String, expression: GeneratedExpression, block: Block? = nil) {
        var taken: Set<String> = ["world", "library"]
        var parameters: [String] = []
        for (name, typeName) in zip(expression.argumentNames, expression.parameterTypeNames) {
            let identifier = Self.identifier(for: name, taken: &taken)
            parameters.append("\(identifier): \(Self.swiftTypes[typeName] ?? "any Sendable")")
        }
        let head = parameters.isEmpty ? "world" : "(" + (["world"] + parameters).joined(separator: ", ") + ")"
        let reading =
            switch block {
            case .table: "\n    let rows = try world.table()"
            case .docString: "\n    let text = try world.docString()"
            case nil: ""
            }
        code = """
            library.step(.\(kind), [\(Self.literal(language)): \(Self.literal(expression.source))], "…") { \(head) in\(reading)
                throw StepPending()
            }
            """
    }

    /// The Swift types of the built-in parameter types.
    private static let swiftTypes = [
        "int": "Int", "float": "Double", "word": "String", "string": "String", "": "String", "double": "Double",
        "bigdecimal": "String", "byte": "Int8", "short": "Int16", "long": "Int64", "biginteger": "String",
    ]

    /// A name as a Swift identifier: `autre couleur` becomes `autreCouleur`; without a letter, `argument`.
    private static func identifier(for name: String, taken: inout Set<String>) -> String {
        var base = ""
        var beginsWord = false
        for character in name {
            guard character.isLetter || (character.isNumber && character.isASCII && !base.isEmpty) else {
                beginsWord = !base.isEmpty
                continue
            }
            base += beginsWord ? character.uppercased() : String(character)
            beginsWord = false
        }
        if base.isEmpty || reserved.contains(base) {
            base = "argument" + (base.first?.uppercased() ?? "") + base.dropFirst()
        }
        var identifier = base
        var number = 2
        while !taken.insert(identifier).inserted {
            identifier = "\(base)\(number)"
            number += 1
        }
        return identifier
    }

    /// Swift's reserved words.
    private static let reserved: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// A string literal, with quotes, backslashes and control characters escaped.
    private static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if [.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
                {
                    result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
