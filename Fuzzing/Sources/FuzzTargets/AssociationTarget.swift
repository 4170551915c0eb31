import AppShell
import AppShellInspection

/// Any bytes as an apple-app-site-association file; the last line as a link that it hands over or not.
struct AssociationTarget: FuzzTarget {
    static let name = "association"

    private static let host = "madinia.fr"

    /// Comparing is for people who wait; beyond this many bytes a file is evaluated only.
    private static let comparedLength = 600

    private let table: LinkTable

    init() throws {
        table = try PatternProduct.table([
            ["/"], ["/formations", "/formation"], ["/formations/{key}"], ["/blog/{id:number}/{part:a|b}"],
            ["/f/{*path?}"],
            ["/recherche?q={query}"], ["/aide#contact"],
        ])
    }

    func run(_ bytes: UnsafeBufferPointer<UInt8>) throws(BrokenInvariant) {
        let newline = bytes.lastIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let text = bytes[..<newline]
        let link = String(decoding: bytes[min(newline + 1, bytes.count)...], as: UTF8.self)
        let file: AssociationFile
        do throws(AssociationError) {
            file = try AssociationFile(parsing: text)
        } catch {
            try require(!error.issues.isEmpty, "a refusal without an issue")
            return try require(error.issues.allSatisfy { !$0.description.isEmpty }, "an issue without a text")
        }
        try holdPrinting(file)
        try holdDecisions(file, on: link)
        if text.count <= Self.comparedLength { try holdDisagreements(file) }
    }

    private func holdPrinting(_ file: AssociationFile) throws(BrokenInvariant) {
        let again = try? AssociationFile(parsing: file.text)
        // What is printed may be longer than what was read, and so too long.
        guard file.text.utf8.count <= AssociationFile.maximumLength else { return }
        try require(again?.json == file.json, "what is printed is not read as it was: \(file.text)")
    }

    private func holdDecisions(_ file: AssociationFile, on link: String) throws(BrokenInvariant) {
        let evaluator = AssociationEvaluator(file)
        let apps = evaluator.apps(opening: link, host: Self.host)
        for appID in Set(file.details.flatMap(\.appIDs)).sorted() {
            let decision = evaluator.decide(link, appID: appID, host: Self.host)
            try require(decision.isHandedOver == apps.contains(appID), "\(appID) opens \(link) or not: \(decision)")
            if decision.isHandedOver {
                try require((try? LinkAddress(link)) != nil || decision.rule != nil, "handed over by no rule")
            }
            try require(!decision.description.isEmpty, "a decision without a text")
        }
    }

    /// Each link on which file and table are said to differ is one on which they do.
    private func holdDisagreements(_ file: AssociationFile) throws(BrokenInvariant) {
        guard let appID = file.details.first?.appIDs.first else { return }
        let evaluator = AssociationEvaluator(file)
        for found in file.disagreements(with: table, host: Self.host, appID: appID) {
            if case .unfinished = found.kind { continue }
            let isHandedOver = evaluator.decide(found.link, appID: appID, host: Self.host).isHandedOver
            let isMatched = if case .matched = table.match(found.link) { true } else { false }
            switch found.kind {
            case .notHandedOver:
                try require(isMatched && !isHandedOver, "\(found) — matched \(isMatched), handed over \(isHandedOver)")
            case .unmatched:
                try require(!isMatched && isHandedOver, "\(found) — matched \(isMatched), handed over \(isHandedOver)")
            case .unfinished: break
            }
        }
    }
}
