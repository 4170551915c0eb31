public import AppShellExploration
import AppShellTexts

/// What goes differently, once, in a scenario that passes: a call, or the life of the app's process.
public enum ChaosVariation: Hashable, Sendable {
    /// Something goes wrong with a call.
    ///
    /// - Parameter call: from 1, among all calls of the scenario.
    case fault(CallFault, call: Int)
    /// The app is ended and launched again.
    ///
    /// - Parameter step: from 1, among the scenario's steps, those of its background included.
    case relaunch(Ending, step: Int)

    /// Who ends the app between two steps.
    public enum Ending: String, CaseIterable, Sendable {
        /// The system, while the person is in another app. They come back to where they were.
        case system = "relaunch"
        /// The person, in the app switcher. They start afresh.
        case person = "force-quit"
    }
}

extension ChaosVariation {
    /// Its `description` in the language of the current `Reader`.
    var localizedDescription: String {
        switch self {
        case .fault(let fault, let call): localized("call \(call): \(fault.localizedName)")
        case .relaunch(.system, let step): localized("relaunch after step \(step)")
        case .relaunch(.person, let step): localized("force-quit after step \(step)")
        }
    }
}

extension ChaosVariation: LosslessStringConvertible {
    /// In English, as `--chaos-only` takes it: `call 3: lost`, `relaunch after step 4`, `force-quit after step 4`
    public var description: String {
        switch self {
        case .fault(let fault, let call): "call \(call): \(fault.rawValue)"
        case .relaunch(let ending, let step): "\(ending.rawValue) after step \(step)"
        }
    }

    /// - Returns: nil where the text is not a variation.
    public init?(_ text: String) {
        let words = text.split(whereSeparator: { $0 == " " || $0 == ":" })
        guard let last = words.last else { return nil }
        if words.count == 3, words[0] == "call", let call = Int(words[1]), call > 0, text.contains(":"),
            let fault = CallFault(rawValue: String(last))
        {
            self = .fault(fault, call: call)
        } else if words.count == 4, words[1] == "after", words[2] == "step", let step = Int(last), step > 0,
            let ending = Ending(rawValue: String(words[0]))
        {
            self = .relaunch(ending, step: step)
        } else {
            return nil
        }
    }
}

extension ChaosVariation: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let variation = Self(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is no variation.")
        }
        self = variation
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
