public import Headless

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the scenarios of a run, or of several, saw and acted on, product by product.
public struct CollectedExercises: Sendable, Equatable {
    private var byProduct: [String: Exercise] = [:]

    public init() {}

    subscript(product: String) -> Exercise { byProduct[product] ?? Exercise() }

    /// The products of which something was collected, were it nothing at all.
    public var products: Set<String> { Set(byProduct.keys) }

    public mutating func add(_ exercise: Exercise, of product: String) {
        byProduct[product, default: Exercise()].formUnion(exercise)
    }

    public mutating func add(_ other: CollectedExercises) {
        for (product, exercise) in other.byProduct { add(exercise, of: product) }
    }

    // MARK: As text

    private struct Entry: Codable {
        let product: String
        let exercise: Exercise
    }

    /// One text of JSON a product, in the order of their ids: equal ones are written alike in every process.
    public var texts: [String] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return byProduct.sorted { $0.key < $1.key }.compactMap { product, exercise in
            (try? encoder.encode(Entry(product: product, exercise: exercise))).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
    }

    /// Reads what ``texts`` has written, here or in several processes.
    ///
    /// - Throws: `DecodingError` where a text is something else.
    public init(texts: [String]) throws {
        let decoder = JSONDecoder()
        for text in texts {
            let entry = try decoder.decode(Entry.self, from: Data(text.utf8))
            add(entry.exercise, of: entry.product)
        }
    }
}
