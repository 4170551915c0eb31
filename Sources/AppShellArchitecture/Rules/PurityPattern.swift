/// A run of tokens that reads the real world.
struct PurityPattern {
    /// What is read, and where it should come from.
    enum Source {
        case clock
        case chance
        case identifiers
        case settings
        case files
        case process
        case network
        case threads
        case console
        case hashing

        var fact: String {
            switch self {
            case .clock: "reads the real clock"
            case .chance: "draws on the system's chance"
            case .identifiers: "makes an id from the system's chance"
            case .settings: "reads the device's settings"
            case .files: "reads the real disk"
            case .process: "reads the real process"
            case .network: "reaches the real network"
            case .threads: "leaves the app's executor"
            case .console: "writes to the real console"
            case .hashing: "differs from process to process"
            }
        }

        var fix: String {
            switch self {
            case .clock: "take the time from AppEnvironment.clock"
            case .chance: "take chance from AppEnvironment"
            case .identifiers: "take ids from AppEnvironment"
            case .settings: "take calendar, locale and zone from AppEnvironment"
            case .files: "go through AppShell's stores; Live has the disk"
            case .process: "let the host hand it in through AppEnvironment"
            case .network: "go through HTTPTransport; Live has the network"
            case .threads: "start work through ScreenContext's TaskScope"
            case .console: "return a value or record it in the Shell"
            case .hashing: "compare values, or hash their bytes yourself"
            }
        }
    }

    let tokens: [String]
    let source: Source

    var finding: PurityRule.Finding {
        PurityRule.Finding(fact: "\(tokens.joined()) \(source.fact)", fix: source.fix)
    }

    static let settingNames: Set<String> = ["calendar", "locale", "timeZone", "Calendar", "Locale", "TimeZone"]

    static let byFirstToken = Dictionary(grouping: all) { $0.tokens[0] }

    private static let words: [(Source, [String])] = [
        (.clock, ["ContinuousClock", "SuspendingClock", "clock_gettime", "gettimeofday"]),
        (.chance, ["SystemRandomNumberGenerator", "arc4random", "arc4random_uniform"]),
        (.threads, ["DispatchQueue", "Timer"]),
        (.files, ["FileManager", "UserDefaults"]),
        (.network, ["URLSession"]),
        (.process, ["ProcessInfo", "getenv"]),
        (.console, ["NSLog"]),
    ]

    private static let sequences: [(Source, [[String]])] = [
        (
            .clock,
            [
                ["Date", "(", ")"], ["Date", ".", "init", "(", ")"], ["Date", ".", "now"],
                ["Date", "(", "timeIntervalSinceNow"], [".", "timeIntervalSinceNow"],
            ]
        ),
        (.identifiers, [["UUID", "(", ")"], ["UUID", ".", "init", "(", ")"]]),
        (.hashing, [[".", "hashValue"], ["Hasher", "(", ")"]]),
        (
            .settings,
            ["Calendar", "Locale", "TimeZone"].flatMap { type in
                ["current", "autoupdatingCurrent"].map { [type, ".", $0] }
            }
        ),
    ]

    private static let all =
        words.flatMap { source, words in words.map { PurityPattern(tokens: [$0], source: source) } }
        + sequences.flatMap { source, runs in runs.map { PurityPattern(tokens: $0, source: source) } }
}
