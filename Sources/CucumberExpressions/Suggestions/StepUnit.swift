/// A unit of a step's text for comparison: a character, or an argument recognised by its form.
enum StepUnit: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    /// A quoted text or a number.
    case argument

    static let argumentCode: Int32 = -1

    /// The character's number, or that of arguments.
    var code: Int32 {
        switch self {
        case .scalar(let scalar): Int32(bitPattern: scalar.value)
        case .argument: Self.argumentCode
        }
    }

    static func units(ofStep text: String) -> [StepUnit] {
        let scalars = FoldedText.scalars(of: text)
        var units: [StepUnit] = []
        var index = 0
        while index < scalars.count {
            if let end = argumentEnd(in: scalars, from: index) {
                units.append(.argument)
                index = end
            } else {
                units.append(.scalar(scalars[index]))
                index += 1
            }
        }
        return units
    }

    private static func argumentEnd(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
        let startsWord = start == 0 || !scalars[start - 1].properties.isAlphabetic
        guard startsWord else { return nil }
        return quotedEnd(in: scalars, from: start) ?? numberEnd(in: scalars, from: start)
    }

    /// The end of a quoted text. A single quote only closes at the end of a word, unlike in « l'onglet d'accueil ».
    private static func quotedEnd(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
        let quote = scalars[start]
        guard quote == "\"" || quote == "'" else { return nil }
        var index = start + 1
        while index < scalars.count {
            if scalars[index] == "\\" {
                index += 1
            } else if scalars[index] == quote {
                let next = index + 1 < scalars.count ? scalars[index + 1] : " "
                if quote == "\"" || !next.properties.isAlphabetic { return index + 1 }
            }
            index += 1
        }
        return nil
    }

    private static func numberEnd(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
        var index = start
        if scalars[index] == "-" || scalars[index] == "+" { index += 1 }
        guard index < scalars.count, ScalarClass.digit.contains(scalars[index]) else { return nil }
        while index < scalars.count, ScalarClass.digit.contains(scalars[index]) { index += 1 }
        let hasDecimals =
            index + 1 < scalars.count && [".", ","].contains(scalars[index])
            && ScalarClass.digit.contains(scalars[index + 1])
        guard hasDecimals else { return index }
        index += 1
        while index < scalars.count, ScalarClass.digit.contains(scalars[index]) { index += 1 }
        return index
    }
}
