/// What a file may do: read the world, hold screens, be long. A layout says it of each path.
public struct SourceTraits: Sendable, Hashable {
    /// Never reads the real world or chance, holds no global state, and never traps.
    public var isPure: Bool
    /// Its closures become actions of screens.
    public var holdsScreens: Bool
    /// Starts the app's tasks, with an executor of its own.
    public var startsTasks: Bool
    /// Does without the whole of Foundation, for the sake of the start-up time.
    public var avoidsFoundation: Bool
    /// Has no limit of size.
    public var isTest: Bool

    public init(
        isPure: Bool = false,
        holdsScreens: Bool = false,
        startsTasks: Bool = false,
        avoidsFoundation: Bool = false,
        isTest: Bool = false
    ) {
        self.isPure = isPure
        self.holdsScreens = holdsScreens
        self.startsTasks = startsTasks
        self.avoidsFoundation = avoidsFoundation
        self.isTest = isTest
    }
}

/// What is wrong with an import.
public struct ImportObjection: Sendable, Equatable {
    public let fact: String
    public let fix: String

    public init(_ fact: String, fix: String) {
        (self.fact, self.fix) = (fact, fix)
    }
}

/// Which folders and modules a repository has, and which of them may import which.
public protocol SourceLayout: Sendable {
    /// Of a file, by its path from the root of the repository; nil where no rule knows its folder.
    func traits(ofPath path: String) -> SourceTraits?

    /// What is wrong with an import in a file; nil where nothing is.
    func objection(to found: Import, inPath path: String) -> ImportObjection?
}
