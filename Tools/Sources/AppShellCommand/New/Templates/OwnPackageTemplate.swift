/// A repository of one's own, with a command for its product.
struct OwnPackageTemplate {
    let product: ProductTemplate
    /// The checkout of AppShell, from the package's folder.
    let checkout: String

    private var target: String { product.name.id }

    /// The target of its tests.
    var tests: String { "\(product.name.text)Tests" }

    var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        // Without the first one an async closure leaves the actor of its screen.
        let settings: [SwiftSetting] = [
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("InternalImportsByDefault"),
        ]

        let package = Package(
            name: "\(product.name.text)",
            platforms: [.macOS(.v15)],
            dependencies: [
                .package(name: "AppShell", path: "\(checkout)"),
                .package(name: "AppShellTools", path: "\(checkout)/Tools"),
            ],
            targets: [
                .executableTarget(
                    name: "\(target)",
                    dependencies: [
                        .product(name: "AppShell", package: "AppShell"),
                        .product(name: "AppShellHeadless", package: "AppShell"),
                        .product(name: "ScenarioRunner", package: "AppShell"),
                        .product(name: "AppShellCommand", package: "AppShellTools"),
                    ],
                    swiftSettings: settings
                ),
                .testTarget(
                    name: "\(tests)",
                    dependencies: [
                        "\(target)",
                        .product(name: "AppShellArchitecture", package: "AppShell"),
                        .product(name: "AppShellTesting", package: "AppShell"),
                    ],
                    swiftSettings: settings
                ),
            ]
        )

        """
    }

    var readme: String {
        let rows = [
            ["swift run \(target) run", "all scripts"],
            ["swift test", "the scripts, the product suite and the architecture"],
            ["swift run \(target) check", "what the composition has wrong"],
            ["swift run \(target) texts", "what is not translated"],
            ["swift run \(target) graph --owners", "who looks after what"],
            ["swift run \(target) --help", "all that it does"],
        ]
        return """
            # \(product.title)

            An app of AppShell, whose checkout is in `\(checkout)`.

            ```
            \(TextColumns(rows: rows).lines(indent: 0).joined(separator: "\n"))
            ```

            """
    }

    var main: String {
        """
        import AppShellCommand

        /// The command: `swift run \(target) --help`.
        @main
        enum Main {
            static func main() {
                AppShellTool.main(for: [\(product.name.text)TestKit.self])
            }
        }

        """
    }

    var gitignore: String {
        """
        .build/
        Package.resolved

        """
    }

    /// The requirements that `--coverage` asks for.
    func requirements(_ id: String) -> String {
        """
        id,kinds,title
        \(id),H,"What is added to the list stays, also when the app is ended."

        """
    }
}
