import AppShell

/// What the team can take away without a new version.
enum MadiniaFlags {
    static let coach = FeatureFlag(
        "madi",
        "Madi, the coach, is on every tab.",
        default: true,
        owner: "Madi",
        expires: ExpiryDay(2027, 12, 31)
    )
    static let blog = FeatureFlag(
        "blog",
        "The tab of the blog and its articles.",
        default: true,
        owner: "Contenus",
        expires: ExpiryDay(2027, 12, 31)
    )
}
