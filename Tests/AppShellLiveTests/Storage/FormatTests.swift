import AppShell
import AppShellLive
import Foundation
import Testing

/// The files are what docs/storage.md says they are: a reader written from that page alone, in another language, reads
/// them.
@Suite struct FormatTests {
    @Test("SHELL-4: a reader written from docs/storage.md alone reads values, documents, secrets and journals")
    func otherReader() async throws {
        let folder = try TemporaryFolder()
        let disk = try DiskStorage(folder: folder.storage)
        let key = StoredKey("Été/a.b", schema: 258)
        for _ in 0..<2 {
            try await disk.storage.values.setValue([1, 2, 255], for: key)
            try await disk.storage.documents.setDocument([], for: key)
            try await disk.storage.secrets.setSecret(Secret("clé"), for: key)
        }
        let journal = try await disk.storage.journals.journal(for: key)
        for record in [[7], [], [UInt8](repeating: 3, count: 300)] as [[UInt8]] { try await journal.append(record) }
        try await journal.replaceAll(with: [[8], []])
        try await journal.append([9, 9])
        disk.close()
        #expect(
            try read(folder.storage) == """
                documents/%C3%89t%C3%A9%2Fa.b.document 2 258 2 Été/a.b: ''
                journals/%C3%89t%C3%A9%2Fa.b.journal 3 258 2 Été/a.b: 0 '08' 1 '' 2 '0909'
                secrets/%C3%89t%C3%A9%2Fa.b.secret 4 258 2 Été/a.b: '636cc3a9'
                values/%C3%89t%C3%A9%2Fa.b.value 1 258 2 Été/a.b: '0102ff'

                """
        )
    }

    private func read(_ folder: String) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-X", "utf8", "-c", Self.script, folder]
        process.standardOutput = output
        do { try process.run() } catch { throw LoopbackServer.Unavailable(reason: "\(error)") }
        let text = output.fileHandleForReading.readDataToEndOfFile()
        return String(decoding: text, as: UTF8.self)
    }

    private static let script = """
        import os, struct, sys

        def crc32c(data):
            crc = 0xFFFFFFFF
            for byte in data:
                crc ^= byte
                for _ in range(8):
                    crc = (crc >> 1) ^ (0x82F63B78 if crc & 1 else 0)
            return crc ^ 0xFFFFFFFF

        assert crc32c(b"123456789") == 0xE3069283  # RFC 3720's check value
        root = sys.argv[1]
        for folder in sorted(os.listdir(root)):
            if folder == "lock":
                continue
            for name in sorted(os.listdir(os.path.join(root, folder))):
                data = open(os.path.join(root, folder, name), "rb").read()
                magic, format, kind, _, schema, generation, length, checksum, size, _ = struct.unpack_from(
                    "<8sHBBIQQIHH", data)
                end = 40 + size
                assert magic == b"AppShell" and format == 1
                assert struct.unpack_from("<I", data, end)[0] == crc32c(data[:end])
                rest = data[end + 4:]
                contents = []
                if kind == 3:
                    offset = 0
                    while any(rest[offset:]):  # zeros are the reserve
                        count, of_record, place, of_head = struct.unpack_from("<IIQI", rest, offset)
                        assert of_head == crc32c(rest[offset:offset + 16]) and count & 1
                        record = rest[offset + 20:offset + 20 + (count >> 1)]
                        assert of_record == crc32c(record) and len(record) == count >> 1
                        assert rest[offset + 20 + (count >> 1)] == 0xA5
                        contents += [str(place), repr(record.hex())]
                        offset += 21 + (count >> 1)
                else:
                    assert len(rest) == length and checksum == crc32c(rest)
                    contents = [repr(rest.hex())]
                key = data[40:end].decode()
                print(f"{folder}/{name}", kind, schema, generation, f"{key}:", *contents)
        """
}
