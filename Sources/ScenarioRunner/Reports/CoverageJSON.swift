import CucumberGherkin
import Headless

/// The coverage of a run for programs: one object on one line.
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
            writer.array("requirements", group.items) { writer, item in
                writer.object { writer in
                    writer.field("id", item.requirement.id)
                    writer.field("kind", item.kind.rawValue)
                    writer.field("title", item.requirement.title)
                    writer.field("status", item.status.rawValue)
                    writer.array("places", item.places)
                }
            }
            guard let exercise = group.exercise else { return }
            writer.object("screens") { writer in
                writer.array("shown", exercise.shown)
                writer.array("neverShown", exercise.neverShown)
                writer.field("routes", exercise.routeCount)
            }
            writer.object("actions") { writer in
                writer.array("acted", exercise.acted) { write($1, into: &$0) }
                writer.array("neverActed", exercise.neverActed) { write($1, into: &$0) }
            }
        }
    }

    private static func write(_ element: Exercise.Element, into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("destination", ifPresent: element.destination)
            writer.field("role", element.role)
            writer.field("label", element.label)
        }
    }

    private static func write(_ id: Coverage.UnknownID, into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id.id)
            writer.array("places", id.places)
            writer.field("suggestion", ifPresent: id.suggestion)
        }
    }
}
