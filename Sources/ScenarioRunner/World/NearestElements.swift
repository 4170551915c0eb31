import AppShell
import AppShellHeadless
import AppShellTexts
import CucumberExpressions

/// The elements that a step may have meant by a name that no element has.
///
/// Case, accents, apostrophes and white space are ignored. The nearest differ by a few characters, then come those that
/// contain the name or are contained in it, then those that share words. Elements that the step can't use come after those
/// it can, and covered ones last.
struct NearestElements {
    /// Role and words, nearest first: `button “Envoyer” in section “Contact”`.
    let lines: [String]

    private static let limit = 3
    /// The maximum number of words compared; the rest of a long text is ignored.
    private static let longest = 40

    private struct Candidate {
        let line: String
        let texts: [String]
        /// Added to the score of elements that the step can't use or reach.
        let penalty: Double
    }

    init(to missing: MissingElement) {
        let finder = ElementFinder(missing.root)
        let scope = missing.use == .containing ? finder.elements : try? finder.elements(in: missing.container)
        let seen = (scope ?? finder.elements).map { Self.candidate($0, missing.use, holder: finder.holder(of: $0)) }
        let cover = finder.topLayer?.name ?? ""
        let covered = finder.coveredElements.map { found, screen in
            Self.candidate(found, missing.use, coveredOn: (screen, by: cover))
        }
        let candidates = (seen + covered).compactMap(\.self)
        let ranks = Self.ranks(of: candidates.flatMap(\.texts), to: missing.wanted)
        let scored = candidates.enumerated().compactMap {
            order,
            candidate -> (score: Double, order: Int, line: String)? in
            guard let best = candidate.texts.compactMap({ ranks[$0] }).min() else { return nil }
            // Mere words in common with what the step can't use would mislead.
            guard candidate.penalty == 0 || best < Self.sharing else { return nil }
            return (best + candidate.penalty, order, candidate.line)
        }
        let sorted = scored.sorted { ($0.score, $0.order) < ($1.score, $1.order) }
        lines = Array(sorted.map(\.line).uniqued().prefix(Self.limit))
    }

    private static func candidate(
        _ found: ElementFinder.Found,
        _ use: ElementUse,
        holder: ContentSnapshot? = nil,
        coveredOn cover: (screen: String, by: String)? = nil
    ) -> Candidate? {
        let element = found.element
        let texts = (use == .reading ? element.spokenTexts : [element.label]).filter { !$0.isEmpty }
        guard let words = texts.first, !element.role.isFrame else { return nil }
        // An element without children can't be searched.
        if use == .containing, !use.fits(element) { return nil }
        var line = element.role.localizedName(with: clipped(words))
        if element.state.isDisabled { line += localized(" [disabled]") }
        if let cover {
            line = localized("\(line) on the screen “\(cover.screen)”, covered by the \(cover.by)")
        } else if let holder, !holder.role.isFrame {
            line = localized("\(line) in \(holder.name)")
        }
        return Candidate(line: line, texts: texts, penalty: (use.fits(element) ? 0 : 0.5) + (cover == nil ? 0 : 1))
    }

    private static func clipped(_ text: String) -> String {
        text.count > 80 ? text.prefix(79) + "…" : text
    }

    // MARK: How near

    /// From here on two texts only share words, which have this part of the letters.
    private static let sharing = 0.4

    /// 0 for the same but for case and accents, then by the part of the characters that differ; no entry for what is far.
    private static func ranks(of texts: [String], to wanted: String) -> [String: Double] {
        var ranks: [String: Double] = [:]
        for near in Suggestions.ranked(to: wanted, among: texts, limit: .max) {
            let length = max(wanted.count, near.text.count, 1)
            let isEdited = near.distance <= max(1, length / 3)
            ranks[near.text] = isEdited ? Double(near.distance) / Double(length) * 0.3 : 0.3
        }
        let words = Self.words(of: wanted)
        for text in Set(texts) where ranks[text] == nil && !words.isEmpty {
            let others = Self.words(of: text)
            let shared = words.filter { isLike($0, oneOf: others) }
            let part = Double(shared.letters) / Double(words.letters)
            guard part >= sharing else { continue }
            ranks[text] = sharing + 0.1 * (1 - part)
        }
        return ranks
    }

    /// Whether a word is one of these, a letter in six away at most, or of their family: `inscrire`, `inscription`.
    private static func isLike(_ word: String, oneOf others: [String]) -> Bool {
        if let near = Suggestions.ranked(to: word, among: others, limit: 1).first, near.distance <= word.count / 6 {
            return true
        }
        let stems = others.filter { $0.count >= stem }.map { String($0.prefix(stem)) }
        return word.count >= stem
            && Suggestions.ranked(to: String(word.prefix(stem)), among: stems, limit: 1).first?.distance == 0
    }

    /// Letters that a family of words begins with.
    private static let stem = 5

    /// Words of three letters or more: shorter ones are in every sentence.
    private static func words(of text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }.filter { $0.count > 2 }.prefix(longest).map(String.init)
    }
}

extension [String] {
    fileprivate var letters: Int { reduce(0) { $0 + $1.count } }
}
