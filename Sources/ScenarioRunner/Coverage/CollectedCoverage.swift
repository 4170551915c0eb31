public import AppShellHeadless

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the scenarios of one or several runs saw and acted on, product by product.
public struct CollectedCoverage: Sendable, Equatable {
    private var byProduct: [String: CoverageRecord] = [:]

    public init() {}

    subscript(product: String) -> CoverageRecord { byProduct[product] ?? CoverageRecord() }

    /// The products with collected coverage, even if empty.
    public var products: Set<String> { Set(byProduct.keys) }

    public mutating func add(_ coverageRecord: CoverageRecord, of product: String) {
        byProduct[product, default: CoverageRecord()].formUnion(coverageRecord)
    }

    public mutating func add(_ other: CollectedCoverage) {
        for (product, coverageRecord) in other.byProduct { add(coverageRecord, of: product) }
    }

    // MARK: As text

    private struct Entry: Codable {
        let product: String
        let coverageRecord: CoverageRecord
    }

    /// One JSON text per product, in the order of their ids. Equal coverage gives equal texts in every process.
    public var texts: [String] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return byProduct.sorted { $0.key < $1.key }.compactMap { product, coverageRecord in
            (try? encoder.encode(Entry(product: product, coverageRecord: coverageRecord))).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
    }

    /// Reads ``texts`` from one or several processes.
    ///
    /// - Throws: `DecodingError` if a text is something else.
    public init(texts: [String]) throws {
        let decoder = JSONDecoder()
        for text in texts {
            let entry = try decoder.decode(Entry.self, from: Data(text.utf8))
            add(entry.coverageRecord, of: entry.product)
        }
    }
}
