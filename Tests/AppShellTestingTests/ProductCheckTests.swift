import AppShell
import AppShellHeadless
import AppShellTesting
import ScenarioRunner
import Synchronization
import Testing

/// The suite holds for a good product, and tells what breaks it.
struct ProductCheckTests {
    @Test("a product that keeps to the rules passes", arguments: ProductCheck.all)
    func passes(_ check: ProductCheck) throws { try check.run(on: TallyTestKit.self) }

    @Test("names are there once")
    func ids() {
        let ids = (ProductCheck.all + [.french]).map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test("a product that reads its clock to be composed is told")
    func composition() throws {
        let check = try #require(ProductCheck.composition.first)
        #expect(try issues { try check.run(on: EagerTestKit.self) }.count == 1)
    }

    @Test("a product that keeps its world in memory is told", arguments: ProductCheck.memory)
    func memory(_ check: ProductCheck) throws {
        #expect(try issues { try check.run(on: KeepingTestKit.self) }.count >= 1)
    }
}

/// Keeps what it was given for good.
private enum KeepingApp: Product {
    static let manifest = TallyApp.manifest
    private static let kept = Mutex<[AppEnvironment]>([])

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        kept.withLock { $0.append(environment) }
        return TallyApp.modules(in: environment)
    }
}

private enum KeepingTestKit: TestKit {
    static var product: any Product.Type { KeepingApp.self }
    static let requirementPrefix = "TAL-"

    static func makeSession() -> HeadlessSession { TallyTestKit.makeSession(of: KeepingApp.self) }

    static func define(in library: inout StepLibrary) {}
}

/// Reads the clock where it may only declare.
private enum EagerApp: Product {
    static let manifest = TallyApp.manifest

    static func modules(in environment: AppEnvironment) -> [any FeatureModule] {
        _ = environment.clock.now
        return TallyApp.modules(in: environment)
    }
}

private enum EagerTestKit: TestKit {
    static var product: any Product.Type { EagerApp.self }
    static let requirementPrefix = "TAL-"

    static func makeSession() -> HeadlessSession { TallyTestKit.makeSession(of: EagerApp.self) }

    static func define(in library: inout StepLibrary) {}
}
