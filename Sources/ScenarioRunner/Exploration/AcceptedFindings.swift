public import AppShellExploration
import AppShellTexts

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The findings of a product that its team accepts, each with a reason.
///
/// An entry is for one fact: where the same subject breaks the same law in another way, that is a finding again. Law, subject
/// and fact are the English ones, so that an entry holds for every reader.
public struct AcceptedFindings: Sendable {
    /// One of them.
    public struct Entry: Codable, Hashable, Sendable {
        /// The name of the law.
        public let law: String
        /// What breaks it, in English.
        public let subject: String
        /// How, in English. Numbers and what stands in quotes may change.
        public let fact: String
        /// Why that is accepted.
        public let reason: String
    }

    /// In the order of the file.
    public private(set) var entries: [Entry]

    /// None.
    public init() { entries = [] }

    private struct File: Codable {
        let accepted: [Entry]
    }

    /// Reads a file.
    ///
    /// - Throws: `DecodingError` where it is not JSON of that form; ``Blank`` for an entry without a reason.
    public init(json: Data) throws {
        entries = try JSONDecoder().decode(File.self, from: json).accepted
        if let entry = entries.first(where: { $0.reason.allSatisfy(\.isWhitespace) }) {
            throw Blank(entry: entry)
        }
    }

    /// An entry gives no reason.
    public struct Blank: Error, CustomStringConvertible {
        let entry: Entry
        public var description: String {
            localized("“\(entry.law)” on “\(entry.subject)” is accepted without a reason")
        }
    }

    /// For an app in another language: what stands in quotes is as the app says it.
    ///
    /// - Parameter words: what it says for a text of its code.
    public func spoken(_ words: (String) -> String) -> AcceptedFindings {
        var spoken = self
        spoken.entries = entries.map { entry in
            let subject = entry.subject.replacing(/“([^“”]+)”/) { "“\(words(String($0.1)))”" }
            return Entry(law: entry.law, subject: subject, fact: entry.fact, reason: entry.reason)
        }
        return spoken
    }

    /// The entry for what breaks the law of a finding, whatever its fact; nil where there is none.
    public func entry(for finding: Finding) -> Entry? { entry(finding.law, finding.subject, finding.fact) }

    /// Whether a finding is accepted, with its fact.
    public func accepts(_ finding: Finding) -> Bool {
        entry(for: finding).map { Self.isSame($0.fact, finding.fact) } ?? false
    }

    /// Whether it is accepted that a law is broken in this way.
    func accepts(_ violation: LawViolation) -> Bool {
        let (subject, fact) = (violation.violation.subject, violation.violation.fact)
        return entry(violation.law, subject, fact).map { Self.isSame($0.fact, fact) } ?? false
    }

    func entry(_ law: String, _ subject: BilingualText, _ fact: BilingualText) -> Entry? {
        let same = entries.filter { $0.law == law && $0.subject == subject.english }
        return same.first { Self.isSame($0.fact, fact) } ?? same.first
    }

    /// Whether a fact differs from that of an entry in numbers and quoted texts alone.
    static func isSame(_ accepted: String, _ fact: BilingualText) -> Bool { outline(accepted) == outline(fact.english) }

    private static func outline(_ fact: String) -> String {
        var outline = ""
        var depth = 0
        for character in fact {
            if character == "“" { depth += 1 }
            if depth == 0 { outline.append(character.isNumber ? "0" : character) }
            if character == "”" { depth = max(0, depth - 1) }
        }
        return outline
    }
}
