import AppShellHeadless
import AppShellTexts

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes events as lines of text, for one ``EventLineReader``.
///
/// As JSON, two events a move would be an eighth of an exploration's time. So a move, a call and a screen are written
/// once, as JSON, and named by their numbers from then on. An event with violations, which is rare, is JSON as a whole.
public struct EventLineWriter {
    private var moves = Numbers<Move>(kind: .move)
    private var calls = Numbers<Move.Call>(kind: .call)
    private var screens = Numbers<String>(kind: .screen)

    /// A writer whose first line is its reader's first.
    public init() {}

    /// - Returns: one line or more, each with its end.
    public mutating func lines(of event: ExplorationEvent) throws -> [UInt8] {
        var lines: [UInt8] = []
        switch event {
        case .begins(let move):
            let number = try move.map { try moves.number(of: $0, &lines) }
            EventLine.begins.add(number.map { [UInt64($0)] } ?? [], to: &lines)
        case .reached(let transition) where transition.violations.isEmpty && transition.stateViolations.isEmpty:
            let looks = transition.looks
            var words = [transition.state, looks.shape, looks.kind, UInt64(looks.stakes), looks.screen]
            words.append(UInt64(try screens.number(of: transition.screen, &lines)))
            for call in transition.calls { words.append(UInt64(try calls.number(of: call, &lines))) }
            EventLine.reached.add(words, to: &lines)
        case .tried(let violations) where violations.isEmpty: EventLine.tried.add([], to: &lines)
        case .ended: EventLine.ended.add([], to: &lines)
        default: try EventLine.other.add(event, to: &lines)
        }
        return lines
    }

    private struct Numbers<Value: Hashable & Encodable> {
        let kind: EventLine
        private var numbers: [Value: Int] = [:]

        init(kind: EventLine) {
            self.kind = kind
        }

        /// Tells the reader of a new value.
        mutating func number(of value: Value, _ lines: inout [UInt8]) throws -> Int {
            if let known = numbers[value] { return known }
            try kind.add(value, to: &lines)
            numbers[value] = numbers.count
            return numbers.count - 1
        }
    }
}

/// Reads what one ``EventLineWriter`` wrote.
public struct EventLineReader {
    private var moves: [Move] = []
    private var calls: [Move.Call] = []
    private var screens: [String] = []

    /// A line that no writer writes.
    public struct Malformed: Error, CustomStringConvertible {
        /// The line.
        public let line: String
        /// “A worker of the exploration wrote …”.
        public var description: String {
            localized("A worker of the exploration wrote a line that is no event: \(line)")
        }
    }

    /// A reader of the lines from the first on.
    public init() {}

    /// - Parameter line: without its end.
    /// - Returns: nil for a line that only prepares others.
    /// - Throws: ``Malformed``, or an error of decoding.
    public mutating func event(in line: [UInt8]) throws -> ExplorationEvent? {
        let malformed = Malformed(line: String(decoding: line.prefix(200), as: UTF8.self))
        guard let kind = line.first.flatMap(EventLine.init) else { throw malformed }
        let rest = line.dropFirst()
        func value<Value: Decodable>() throws -> Value { try JSONDecoder().decode(Value.self, from: Data(rest)) }
        switch kind {
        case .move: moves.append(try value())
        case .call: calls.append(try value())
        case .screen: screens.append(try value())
        case .other: return try value()
        case .tried: return .tried([])
        case .ended: return .ended
        case .begins:
            let words = try words(in: rest, or: malformed)
            guard let number = words.first else { return .begins(nil) }
            return .begins(try moves.element(number, or: malformed))
        case .reached:
            let words = try words(in: rest, or: malformed)
            guard words.count >= 6, words[3] <= StateLooks.mostStakes else { throw malformed }
            return .reached(
                Transition(
                    state: words[0],
                    screen: try screens.element(words[5], or: malformed),
                    looks: StateLooks(shape: words[1], kind: words[2], screen: words[4], stakes: Int(words[3])),
                    calls: try words.dropFirst(6).map { try calls.element($0, or: malformed) },
                    violations: [],
                    stateViolations: []
                )
            )
        }
        return nil
    }

    private func words(in line: ArraySlice<UInt8>, or error: Malformed) throws -> [UInt64] {
        try line.split(separator: UInt8(ascii: " ")).map { digits in
            guard let word = UInt64(String(decoding: digits, as: UTF8.self), radix: 16) else { throw error }
            return word
        }
    }
}

/// What a line tells, by its first byte.
private enum EventLine: UInt8 {
    case move = 0x6D  // m
    case call = 0x63  // c
    case screen = 0x73  // s
    case begins = 0x62  // b
    case reached = 0x72  // r
    case tried = 0x74  // t
    case ended = 0x65  // e
    case other = 0x6F  // o

    func add(_ words: [UInt64], to lines: inout [UInt8]) {
        lines.append(rawValue)
        for word in words {
            lines.append(UInt8(ascii: " "))
            lines += String(word, radix: 16).utf8
        }
        lines.append(UInt8(ascii: "\n"))
    }

    func add(_ value: some Encodable, to lines: inout [UInt8]) throws {
        lines.append(rawValue)
        lines += try JSONEncoder().encode(value)
        lines.append(UInt8(ascii: "\n"))
    }
}

extension Array {
    fileprivate func element(_ number: UInt64, or error: EventLineReader.Malformed) throws -> Element {
        guard let index = Int(exactly: number), indices.contains(index) else { throw error }
        return self[index]
    }
}
