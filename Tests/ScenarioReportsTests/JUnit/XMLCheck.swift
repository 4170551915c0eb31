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

    /// What a schema has against it; empty where nothing.
    ///
    /// - Parameter without: XPath of nodes that are taken out before.
    static func issues(_ xml: [UInt8], schema: String, without: [String] = []) throws -> String {
        let program = """
            import sys
            from lxml import etree
            try:
                root = etree.parse(sys.argv[1])
                for path in sys.argv[3:]:
                    for node in root.xpath(path):
                        if isinstance(node, str):
                            del node.getparent().attrib[node.attrname]
                        else:
                            node.getparent().remove(node)
                schema = etree.XMLSchema(etree.parse(sys.argv[2]))
                schema.validate(root)
                print("\\n".join(error.message for error in schema.error_log))
            except Exception as error:
                print(error)
            """
        let path = ConformanceFolder.root.appendingPathComponent("junit-xml/\(schema)").path
        let output = String(decoding: try run(program, xml, [path] + without), as: UTF8.self)
        return output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func run(_ program: String, _ xml: [UInt8], _ arguments: [String] = []) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
        try Data(xml).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program, file.path] + arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        return output.fileHandleForReading.readDataToEndOfFile()
    }
}
