import BenchKit
import Foundation

/// What an app without a router writes: URLComponents, then a switch.
enum FoundationLinks {
    enum Page: Equatable {
        case home
        case courses
        case course(String)
        case articles
        case article(String)
        case contact
    }

    static func page(of link: String) -> Page? {
        guard let components = URLComponents(string: link), components.scheme?.lowercased() == "https",
            components.user == nil, components.port == nil, let host = components.host?.lowercased(),
            host == "madinia.fr" || host == "www.madinia.fr"
        else { return nil }
        // Split first, decoded after.
        let segments = components.percentEncodedPath.split(separator: "/").compactMap { $0.removingPercentEncoding }
        switch (segments.first, segments.count) {
        case (nil, _): return .home
        case ("formations", 1), ("formation", 1): return .courses
        case ("formations", 2), ("formation", 2): return .course(segments[1])
        case ("blog", 1), ("articles", 1): return .articles
        case ("blog", 2), ("article", 2), ("articles", 2): return .article(segments[1])
        case ("contact", 1): return .contact
        default: return nil
        }
    }

    static var reading: Work {
        Work(operations: 1_000) {
            var sum = 0
            for _ in 0..<1_000 {
                guard case .course(let key) = page(of: CatalogueProduct.link) else { continue }
                sum &+= key.utf8.count
            }
            return sum
        }
    }
}
