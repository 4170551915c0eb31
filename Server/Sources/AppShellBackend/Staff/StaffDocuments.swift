import AppShell
import ArgumentParser

enum AllInConnectDocument: String, StaffDocument {
    case offer, professional

    static let product = ServedProduct.allinconnect

    var folder: String { "\(rawValue)s" }

    func words(of answer: StaffAnswer, id: Int) -> String {
        guard answer.status == 201 else { return "\(rawValue) \(id) was changed. Nobody is told of changes." }
        let reasons = answer.json?["reasons"]?.objectValue?.members ?? []
        let why = reasons.map { "\($0.key) \($0.value.integerValue ?? 0)" }.joined(separator: ", ")
        let counts = "members told: \(answer.count("told")), held: \(answer.count("held"))"
        return "\(rawValue) \(id) is online; \(counts)\(why.isEmpty ? "" : " (\(why))")."
    }
}

enum MadiniaDocument: String, StaffDocument {
    case formation, article

    static let product = ServedProduct.madinia

    var folder: String { "\(rawValue)s" }

    func words(of answer: StaffAnswer, id: Int) -> String {
        guard answer.status == 201 else { return "\(rawValue) \(id) was changed. Nobody is told of changes." }
        let meta = StaffAnswer(status: answer.status, json: answer.json?["meta"])
        return "\(rawValue) \(id) is online; devices told: \(meta.count("told")), not told: \(meta.count("held"))."
    }
}

/// What a back end answered.
struct StaffAnswer {
    let status: Int
    let json: JSONValue?

    func count(_ name: String) -> Int { json?[name]?.integerValue ?? 0 }
}
