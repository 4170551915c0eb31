import ArgumentParser
import Foundation
import ScenarioReports

/// `--order`: defined, reversed, random, random:SEED.
struct OrderArgument: ExpressibleByArgument {
    let order: RunOrder

    init?(argument: String) {
        switch argument {
        case "defined": order = .defined
        case "reversed": order = .reversed
        case "random": order = .random(seed: UInt64.random(in: 0...999_999))
        default:
            guard argument.hasPrefix("random:"), let seed = UInt64(argument.dropFirst("random:".count)) else {
                return nil
            }
            order = .random(seed: seed)
        }
    }

    static var allValueStrings: [String] { ["defined", "reversed", "random", "random:SEED"] }
}

/// `--screen`
enum ScreenArgument: String, ExpressibleByArgument, CaseIterable {
    case nearest, full, none

    var extent: ScreenExtent {
        switch self {
        case .nearest: .nearest
        case .full: .full
        case .none: .none
        }
    }
}

/// `--shard 2/5`, or `auto` and `auto/5` for what an engine says.
struct ShardArgument: ExpressibleByArgument {
    /// Nil: the engine's.
    let number: Int?
    /// Nil: the engine's.
    let count: Int?

    init(number: Int?, count: Int?) {
        self.number = number
        self.count = count
    }

    init?(argument: String) {
        if argument == "auto" {
            self.init(number: nil, count: nil)
            return
        }
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let count = Int(parts[1]), count >= 1 else { return nil }
        if parts[0] == "auto" {
            self.init(number: nil, count: count)
            return
        }
        guard let number = Int(parts[0]), number >= 1, number <= count else { return nil }
        self.init(number: number, count: count)
    }

    static var allValueStrings: [String] { ["1/4, …, 4/4", "auto", "auto/4"] }
}

/// `--jobs`: a number of processes, or auto.
struct JobsArgument: ExpressibleByArgument {
    /// Nil: as many as there are processors.
    let count: Int?

    init?(argument: String) {
        if argument == "auto" {
            count = nil
        } else {
            guard let count = Int(argument), (1...1_024).contains(count) else { return nil }
            self.count = count
        }
    }

    static var allValueStrings: [String] { ["auto", "1", "2", "…"] }
}
