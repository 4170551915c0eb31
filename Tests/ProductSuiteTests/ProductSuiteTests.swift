import AppShellTesting
import Testing

/// The suite that every product of every repository can run, over all products that there are here.
struct ProductSuiteTests {
    @Test("SHELL-8: every product is composed alike", arguments: ProductCheck.composition, EveryProduct.all)
    func composition(_ check: ProductCheck, _ subject: ProductSubject) throws { try check.run(on: subject) }

    @Test("SHELL-8, SHELL-2: links lead there and back", arguments: ProductCheck.links, EveryProduct.all)
    func links(_ check: ProductCheck, _ subject: ProductSubject) throws { try check.run(on: subject) }

    @Test(
        "SHELL-8, SHELL-2, SHELL-3: what arrives from outside opens its destination, once, in every situation",
        arguments: ProductCheck.arrivals,
        EveryProduct.all
    )
    func arrivals(_ check: ProductCheck, _ subject: ProductSubject) throws { try check.run(on: subject) }

    @Test("SHELL-8, SHELL-3: payloads are what they stand for", arguments: ProductCheck.payloads, EveryProduct.all)
    func payloads(_ check: ProductCheck, _ subject: ProductSubject) throws { try check.run(on: subject) }

    @Test(
        "SHELL-8, SHELL-4: an app that was ended in the background goes on where it was left",
        arguments: ProductCheck.restoration,
        EveryProduct.all
    )
    func restoration(_ check: ProductCheck, _ subject: ProductSubject) throws { try check.run(on: subject) }

    @Test("SHELL-8: nothing of an app stays in memory", arguments: ProductCheck.memory, EveryProduct.all)
    func memory(_ check: ProductCheck, _ subject: ProductSubject) throws { try check.run(on: subject) }

    @Test("every step has its summary in French", arguments: EveryProduct.ofTheHouse)
    func french(_ subject: ProductSubject) throws { try ProductCheck.french.run(on: subject) }
}
