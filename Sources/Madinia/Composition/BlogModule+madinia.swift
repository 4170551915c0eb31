import AppShell
import AppShellBlogFeature

extension BlogModule {
    static func madinia(
        service: any BlogService,
        related: RelatedItems,
        onView: @escaping (Article) -> Void,
        onWithdraw: @escaping (Article) -> Void,
        environment: AppEnvironment
    ) -> BlogModule {
        BlogModule(
            tab: .blog,
            links: BlogLinks(
                list: "/blog",
                listAliases: ["/articles", "/article"],
                detail: "/blog/{key:slug}",
                detailAliases: ["/articles/{key:slug}", "/article/{key:slug}"]
            ),
            payloads: BlogPayloads(detail: [.madinia(type: "article")]),
            strings: MadiniaBlogStrings(texts: environment.texts),
            service: service,
            related: related,
            onView: onView,
            onWithdraw: onWithdraw,
            environment: environment
        )
    }
}
