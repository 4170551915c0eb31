/// A repository of one's own, with a command for its product.
struct OwnPackageTemplate {
    let product: ProductTemplate
    /// The checkout of AppShell, from the package's folder.
    let checkout: String

    private var target: String { product.name.id }

    var manifest: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

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
                    // Without the first one an async closure leaves the actor of its screen.
                    swiftSettings: [
                        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                        .enableUpcomingFeature("ExistentialAny"),
                        .enableUpcomingFeature("MemberImportVisibility"),
                        .enableUpcomingFeature("InternalImportsByDefault"),
                    ]
                )
            ]
        )

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
