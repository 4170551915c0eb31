public import AppShell
public import AppShellHeadless
public import AppShellTexts
import PiTrainer
import PiTrainerDigits
public import ScenarioRunner

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// PiTrainer, for scripts: an app that needs no back end.
public enum PiTrainerTestKit: TestKit {
    public static var product: any Product.Type { PiTrainerApp.self }
    public static let requirementPrefix = "PI-"

    /// A phone in Paris, on Friday 23 January 2026 at 9:00.
    public static func makeSession() -> HeadlessSession { makeSession(storage: .inMemory()) }

    /// - Parameter storage: what outlives the app's process.
    public static func makeSession(storage: Storage) -> HeadlessSession {
        HeadlessSession(
            product: PiTrainerApp.self,
            start: Date(timeIntervalSince1970: 1_769_155_200),
            formats: LocalFormats(
                locale: Locale(identifier: "fr_FR"),
                timeZone: TimeZone(identifier: "Europe/Paris") ?? .gmt
            ),
            handler: NoBackend(),
            storage: storage
        )
    }

    public static let texts = [Translations.piTrainerFrench]

    public static func define(in library: inout StepLibrary) {
        library.defineTypingSteps()
        library.defineSessionSteps()
    }
}

/// Whoever calls a server finds none.
private struct NoBackend: HTTPHandler {
    func respond(to request: HTTPRequest, at date: Date) -> HTTPResponse { HTTPResponse(status: 404) }
}

extension PiTrainerTestKit {
    /// Decimals of a constant, as the keys of the pad are labelled.
    ///
    /// - Parameters:
    ///   - title: `Pi`, `e` or `Phi`.
    ///   - positions: from 0, the first decimal.
    /// - Throws: ``StepFailure`` for another title, or positions beyond the last.
    public static func decimals(of title: String, in positions: Range<Int>) throws -> [String] {
        let digits: PiTrainerDigits
        switch title {
        case "Pi": digits = pitrainer_digits_pi()
        case "e": digits = pitrainer_digits_e()
        case "Phi": digits = pitrainer_digits_phi()
        default: throw StepFailure(localized("The screen “\(title)” is that of no constant: Pi, e or Phi."))
        }
        guard positions.lowerBound >= 0, positions.upperBound <= digits.count else {
            throw StepFailure(
                localized("There are \(digits.count) decimals, and the next one is #\(positions.lowerBound + 1).")
            )
        }
        return positions.map { String(UnicodeScalar(digits.bytes[$0])) }
    }
}
