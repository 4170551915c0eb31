import AppShell
import AppShellTexts

/// Flags set otherwise than by default: one, or two together.
struct FlagVariation {
    let settings: [(flag: String, value: String)]

    /// `madi = off, blog = off`
    var description: String { settings.map { "\($0.flag) = \($0.value)" }.joined(separator: ", ") }

    /// Each value that is no default, alone and with each one of each other flag.
    static func all(of flags: [FlagDeclaration]) -> [FlagVariation] {
        let others = flags.map { flag in flag.values.filter { $0 != flag.defaultValue }.map { (flag.name, $0) } }
        let pairs = others.indices.flatMap { first in
            others[(first + 1)...].joined().flatMap { second in others[first].map { [$0, second] } }
        }
        return (others.joined().map { [$0] } + pairs).map { FlagVariation(settings: $0) }
    }

    func environment(from environment: AppEnvironment) -> AppEnvironment {
        var environment = environment
        for setting in settings { environment.flags.tester[setting.flag] = setting.value }
        return environment
    }
}
