/// How a language is written, as far as it decides what a word is.
public struct CoachSpelling: Hashable, Sendable {
    /// Left out where a sign cuts them off: the elided articles of `l'IA` and `d'abord`.
    public var elisions: Set<String>
    /// Whether an apostrophe ends no word: `don't` is `dont`, as many write it.
    public var joinsApostrophes: Bool
    /// Signs that are words: `€`.
    public var signs: [Unicode.Scalar: String]

    public init(
        elisions: Set<String> = [],
        joinsApostrophes: Bool = false,
        signs: [Unicode.Scalar: String] = [:]
    ) {
        self.elisions = elisions
        self.joinsApostrophes = joinsApostrophes
        self.signs = signs
    }
}
