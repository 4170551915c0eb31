import AppShellTexts
import Foundation

/// Where the functions of a program are in its sources, as its coverage mapping says.
struct CoveredFunctions {
    /// A function by the file that declares it.
    struct Function {
        /// Absolute.
        let file: String
        let place: SourceRange
        let isClosure: Bool
        /// What ``ExecutionCounters/names`` may have: that of a private function follows its file's.
        let names: [UInt64]
    }

    let functions: [Function]

    /// Reads this program by `llvm-cov` of the toolchain that built it, in half a second.
    ///
    /// - Throws: ``CommandError`` where there is none, or it can't read the program.
    static func ofThisProgram() throws(CommandError) -> CoveredFunctions {
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath().path else {
            throw CommandError(localized("--record-impact: it is unknown where this program is."))
        }
        let arguments = [
            "export", "--empty-profile", "--skip-expansions", "--ignore-filename-regex=/\\.build", program,
        ]
        let output = try Subprocess(try llvmCov(), arguments).output()
        guard let export = try? JSONDecoder().decode(Export.self, from: Data(output)) else {
            throw CommandError(
                localized("--record-impact: llvm-cov export \(program) gives something else than expected.")
            )
        }
        return CoveredFunctions(functions: export.data.flatMap(\.functions).compactMap(\.function))
    }

    /// Beside `swift`: another version can't read what this compiler writes.
    private static func llvmCov() throws(CommandError) -> String {
        guard let swift = Subprocess.find("swift") else {
            throw CommandError(localized("--record-impact: swift is not in PATH, and llvm-cov is found beside it."))
        }
        let folder = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent()
        let tool = folder.appendingPathComponent("llvm-cov").path
        guard FileManager.default.isExecutableFile(atPath: tool) else {
            throw CommandError(localized("--record-impact: there is no \(tool); use a toolchain that has it."))
        }
        return tool
    }

    /// What `llvm-cov export` writes, as far as it is used.
    private struct Export: Decodable {
        struct Program: Decodable {
            let functions: [Covered]
        }

        struct Covered: Decodable {
            let name: String
            let filenames: [String]
            /// Line and column of the start and of the end, and more.
            let regions: [[Int]]

            var function: Function? {
                guard let file = filenames.first, let place = regions.compactMap(SourceRange.init).reduce(nil, hull)
                else { return nil }
                let names = [name, "\(file):\(name)", "\(file);\(name)"].map { MD5.prefix(of: $0.utf8) }
                return Function(file: file, place: place, isClosure: isClosure, names: names)
            }

            /// Whether the mangled name ends as an explicit closure's does: `U_`, `U0_` …
            private var isClosure: Bool {
                guard name.hasSuffix("_") else { return false }
                return name.dropLast().reversed().first { !$0.isNumber } == "U"
            }

            private func hull(_ whole: SourceRange?, _ part: SourceRange) -> SourceRange? {
                whole.map { SourceRange(start: min($0.start, part.start), end: max($0.end, part.end)) } ?? part
            }
        }

        let data: [Program]
    }
}
