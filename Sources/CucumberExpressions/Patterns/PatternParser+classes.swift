extension PatternParser {
    /// Parses what follows a backslash outside a class.
    mutating func escape(from start: Int) throws(PatternError) -> PatternNode {
        if take("b") { return .wordBoundary(isNegated: false) }
        if take("B") { return .wordBoundary(isNegated: true) }
        return switch try escapedMember(from: start) {
        case .scalar(let scalar): literal(scalar)
        case .scalars(let scalars): .oneOf(scalars)
        }
    }

    /// Parses what follows an opening bracket.
    mutating func scalarClass(from start: Int) throws(PatternError) -> ScalarClass {
        let isNegated = take("^")
        if next == "]" { throw error(.emptyClass) }
        var result = ScalarClass()
        while !take("]") {
            let memberStart = index
            switch try member(of: start) {
            case .scalars(let scalars):
                result.formUnion(scalars)
            case .scalar(let low):
                guard isRange else {
                    result.ranges.append(low.value...low.value)
                    continue
                }
                index += 1
                guard case .scalar(let high) = try member(of: start), low <= high else {
                    throw error(.reversedRange, at: memberStart)
                }
                result.ranges.append(low.value...high.value)
            }
        }
        return result.negated(isNegated)
    }

    private enum Member {
        case scalar(Unicode.Scalar)
        case scalars(ScalarClass)
    }

    /// Whether a `-` makes a range: a last `-` stands for itself.
    private var isRange: Bool {
        next == "-" && index + 1 < scalars.count && scalars[index + 1] != "]"
    }

    private mutating func member(of start: Int) throws(PatternError) -> Member {
        guard let scalar = next else { throw error(.unclosedClass, at: start) }
        index += 1
        if scalar == "[", next == ":" || next == "." || next == "=" {
            throw error(.unsupported("a POSIX class", fix: "write '\\p{L}', '\\d', '\\s', 'a-z' …"), at: index - 1)
        }
        guard scalar == "\\" else { return .scalar(scalar) }
        if take("b") { return .scalar("\u{8}") }
        return try escapedMember(from: index - 1)
    }

    private mutating func escapedMember(from start: Int) throws(PatternError) -> Member {
        guard let scalar = next else { throw error(.trailingBackslash, at: start) }
        index += 1
        switch scalar {
        case "d", "D": return .scalars(.digit.negated(scalar == "D"))
        case "w", "W": return .scalars(.word.negated(scalar == "W"))
        case "s", "S": return .scalars(.space.negated(scalar == "S"))
        case "p", "P": return .scalars(try category(from: start).negated(scalar == "P"))
        case "t": return .scalar("\t")
        case "n": return .scalar("\n")
        case "r": return .scalar("\r")
        case "f": return .scalar("\u{C}")
        case "v": return .scalar("\u{B}")
        case "x": return .scalar(try codePoint(digits: 2, from: start))
        case "u": return .scalar(try codePoint(digits: 4, from: start))
        default:
            guard !ScalarClass.word.contains(scalar) || scalar == "_" else {
                throw error(.unsupported("the escape '\\\(scalar)'", fix: Self.fix(forEscape: scalar)), at: start)
            }
            return .scalar(scalar)
        }
    }

    private static func fix(forEscape scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "A": "write '^'"
        case "z", "Z": "write '$'"
        case "1", "2", "3", "4", "5", "6", "7", "8", "9", "k":
            "matching with back-references can take forever; compare the two arguments in the step's body"
        case "Q", "E": "escape each character that has a meaning with '\\'"
        default: "to match the character itself, leave the backslash out"
        }
    }

    private mutating func category(from start: Int) throws(PatternError) -> ScalarClass {
        var name = String.UnicodeScalarView()
        if take("{") {
            while let scalar = next, ScalarClass.word.contains(scalar) || scalar == "=" {
                name.append(scalar)
                index += 1
            }
            guard take("}") else { throw error(.unknownProperty(String(name)), at: start) }
        }
        guard let category = ScalarClass(category: String(name)) else {
            throw error(.unknownProperty(String(name)), at: start)
        }
        return category
    }

    private mutating func codePoint(digits: Int, from start: Int) throws(PatternError) -> Unicode.Scalar {
        let hexadecimal = String(String.UnicodeScalarView(scalars[index...].prefix(digits)))
        guard hexadecimal.unicodeScalars.count == digits, hexadecimal.allSatisfy(\.isHexDigit),
            let value = UInt32(hexadecimal, radix: 16), let scalar = Unicode.Scalar(value)
        else { throw error(.badCodePoint, at: start) }
        index += digits
        return scalar
    }
}
