import AllInConnectTestKit
import AppShellHeadless
import AppShellTesting
import MadiniaTestKit
import PiTrainerTestKit
import ScenarioRunner

/// The products that the suite runs over (SHELL-8).
enum EveryProduct {
    /// The products of the house: one line each. A test kit of Sources/TestKits that is missing here fails a test.
    static let ofTheHouse: [ProductSubject] = [
        ProductSubject(MadiniaTestKit.self),
        ProductSubject(PiTrainerTestKit.self, values: ["constant": ["pi"]]),
        ProductSubject(AllInConnectTestKit.self),
    ]

    /// Products of the tests' own, for what no product of the house does at the moment.
    static let samples: [ProductSubject] = [
        ProductSubject(OneStackKit.self),
        ProductSubject(SheetsKit.self),
        ProductSubject(AfreshKit.self),
        ProductSubject(SignInKit.self) { try $0.tap("Sign in") },
        ProductSubject(RecipesTestKit.self) { try $0.tap("Commencer") },
    ]

    static let all = ofTheHouse + samples
}
