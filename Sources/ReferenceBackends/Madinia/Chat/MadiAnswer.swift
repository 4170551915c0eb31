/// What Madi's service answers to messages of certain words: a script's table in place of a language model.
public struct MadiAnswer: Hashable, Sendable, Codable {
    /// All of them must stand in the message as whole words, whatever their case, accents and order.
    public var words: String
    public var content: String
    /// The ids of formations.
    public var recommendations: [Int]

    public init(words: String, content: String, recommendations: [Int] = []) {
        self.words = words
        self.content = content
        self.recommendations = recommendations
    }

    func fits(_ message: String) -> Bool {
        Set(FrenchText.words(words)).isSubset(of: FrenchText.words(message))
    }
}
