import Foundation
import ScriptTestSupport

/// What Python's lxml says of XML.
enum XMLCheck {
    static let isAvailable = (try? OfficialData.python("import lxml.etree; print(1)")).map { !$0.isEmpty } ?? false

    /// The canonical form, without white space around texts.
    static func canonical(_ xml: [UInt8]) throws -> String {
        let program = """
            import sys, xml.etree.ElementTree as tree
            print(tree.canonicalize(open(sys.argv[1], encoding="utf-8").read(), strip_text=True))
            """
        return String(decoding: try run(program, xml), as: UTF8.self)
    }

    /// A document and the schema that it is to be valid against.
    struct Claim: Encodable {
        let xml: String
        let schema: String
        /// XPath of nodes that are taken out before.
        let without: [String]

        init(_ xml: [UInt8], schema: String, without: [String] = []) {
            self.xml = String(decoding: xml, as: UTF8.self)
            self.schema = ConformanceFolder.root.appendingPathComponent("junit-xml/\(schema)").path
            self.without = without
        }
    }

    /// What the schemas have against documents; empty where nothing. One process for all: it takes a while to begin.
    static func issues(_ claims: [Claim]) throws -> String {
        let program = """
            import json, sys
            from lxml import etree
            for claim in json.load(open(sys.argv[1], encoding="utf-8")):
                try:
                    root = etree.fromstring(claim["xml"].encode()).getroottree()
                    for path in claim["without"]:
                        for node in root.xpath(path):
                            if isinstance(node, str):
                                del node.getparent().attrib[node.attrname]
                            else:
                                node.getparent().remove(node)
                    schema = etree.XMLSchema(etree.parse(claim["schema"]))
                    schema.validate(root)
                    for error in schema.error_log:
                        print(claim["schema"], error.message)
                except Exception as error:
                    print(claim["schema"], error)
            print("done")
            """
        let output = String(decoding: try run(program, [UInt8](JSONEncoder().encode(claims))), as: UTF8.self)
        let lines = output.split(separator: "\n")
        return lines.last == "done" ? lines.dropLast().joined(separator: "\n") : "it did not end: \(output)"
    }

    private static func run(_ program: String, _ input: [UInt8]) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(input).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program, file.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        return output.fileHandleForReading.readDataToEndOfFile()
    }
}
