import AppShellHeadless
import CucumberGherkin

/// The coverage of a run for programs, and for pages that show it: one object on one line, which docs/coverage.md
/// describes.
public enum CoverageJSON {
    public static func text(of coverage: Coverage) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("dryRun", coverage.isDryRun)
            writer.array("groups", coverage.groups) { write($1, into: &$0) }
            writer.array("unknownTags", coverage.unknownTags) { write($1, into: &$0) }
            writer.array("unknownTestIDs", coverage.unknownTestIDs) { write($1, into: &$0) }
        }
        writer.lineBreak()
        return writer.text
    }

    private static func write(_ group: Coverage.Group, into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("name", group.name)
            writer.field("prefix", group.prefix)
            writer.object("measures") { writer in
                for measure in CoverageMeasure.allCases {
                    guard let figure = group.figure(of: measure) else { continue }
                    writer.key(escaping: measure.rawValue)
                    writer.object { writer in
                        writer.field("covered", figure.covered)
                        writer.field("total", figure.total)
                        writer.field("percent", ifPresent: figure.percent)
                    }
                }
            }
            writer.array("requirements", group.items) { writer, item in
                writer.object { writer in
                    writer.field("id", item.requirement.id)
                    writer.field("kind", item.kind.rawValue)
                    writer.field("title", item.requirement.title)
                    writer.field("status", item.status.rawValue)
                    writer.array("places", item.locations)
                }
            }
            if let coverageRecord = group.coverageRecord { write(coverageRecord, into: &writer) }
        }
    }

    private static func write(_ coverageRecord: ProductCoverage, into writer: inout JSONWriter) {
        writer.object("routes") { writer in
            writer.array("seen", coverageRecord.routes.exercised) { write($1, into: &$0) }
            writer.array("neverSeen", coverageRecord.routes.never) { write($1, into: &$0) }
        }
        writer.object("screens") { writer in
            writer.array("shown", coverageRecord.screens.exercised)
            writer.array("neverShown", coverageRecord.screens.never)
        }
        writer.object("actions") { writer in
            writer.array("acted", coverageRecord.actions.exercised) { write($1, into: &$0) }
            writer.array("neverActed", coverageRecord.actions.never) { write($1, into: &$0) }
        }
        writer.object("links") { writer in
            writer.array("followed", coverageRecord.links.exercised) { write($1, into: &$0) }
            writer.array("neverFollowed", coverageRecord.links.never) { write($1, into: &$0) }
            writer.array("unmatched", coverageRecord.strays.filter { $0.source == .link }.map(\.reason))
        }
        writer.object("payloads") { writer in
            writer.array("opened", coverageRecord.payloads.exercised) { write($1, into: &$0) }
            writer.array("neverOpened", coverageRecord.payloads.never) { write($1, into: &$0) }
            writer.array("unmatched", coverageRecord.strays.filter { $0.source == .notification }.map(\.reason))
        }
        writer.object("flags") { writer in
            writer.array("tried", coverageRecord.flags.exercised.map(\.description))
            writer.array("neverTried", coverageRecord.flags.never.map(\.description))
        }
    }

    private static func write(_ form: ProductCoverage.RouteForm, into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("destination", form.destination)
            writer.array("parameters", form.parameterNames)
            writer.field("routes", form.routeCount)
        }
    }

    private static func write(_ link: ProductCoverage.Link, into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("pattern", link.pattern)
            writer.field("destination", link.destination)
            writer.field("alias", link.isAlias)
            writer.field("example", ifPresent: link.example)
        }
    }

    private static func write(_ payload: ProductCoverage.Payload, into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("version", payload.version)
            writer.field("rule", payload.rule)
            writer.field("destination", payload.destination)
        }
    }

    private static func write(_ element: CoverageRecord.Element, into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("destination", ifPresent: element.destination)
            writer.field("role", element.role)
            writer.field("label", element.label)
        }
    }

    private static func write(_ id: Coverage.UnknownID, into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id.id)
            writer.array("places", id.locations)
            writer.field("suggestion", ifPresent: id.suggestion)
        }
    }
}
