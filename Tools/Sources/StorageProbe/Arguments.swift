import Foundation

/// The command line of the probe.
struct Arguments {
    static let usage = """
        usage: storage-probe write DIR [--log FILE] [--records N] PLAN…    N steps a lane; without it, without end
               storage-probe verify DIR --log FILE [--cut] PLAN…
               storage-probe verify-many LIST PLAN…    lines “DIR⇥LOG⇥killed|cut” or “DIR⇥LOG⇥spoilt⇥RECORDS”
               storage-probe set-aside DIR --part prepare|replace|check [--log FILE]
               storage-probe open DIR                  holds the folder until it is ended
        PLAN:  --kind journal|document|value|mixed --size BYTES --seed N --lanes N --schema N --compactions 0…16
        """

    enum Part: String {
        case prepare, replace, check
    }

    var command = ""
    var path = ""
    var log = ""
    var records: Int?
    var isCut = false
    var part = Part.prepare
    var plan = Plan()

    /// Nil where the words are not a command.
    init?(_ words: [String]) {
        guard words.count >= 2 else { return nil }
        command = words[0]
        path = words[1]
        var rest = words.dropFirst(2)
        while let word = rest.popFirst() {
            if word == "--cut" {
                isCut = true
                continue
            }
            guard let value = rest.popFirst(), take(word, value) else { return nil }
        }
    }

    private mutating func take(_ word: String, _ value: String) -> Bool {
        switch (word, Int(value)) {
        case ("--log", _): log = value
        case ("--kind", _):
            guard let kind = Plan.Kind(rawValue: value) else { return false }
            plan.kind = kind
        case ("--part", _):
            guard let part = Part(rawValue: value) else { return false }
            self.part = part
        case ("--records", let number?): records = number
        case ("--size", let number?): plan.size = number
        case ("--seed", let number?): plan.seed = number
        case ("--lanes", let number?): plan.lanes = max(1, number)
        case ("--schema", let number?): plan.schema = number
        case ("--compactions", let number?): plan.compactions = number
        default: return false
        }
        return true
    }

    /// The text of a log; empty where there is none.
    static func text(of file: String) -> String {
        FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
