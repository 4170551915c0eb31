/// Rule 6: FoundationEssentials by default; Live alone has all of Foundation, and the host for Apple's systems, which have
/// nothing else.
///
/// `#if canImport(FoundationEssentials) … #else import Foundation #endif` is fine: Apple's systems have no
/// FoundationEssentials to import.
enum FoundationRule {
    private static let whole: Set<String> = ["Foundation", "FoundationNetworking"]

    static func check(_ source: SwiftSource) -> [Breach] {
        guard let layer = Layout.layer(ofPath: source.path), layer.isRootSource, layer != .live, layer != .ui else {
            return []
        }
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
