/// What a file may do: read the world, hold screens, be long. A layout says it of each path.
struct SourceTraits: Sendable, Hashable {
    /// Never reads the real world or chance, holds no global state, and never traps.
    var isPure = false
    /// Its closures become actions of screens.
    var holdsScreens = false
    /// Starts the app's tasks, with an executor of its own.
    var startsTasks = false
    /// Does without the whole of Foundation, for the sake of the start-up time.
    var avoidsFoundation = false
    /// Has no limit of size.
    var isTest = false
}

/// What is wrong with an import.
struct ImportObjection: Sendable, Equatable {
    let fact: String
    let fix: String

    init(_ fact: String, fix: String) {
        (self.fact, self.fix) = (fact, fix)
    }
}

/// Which folders and modules a repository has, and which of them may import which.
protocol SourceLayout: Sendable {
    /// Of a file, by its path from the root of the repository; nil where no rule knows its folder.
    func traits(ofPath path: String) -> SourceTraits?

    /// What is wrong with an import in a file; nil where nothing is.
    func objection(to found: Import, inPath path: String) -> ImportObjection?
}
