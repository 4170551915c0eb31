// swift-tools-version: 6.2
import PackageDescription

func appShell(_ name: String) -> Target.Dependency { .product(name: name, package: "AppShell") }

let package = Package(
    name: "AppShellMutationDriver",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "AppShell", path: "../../..")],
    targets: [
        .executableTarget(
            name: "mutation-driver",
            dependencies: [
                appShell("AllInConnectTestKit"), appShell("CucumberGherkin"), appShell("MadiniaTestKit"),
                appShell("PiTrainerTestKit"), appShell("ScenarioReports"), appShell("ScenarioRunner"),
            ],
            swiftSettings: [
                .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            ]
        )
    ]
)
