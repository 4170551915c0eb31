/// Stands where a screen could not be made.
final class UnavailableScreen: Screen {
    let reason: String
    private let words: ShellWords

    init(reason: String, words: ShellWords) {
        self.reason = reason
        self.words = words
    }

    var content: Content {
        .screen(words.unavailable) { Content.empty(words.unavailable, message: reason) }
    }
}
