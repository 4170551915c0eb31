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

/// `--shard 2/5`
struct ShardArgument: ExpressibleByArgument {
    let number: Int
    let count: Int

    init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), number >= 1, number <= count
        else { return nil }
        self.number = number
        self.count = count
    }

    static var allValueStrings: [String] { ["1/4, …, 4/4"] }
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
