import AppShell

/// Numbers and dates that a person sets without typing.
extension HeadlessSession {
    /// Sets a number of a stepper or a slider.
    public func adjust(_ label: String, to number: Int) throws { try adjust(label, to: "\(number)") }

    /// Sets a value of a stepper, a slider or a date picker.
    ///
    /// - Parameter value: a number; the words of a slider's text, `5 km`; a date as the screen shows it, in the language of the
    ///   app or of the product's code, or in ISO 8601.
    /// - Throws: ``HeadlessError`` where there is no such element, or it can't be set to that.
    public func adjust(_ label: String, to value: String) throws {
        try acting { [formats = scriptFormats] shell throws(HeadlessError) in
            let content = shell.content
            let found = try shell.find(label, of: content, for: .adjusting)
            guard let element = content.element(at: found.path) else {
                throw .wrongKind(found.element.name, expected: .adjusting)
            }
            let value = PlainText(value).description
            let formats = [formats.spoken, formats.source]
            if let input = try element.input(setting: value, named: found.element.name, in: formats) {
                shell.act(input, on: element)
            }
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

    /// What a date picker shows for a date.
    ///
    /// - Parameters:
    ///   - local: as in `Content.LocalDate`.
    ///   - path: of the date picker, from the app.
    /// - Returns: nil where there is none; what was given, where it can't be set to that.
    package func words(ofDate local: String, at path: [Int]) throws -> String? {
        try look { shell in
            guard case .pick(let picker, _) = shell.content.element(at: path)?.action else { return nil }
            return picker.date(at: local).map(picker.text) ?? local
        }
    }
}

extension Content {
    /// - Returns: nil where it is set to that already.
    fileprivate func input(
        setting value: String,
        named name: String,
        in formats: [LocalFormats]
    ) throws(HeadlessError) -> Input? {
        switch action {
        case .adjust(let range, _):
            guard let number = Int(value) else { throw .notWholeNumber(value) }
            guard range.contains(number) else { throw .outOfRange(name, number: number, range: range) }
            return self.value == "\(number)" ? nil : .number(number)
        case .slide(let text, _):
            guard let scale, let number = scale.number(of: value, as: text) else {
                throw .unsettable(name, value: value, scale?.settable(near: value, as: text) ?? .nothing)
            }
            return number == scale.number ? nil : .slide(number)
        case .pick(let picker, _):
            let written = WrittenDate(value, picker.components, in: formats)
            guard let written, picker.date(at: written.local) != nil else {
                throw .unsettable(name, value: value, picker.settable)
            }
            return written.local == localDate?.text ? nil : .date(written.local)
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

extension Content.DatePicker {
    fileprivate var settable: SettableValues {
        // What is shown may itself lie outside of the range.
        let example = date(at: local(selection)) ?? range?.lowerBound ?? selection
        return SettableValues(
            least: range.map { text(of: $0.lowerBound) },
            most: range.map { text(of: $0.upperBound) },
            examples: text(of: example) == local(example) ? [local(example)] : [text(of: example), local(example)]
        )
    }
}

extension SettableValues {
    fileprivate static let nothing = SettableValues(least: nil, most: nil, examples: [])
}
