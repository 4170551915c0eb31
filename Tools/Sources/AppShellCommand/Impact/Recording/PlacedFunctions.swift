import Foundation

/// The functions of the repository's files in the order in which recordings number them.
struct PlacedFunctions {
    /// As recordings have them, by path from the top of the repository.
    private(set) var byFile: [String: [[Int]]] = [:]
    private(set) var count = 0
    /// The number of each counter's function; nil for code from elsewhere.
    private let numbers: [Int?]

    /// - Parameters:
    ///   - root: the repository's folder.
    ///   - files: those that the recording names, from that folder. Functions of others, such as checkouts of packages and
    ///     generated files, have no number.
    init(under root: String, in files: Set<String>) throws(CommandError) {
        var functions: [(path: String, place: [Int], name: UInt64)] = []
        var paths: [String: String] = [:]
        let counters = ExecutionCounters.names
        let counted = Set(counters)
        var explained: Set<UInt64> = []
        for function in try CoveredFunctions.ofThisProgram().functions {
            // One without a counter is as if it were not there: what encloses it has one.
            guard let name = function.names.first(where: counted.contains) else { continue }
            explained.insert(name)
            let full = paths[function.file] ?? URL(fileURLWithPath: function.file).resolvingSymlinksInPath().path
            paths[function.file] = full
            guard full.hasPrefix(root + "/"), case let path = String(full.dropFirst(root.count + 1)),
                files.contains(path)
            else { continue }
            let place = function.place.numbers + (function.isClosure ? [1] : [])
            functions.append((path, place, name))
        }
        guard explained.count == counted.count else {
            throw CommandError(
                "--record-impact: llvm-cov does not say where \(counted.count - explained.count) of \(counted.count) functions "
                    + "are; use the llvm-cov of the toolchain that built this program."
            )
        }
        functions.sort { one, other in
            if one.path != other.path { return one.path < other.path }
            return one.place == other.place ? one.name < other.name : one.place.lexicographicallyPrecedes(other.place)
        }
        var numberOfName: [UInt64: Int] = [:]
        for (number, function) in functions.enumerated() {
            byFile[function.path, default: []].append(function.place)
            numberOfName[function.name] = number
        }
        count = functions.count
        numbers = counters.map { numberOfName[$0] }
    }

    /// A set of counters as a set of functions.
    func numbered(_ counters: FunctionSet) -> FunctionSet {
        FunctionSet(counters.numbers.compactMap { numbers.indices.contains($0) ? numbers[$0] : nil })
    }
}
