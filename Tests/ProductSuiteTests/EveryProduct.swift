import AllInConnectTestKit
import AppShellHeadless
import MadiniaTestKit
import PiTrainerTestKit
import ScenarioRunner

/// The products that the suite runs over (SHELL-8).
enum EveryProduct {
    /// The products of the house: one line each. A test kit of Sources/TestKits that is missing here fails a test.
    static let ofTheHouse: [Subject] = [
        Subject(MadiniaTestKit.self),
        Subject(PiTrainerTestKit.self, values: ["constant": ["pi"]]),
        Subject(AllInConnectTestKit.self) { try AllInConnectTestKit.signIn($0) },
    ]

    /// Products of the tests' own, for what no product of the house does at the moment.
    static let samples: [Subject] = [
        Subject(OneStackKit.self),
        Subject(SheetsKit.self),
        Subject(AfreshKit.self),
        Subject(SignInKit.self) { try $0.tap("Sign in") },
        Subject(RecipesTestKit.self) { try $0.tap("Commencer") },
    ]

    static let all = ofTheHouse + samples
}

/// A product, as the suite drives it.
struct Subject: Sendable {
    let kit: any TestKit.Type
    /// Values to try for parameters of that name before the suite's own, where a destination takes only some.
    let values: [String: [String]]
    /// Brings the person past what locks the app at its first start: signs in, say.
    let enter: @Sendable (HeadlessSession) throws -> Void

    init(
        _ kit: any TestKit.Type,
        values: [String: [String]] = [:],
        enter: @escaping @Sendable (HeadlessSession) throws -> Void = { _ in }
    ) {
        self.kit = kit
        self.values = values
        self.enter = enter
    }
}

extension Subject: CustomStringConvertible {
    /// As test reports name it.
    var description: String { kit.productID }
}
