import AppShell

extension AssociationPattern {
    /// How a pattern is compared with a link.
    struct Comparison: Hashable, Sendable {
        /// `A` and `a` are two; [default true](
        /// https://developer.apple.com/documentation/bundleresources/applinks/defaults-swift.dictionary).
        var isCaseSensitive = true
        /// With the link as it is written, its escapes uncounted (default); else with what it decodes to.
        var isPercentEncoded = true
    }

    /// The texts that this pattern matches, in UTF-8.
    ///
    /// - Parameter wildcardsTakeSlashes: false for what a pattern of ours means by `*` and `?`.
    func automaton(_ comparison: Comparison = Comparison(), wildcardsTakeSlashes: Bool = true) -> ByteAutomaton {
        let slash = UInt8(ascii: "/")
        let any = wildcardsTakeSlashes ? [0x00...0x7F] : [0x00...slash - 1, slash + 1...0x7F]
        var compiler = Compiler(comparison: comparison, anyASCII: any)
        let end = compiler.add(elements, from: 0)
        compiler.automaton.accept(end)
        return compiler.automaton
    }

    private struct Compiler {
        let comparison: Comparison
        /// What a wildcard takes, as far as ASCII goes.
        let anyASCII: [ClosedRange<UInt8>]
        var automaton = ByteAutomaton()

        mutating func add(_ elements: [Element], from start: Int) -> Int {
            elements.reduce(start) { add($1, from: $0) }
        }

        private mutating func add(_ element: Element, from state: Int) -> Int {
            switch element {
            case .literal(let scalar):
                let end = automaton.addState()
                add(scalar, from: state, to: end)
                return end
            case .one:
                return addOne(from: state)
            case .run:
                let loop = automaton.addState()
                automaton.jump(from: state, to: loop)
                for bytes in anyASCII + [0x80...0xFF] { automaton.edge(bytes, from: loop, to: loop) }
                return loop
            case .character(let ranges):
                return automaton.step(
                    comparison.isCaseSensitive ? ranges : ranges + ranges.map(\.otherCase),
                    from: state
                )
            case .word(let words):
                return addWords(words, from: state)
            case .choice(let values):
                let end = automaton.addState()
                for value in values { automaton.jump(from: add(value, from: state), to: end) }
                return end
            }
        }

        /// A link as written is ASCII, a character a byte; decoded it is UTF-8, and known to be valid.
        private mutating func addOne(from state: Int) -> Int {
            guard !comparison.isPercentEncoded else { return automaton.step(anyASCII + [0x80...0xFF], from: state) }
            let end = automaton.step(anyASCII, from: state)
            let last = automaton.addState()
            automaton.edge(0x80...0xBF, from: last, to: end)
            let third = automaton.step([0xE0...0xEF], from: state)
            automaton.edge(0x80...0xBF, from: third, to: last)
            let fourth = automaton.step([0xF0...0xF4], from: state)
            automaton.edge(0x80...0xBF, from: fourth, to: third)
            automaton.edge(0xC2...0xDF, from: state, to: last)
            return end
        }

        private mutating func add(_ scalar: Unicode.Scalar, from state: Int, to end: Int) {
            for form in comparison.isCaseSensitive ? [scalar] : scalar.caseForms {
                let bytes = Array(UTF8.encode(form) ?? UTF8.encodedReplacementCharacter)
                let last = automaton.text(bytes.dropLast(), from: state)
                for byte in bytes.suffix(1) { automaton.edge(byte...byte, from: last, to: end, isSpelled: true) }
            }
        }

        /// As a tree of prefixes: the hundreds of language codes cost a state a prefix, not a state a letter.
        private mutating func addWords(_ words: [String], from start: Int) -> Int {
            let end = automaton.addState()
            var pending = [(words: words.map { Array($0.unicodeScalars)[...] }, state: start)]
            while let (words, state) = pending.popLast() {
                if words.contains(where: \.isEmpty) { automaton.jump(from: state, to: end) }
                var groups: [(first: Unicode.Scalar, rests: [ArraySlice<Unicode.Scalar>])] = []
                for word in words.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
                    guard let first = word.first else { continue }
                    if groups.last?.first != first { groups.append((first, [])) }
                    groups[groups.count - 1].rests.append(word.dropFirst())
                }
                for group in groups {
                    if group.rests.allSatisfy(\.isEmpty) {
                        add(group.first, from: state, to: end)
                    } else {
                        let next = automaton.addState()
                        add(group.first, from: state, to: next)
                        pending.append((group.rests, next))
                    }
                }
            }
            return end
        }
    }
}

extension Unicode.Scalar {
    /// This scalar in every case it has as one scalar, each once.
    fileprivate var caseForms: [Unicode.Scalar] {
        var forms = [self]
        for mapping in [properties.lowercaseMapping, properties.uppercaseMapping] {
            let scalars = mapping.unicodeScalars
            guard scalars.count == 1, let form = scalars.first, !forms.contains(form) else { continue }
            forms.append(form)
        }
        return forms
    }
}

extension ClosedRange<UInt8> {
    /// Letters in the other case; anything else as it is.
    fileprivate var otherCase: ClosedRange<UInt8> {
        lowerBound.isASCIILetter && upperBound.isASCIILetter ? (lowerBound ^ 0x20)...(upperBound ^ 0x20) : self
    }
}
