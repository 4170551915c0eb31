/// FoundationEssentials by default, where the layout asks for it.
///
/// `#if canImport(FoundationEssentials) … #else import Foundation #endif` is fine: Apple's systems have no
/// FoundationEssentials to import.
enum FoundationRule {
    private static let whole: Set<String> = ["Foundation", "FoundationNetworking"]

    static func check(_ source: SwiftSource, _ traits: SourceTraits) -> [Breach] {
        guard traits.avoidsFoundation else { return [] }
        return ImportScanner.imports(in: source).compactMap { found in
            guard whole.contains(found.module), !isAppleFallback(found) else { return nil }
            return Breach(
                path: source.path,
                line: found.line,
                rule: .foundation,
                fact: "import \(found.module) costs start-up time",
                fix: "import FoundationEssentials, and FoundationInternationalization to format"
            )
        }
    }

    private static func isAppleFallback(_ found: Import) -> Bool {
        found.module == "Foundation"
            && (found.isConditional(on: "Darwin") || found.isFallback(for: "FoundationEssentials")
                || found.isFallback(for: "FoundationInternationalization"))
    }
}
