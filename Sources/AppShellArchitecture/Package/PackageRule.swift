/// What a manifest must declare for features and products to stay on their host's actor, and for the other rules to see them.
enum PackageRule {
    static let required = Manifest.Setting(
        name: "enableUpcomingFeature",
        values: ["NonisolatedNonsendingByDefault"]
    )

    static func check(
        _ manifest: Manifest,
        _ layout: PackageLayout,
        files: [String],
        kinds: [String: PackageLayout.Kind]
    ) -> [Breach] {
        settings(manifest, layout) + vacuous(manifest, layout) + unknown(manifest, kinds)
            + ManifestRule.empty(manifest, files: files) + ManifestRule.strays(manifest, files: files)
    }

    private static func settings(_ manifest: Manifest, _ layout: PackageLayout) -> [Breach] {
        manifest.targets.filter { target in
            [.feature, .product, .whole].contains(layout.kinds[target.name]) && !target.settings.contains(required)
        }.map { target in
            breach(
                manifest,
                .settings,
                "\(target.name) lacks NonisolatedNonsendingByDefault: its screens would leave their host's actor",
                "swiftSettings: [.enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")]"
            )
        }
    }

    /// Rules that look at nothing would pass.
    private static func vacuous(_ manifest: Manifest, _ layout: PackageLayout) -> [Breach] {
        guard !layout.kinds.values.contains(where: { [.feature, .product, .whole].contains($0) }) else { return [] }
        let fix = "name a target …Feature, or give its kind to PackageArchitecture"
        return [breach(manifest, .layers, "no target is known as a feature or a product", fix)]
    }

    private static func unknown(_ manifest: Manifest, _ kinds: [String: PackageLayout.Kind]) -> [Breach] {
        kinds.keys.filter { name in !manifest.targets.contains { $0.name == name } }.sorted().map { name in
            breach(manifest, .layers, "there is no target \(name), whose kind is given", "give that of a target")
        }
    }

    private static func breach(_ manifest: Manifest, _ rule: ArchitectureRule, _ fact: String, _ fix: String) -> Breach
    {
        Breach(path: manifest.path, line: 1, rule: rule, fact: fact, fix: fix)
    }
}
