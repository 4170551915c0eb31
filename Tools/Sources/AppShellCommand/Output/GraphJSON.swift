import AppShell
import AppShellInspection
import CucumberGherkin
import ScenarioRunner

/// A product's summary for programs: one object on one line.
struct GraphJSON {
    let summary: GraphSummary

    init(_ summary: GraphSummary) {
        self.summary = summary
    }

    var text: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("product", summary.product)
            writer.field("name", summary.name)
            if let owner = summary.owner { owner.write(into: &writer) }
            writeLayout(into: &writer)
            writer.array("hosts", summary.links.hosts)
            writer.array("schemes", summary.links.schemes)
            if case .tab(let tab) = summary.links.unmatched { writer.field("unmatchedTab", tab.rawValue) }
            writer.array("payloadVersions", summary.payloads.versions)
            writer.array("appleAppIDs", summary.appleAppIDs)
            writer.array("flags", summary.flags) { writer, flag in
                writer.object { writer in
                    writer.field("name", flag.name)
                    writer.field("purpose", flag.purpose)
                    writer.array("values", flag.values)
                    writer.field("default", flag.defaultValue)
                    writer.field("owner", flag.owner)
                    writer.field("expires", "\(flag.expires)")
                }
            }
            writer.array("modules", summary.modules) { $1.write(into: &$0) }
        }
        writer.lineBreak()
        return writer.text
    }

    /// The tabs and the selected one, or the root of the only stack.
    private func writeLayout(into writer: inout JSONWriter) {
        switch summary.navigation {
        case .tabs(let tabs, let selected):
            writer.array("tabs", tabs) { writer, tab in
                writer.object { writer in
                    writer.field("id", tab.id.rawValue)
                    writer.field("title", tab.title)
                    writer.field("symbol", tab.symbol)
                    writer.key("root")
                    tab.root.write(into: &writer)
                }
            }
            writer.field("selectedTab", selected.rawValue)
        case .stack(let root):
            writer.key("root")
            root.write(into: &writer)
        }
    }
}

extension GraphSummary.Module {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            if let owner { owner.write(into: &writer) }
            writer.array("destinations", destinations) { $1.write(into: &$0) }
            writer.array("links", links) { $1.write(into: &$0) }
            writer.array("formerDestinations", formerDestinations) { writer, former in
                writer.object { writer in
                    writer.field("name", former.name)
                    writer.field("replacement", former.replacement)
                    writer.field("since", former.since)
                }
            }
            writer.array("payloadRules", payloads) { $1.write(into: &$0) }
            writer.array("shortcuts", shortcuts) { writer, shortcut in
                writer.object { writer in
                    writer.field("id", shortcut.id)
                    writer.field("title", shortcut.title)
                    writer.field("symbol", shortcut.symbol)
                    writer.key("route")
                    shortcut.route.write(into: &writer)
                }
            }
            writer.array("storedKeys", storedKeys) { writer, key in
                writer.object { writer in
                    writer.field("name", key.name)
                    writer.field("schema", key.schema)
                    if !key.formerly.isEmpty {
                        writer.array("formerly", key.formerly) { writer, former in
                            writer.object { writer in
                                writer.field("name", former.name)
                                writer.field("schema", former.schema)
                                writer.field("since", former.since)
                            }
                        }
                    }
                }
            }
            writer.array("startLocks", startLocks) { writer, lock in
                writer.object { writer in
                    writer.field("name", lock.name)
                    writer.field("policy", lock.policy.rawValue)
                    writer.field("scope", lock.scope.rawValue)
                    writer.field("reason", lock.reason)
                }
            }
            writer.array("notificationCategories", notificationCategories) { writer, category in
                writer.object { writer in
                    writer.field("id", category.id)
                    writer.field("title", category.title)
                    writer.field("onByDefault", category.isOnByDefault)
                }
            }
            writer.array("overlays", overlays)
            writer.array("events", events) { writer, event in
                writer.object { writer in
                    writer.field("name", event.name)
                    writer.array("parameters", event.parameters) { writer, parameter in
                        writer.object { writer in
                            writer.field("name", parameter.name)
                            switch parameter.kind {
                            case .integer: writer.field("kind", "integer")
                            case .number: writer.field("kind", "number")
                            case .boolean: writer.field("kind", "boolean")
                            case .destination: writer.field("kind", "destination")
                            case .choice(let words):
                                writer.field("kind", "choice")
                                writer.array("choices", words)
                            }
                        }
                    }
                }
            }
        }
    }
}

extension Ownership {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.field("owner", owner)
        writer.field("contract", contract)
    }
}

extension GraphSummary.Destination {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("name", name)
            writer.array("parameters", parameterNames)
            writer.array("optionalParameters", optionalParameterNames)
            switch placement {
            case .tab(let tab):
                writer.field("placement", "tab")
                writer.field("tab", tab.rawValue)
            case .stack: writer.field("placement", "stack")
            case .sheet: writer.field("placement", "sheet")
            }
            writer.field("durable", isDurable)
            writer.field("internal", isInternal)
        }
    }
}

extension GraphSummary.Link {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("pattern", pattern.source)
            writer.field("alias", isAlias)
            writer.field("formerSince", ifPresent: formerSince)
            writer.field("destination", destination)
            writer.field("example", ifPresent: example)
        }
    }
}

extension GraphSummary.Payload {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("version", rule.version)
            writer.array("conditions", rule.conditions) { writer, condition in
                writer.object { writer in
                    writer.field("key", condition.key)
                    writer.array("values", condition.values)
                }
            }
            writer.array("parameters", rule.parameters) { writer, parameter in
                writer.object { writer in
                    writer.field("name", parameter.name)
                    writer.array("sources", parameter.sources) { $1.write(into: &$0) }
                }
            }
            writer.field("destination", destination)
        }
    }
}

extension PayloadSource {
    fileprivate func write(into writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("key", key)
            switch kind {
            case .text: writer.field("kind", "text")
            case .number: writer.field("kind", "number")
            case .slug: writer.field("kind", "slug")
            case .choice(let choices):
                writer.field("kind", "choice")
                writer.array("choices", choices)
            }
        }
    }
}
