import ArgumentParser
import CucumberGherkin
import Foundation
import ScenarioRunner

/// The Static Analysis Results Interchange Format, version 2.1.0, which code hosts and editors read.
extension LintReport {
    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    private static let codes = LintIssue.Code.allCases

    /// One object on one line.
    func sarif(_ paths: RepositoryPaths) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("$schema", Self.schema)
            writer.field("version", "2.1.0")
            writer.array("runs") { writer in
                writer.object { writer in
                    Self.writeTool(into: &writer)
                    // Columns are those of Gherkin.
                    writer.field("columnKind", "unicodeCodePoints")
                    writeInvocation(paths, into: &writer)
                    writer.array("results", issues) { Self.write($1, paths, into: &$0) }
                }
            }
        }
        writer.lineBreak()
        return writer.text
    }

    private static func writeTool(into writer: inout JSONWriter) {
        writer.object("tool") { writer in
            writer.object("driver") { writer in
                writer.field("name", "\(ProgramName.short) lint")
                writer.field("version", RootCommand.configuration.version)
                writer.array("rules", codes) { writer, code in
                    writer.object { writer in
                        writer.field("id", code.rawValue)
                        writer.object("shortDescription") { $0.field("text", code.summary) }
                        writer.object("defaultConfiguration") { $0.field("level", code.severity.rawValue) }
                    }
                }
            }
        }
    }

    /// Files that could not be read or written are no results.
    private func writeInvocation(_ paths: RepositoryPaths, into writer: inout JSONWriter) {
        writer.array("invocations") { writer in
            writer.object { writer in
                writer.field("executionSuccessful", allErrors.isEmpty)
                guard !allErrors.isEmpty else { return }
                writer.array("toolExecutionNotifications", allErrors) { writer, error in
                    writer.object { writer in
                        writer.field("level", "error")
                        writer.object("message") { $0.field("text", error.fact) }
                        Self.writeLocation(error.file, paths, into: &writer) { _ in }
                    }
                }
            }
        }
    }

    private static func write(_ issue: LintIssue, _ paths: RepositoryPaths, into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("ruleId", issue.code.rawValue)
            if let index = codes.firstIndex(of: issue.code) { writer.field("ruleIndex", index) }
            writer.field("level", issue.severity.rawValue)
            writer.object("message") { $0.field("text", "\(issue.fact) \(issue.fix)") }
            writeLocation(issue.file, paths, into: &writer) { writer in
                writer.object("region") { writer in
                    writer.field("startLine", issue.line)
                    writer.field("startColumn", ifPresent: issue.column)
                }
            }
        }
    }

    private static func writeLocation(
        _ file: String,
        _ paths: RepositoryPaths,
        into writer: inout JSONWriter,
        _ region: (inout JSONWriter) -> Void
    ) {
        writer.array("locations") { writer in
            writer.object { writer in
                writer.object("physicalLocation") { writer in
                    let path = paths.path(of: file)
                    writer.object("artifactLocation") { writer in
                        if path.hasPrefix("/") {
                            writer.field("uri", URL(fileURLWithPath: path).absoluteString)
                        } else {
                            writer.field("uri", encoded(path))
                            writer.field("uriBaseId", "%SRCROOT%")
                        }
                    }
                    region(&writer)
                }
            }
        }
    }

    private static func encoded(_ path: String) -> String {
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting([":"])) ?? path
    }
}
