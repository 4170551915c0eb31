/// Scripts for ``IdleKit``: each scenario has eight steps, of the kinds that behave knows as well.
package enum IdleSuite {
    /// The most scenarios in a file.
    package static let fileSize = 100

    /// The text of a feature file with the scenarios of these numbers.
    package static func text(_ name: String, scenarios: Range<Int>) -> String {
        var lines = ["Feature: \(name)", ""]
        for number in scenarios {
            lines += [
                "  Scenario: Customer \(number) buys something",
                "    Given nothing at all",
                "    And the number \(number)",
                "    And a cart with \(number % 7) items",
                "    When the customer says \"hello \(number % 10)\"",
                "    And the customer pays by \"card\"",
                "    And an hour passes",
                "    Then the total is \(number % 100)",
                "    And all is well",
                "",
            ]
        }
        return lines.joined(separator: "\n")
    }
}
