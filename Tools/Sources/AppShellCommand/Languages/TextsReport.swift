import AppShell
import AppShellTexts
import CucumberGherkin
import ScenarioReports

/// What `texts` prints.
struct TextsReport {
    let products: [ProductTexts]

    /// Whether a text is missing or unused, or a call can't be read.
    var hasFaults: Bool {
        products.contains { product in
            !product.code.unreadable.isEmpty || product.faults.contains { $0.kind != .long }
        }
    }

    var text: String {
        products.map { product in
            let others = product.languages.tables.map(\.language.code)
            let count = product.code.texts.count
            var lines = ["\(product.name) (\(product.product))"]
            lines.append(
                "  "
                    + (others.isEmpty
                        ? localized("\(count, "text") in the code, in \(product.languages.source.code) alone")
                        : localized(
                            "\(count, "text") in the code, in \(product.languages.source.code); tables: \(others.joined(separator: ", "))"
                        ))
            )
            lines += product.code.unreadable.map {
                "  "
                    + localized(
                        "\($0): the text is not a literal, so that no table can have it; write it between the parentheses"
                    )
            }
            lines += product.faults.map { "  " + line($0) }
            return lines.map { $0 + "\n" }.joined()
        }.joined(separator: "\n")
    }

    private func line(_ fault: ProductTexts.Fault) -> String {
        let code = fault.language.code
        return switch fault.kind {
        case .missing: localized("\(fault.location): “\(fault.key)” is missing in \(code); add it to the table")
        case .unused: localized("the table for \(code): “\(fault.key)” is not used in the code; delete it")
        case .long:
            localized("\(fault.location): “\(fault.key)” is much longer in \(code), and may be cut off; shorten it")
        }
    }

    /// One object on one line.
    var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.array("products", products) { writer, product in
                writer.object { writer in
                    writer.field("product", product.product)
                    writer.field("source", product.languages.source.code)
                    writer.array("languages", product.languages.tables.map(\.language.code))
                    writer.field("texts", product.code.texts.count)
                    writer.array("unreadable", product.code.unreadable)
                    writer.array("faults", product.faults) { writer, fault in
                        writer.object { writer in
                            writer.field("kind", fault.kind.rawValue)
                            writer.field("language", fault.language.code)
                            writer.field("key", fault.key)
                            writer.field("location", fault.location)
                        }
                    }
                }
            }
        }
        writer.lineBreak()
        return writer.text
    }
}
