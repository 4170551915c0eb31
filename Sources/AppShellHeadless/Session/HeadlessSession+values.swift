import AppShell

/// Numbers that a person sets without typing.
extension HeadlessSession {
    /// Sets a number of a stepper or a slider.
    public func adjust(_ label: String, to number: Int) throws { try adjust(label, to: "\(number)") }

    /// Sets a value of a stepper or a slider.
    ///
    /// - Parameter value: a number, or the words of a slider's text: `5 km`.
    /// - Throws: ``HeadlessError`` where there is no such element, or it can't be set to that.
    public func adjust(_ label: String, to value: String) throws {
        try acting { shell throws(HeadlessError) in
            let content = shell.content
            let found = try shell.find(label, of: content, for: .adjusting)
            guard let element = content.element(at: found.path) else {
                throw .wrongKind(found.element.name, expected: .adjusting)
            }
            try element.adjust(to: PlainText(value).description, named: found.element.name)
            return [Act(found, on: shell)]
        }
    }

    /// What a slider's text says of a number.
    ///
    /// - Parameter path: of the slider, from the app.
    /// - Returns: nil where there is none, or it can't be set to that number.
    package func words(of number: Double, at path: [Int]) throws -> String? {
        try look { shell in
            guard let slider = shell.content.element(at: path), case .slide(let text, _) = slider.action,
                let scale = slider.scale, let index = scale.index(of: number)
            else { return nil }
            return text(scale.number(at: index))
        }
    }
}

extension Content {
    fileprivate func adjust(to value: String, named name: String) throws(HeadlessError) {
        switch action {
        case .adjust(let range, let set):
            guard let number = Int(value) else { throw .notWholeNumber(value) }
            guard range.contains(number) else { throw .outOfRange(name, number: number, range: range) }
            if self.value != "\(number)" { set(number) }
        case .slide(let text, let set):
            guard let scale, let number = scale.number(of: value, as: text) else {
                throw .unsettable(name, value: value, scale?.settable(near: value, as: text) ?? .nothing)
            }
            if number != scale.number { set(number) }
        default: throw .wrongKind(name, expected: .adjusting)
        }
    }
}

extension Content.Scale {
    /// Scales of more numbers take numbers alone: each of their texts would have to be made.
    private static let mostTexts = 10_000

    /// The number of that text, or else that number; nil where the scale has none.
    fileprivate func number(of value: String, as text: (Double) -> String) -> Double? {
        if count <= Self.mostTexts {
            let wanted = PlainText(value)
            for index in 0..<count {
                let number = number(at: index)
                if PlainText(text(number)) == wanted { return number }
            }
        }
        return Double(value.replacing(",", with: ".")).flatMap(index).map(number)
    }

    fileprivate func settable(near value: String, as text: (Double) -> String) -> SettableValues {
        let begun = value.prefix { $0.isASCII && ($0.isNumber || "-.,".contains($0)) }.replacing(",", with: ".")
        let example = Double(begun).map(nearestIndex) ?? (count - 1) / 2
        return SettableValues(
            least: text(number(at: 0)),
            most: text(number(at: count - 1)),
            step: stepText,
            examples: [text(number(at: example))]
        )
    }
}

extension SettableValues {
    fileprivate static let nothing = SettableValues(least: nil, most: nil, examples: [])
}
