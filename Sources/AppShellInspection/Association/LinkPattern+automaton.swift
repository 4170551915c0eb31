import AppShell

extension LinkPattern {
    /// The canonical paths that this pattern takes, exactly, whatever query and fragment say.
    ///
    /// Only together with ``CanonicalPaths``: a text parameter is any characters here, and that they make UTF-8 and no
    /// dot segment is left to the other side.
    func pathAutomaton() -> ByteAutomaton {
        var automaton = ByteAutomaton()
        for shape in shapes {
            var state = automaton.addState()
            automaton.jump(from: 0, to: state)
            for segment in shape { state = automaton.add(segment, from: state) }
            automaton.accept(state)
        }
        return automaton
    }
}

extension LinkPattern.QueryItem {
    /// The values that the item takes, as links print them; a key without a value has the empty one.
    func valueAutomaton() -> ByteAutomaton {
        switch value {
        case .any: .everything
        case .literal(let text): ByteAutomaton(literal: text)
        case .parameter(let parameter): ByteAutomaton(parameter)
        }
    }
}

extension LinkPattern.Fragment {
    /// The fragments that the condition takes, as links print them; the empty one is that of a link without any.
    func automaton() -> ByteAutomaton {
        switch self {
        case .literal(let text): ByteAutomaton(literal: text)
        case .parameter(let parameter): ByteAutomaton(parameter)
        }
    }
}

extension ByteAutomaton {
    fileprivate init(literal: String) {
        self.init()
        accept(canonical(literal, from: 0))
    }

    fileprivate init(_ parameter: LinkPattern.Parameter) {
        self.init()
        let start = addState()
        jump(from: 0, to: start)
        accept(add(parameter.kind, from: start))
        if parameter.isOptional { accept(0) }
    }

    fileprivate mutating func add(_ segment: LinkPattern.Segment, from state: Int) -> Int {
        switch segment {
        case .literal(let text):
            return canonical(text, from: slash(from: state))
        case .parameter(let parameter, let prefix, let suffix):
            let start = canonical(prefix, from: slash(from: state))
            // Only such a suffix could be taken for the end of an escape: `…%C3%A9` ends in 9, `…é` does not.
            let isLikeHexadecimal = suffix.utf8.first.map { $0.isASCIIDigit || (0x41...0x46).contains($0) } ?? false
            return canonical(suffix, from: add(parameter.kind, from: start, wholeCharacters: isLikeHexadecimal))
        case .rest(_, let isOptional):
            let last = add(.text, from: slash(from: state))
            jump(from: add(.text, from: slash(from: last)), to: last)
            let end = addState()
            jump(from: last, to: end)
            if isOptional { jump(from: state, to: end) }
            return end
        }
    }

    private mutating func slash(from state: Int) -> Int {
        text("/".utf8, from: state)
    }

    private mutating func canonical(_ decoded: String, from state: Int) -> Int {
        text(PercentEncoding.encoded(decoded).utf8, from: state)
    }

    /// - Parameter wholeCharacters: a text ends between two characters, told apart from the inside of an escape.
    private mutating func add(_ kind: ParameterKind, from state: Int, wholeCharacters: Bool = false) -> Int {
        switch kind {
        case .text where !wholeCharacters:
            let end = addState()
            let slash = UInt8(ascii: "/")
            for start in [state, end] {
                for bytes in [0...slash - 1, slash + 1...0xFF] { edge(bytes, from: start, to: end) }
            }
            return end
        case .text:
            let end = addState()
            for start in [state, end] {
                for bytes in [ClosedRange<UInt8>].unreserved { edge(bytes, from: start, to: end) }
                escape(0x20...0xFF, from: start, to: end)
            }
            return end
        case .slug:
            let end = addState()
            let hyphen = addState()
            for start in [state, hyphen, end] {
                edge(UInt8(ascii: "a")...UInt8(ascii: "z"), from: start, to: end)
                edge(UInt8(ascii: "0")...UInt8(ascii: "9"), from: start, to: end)
            }
            edge(UInt8(ascii: "-")...UInt8(ascii: "-"), from: end, to: hyphen)
            return end
        case .choice(let choices):
            let end = addState()
            for choice in choices { jump(from: canonical(choice, from: state), to: end) }
            return end
        case .number:
            return addNumber(from: state)
        }
    }

    /// 1 … 2^63-1: up to eighteen digits are any, nineteen are compared with the largest number from the left.
    private mutating func addNumber(from start: Int) -> Int {
        let end = addState()
        let largest = Array(String(Int64.max).utf8)
        let (zero, nine) = (UInt8(ascii: "0"), UInt8(ascii: "9"))
        // The states after as many digits: below those of the largest, equal to them, above them.
        var (lower, equal, higher): (Int?, Int, Int?) = (nil, start, nil)
        for (index, digit) in largest.enumerated() {
            let first = index == 0 ? zero + 1 : zero
            let next = (lower: addState(), equal: addState(), higher: addState())
            if let lower { edge(zero...nine, from: lower, to: next.lower) }
            if digit > first { edge(first...digit - 1, from: equal, to: next.lower) }
            edge(digit...digit, from: equal, to: next.equal)
            // What is above the largest is a number only while it is shorter.
            if index < largest.count - 1 {
                if let higher { edge(zero...nine, from: higher, to: next.higher) }
                if digit < nine { edge(digit + 1...nine, from: equal, to: next.higher) }
            }
            for state in [next.lower, next.equal, next.higher] { jump(from: state, to: end) }
            (lower, equal, higher) = (next.lower, next.equal, next.higher)
        }
        return end
    }
}
