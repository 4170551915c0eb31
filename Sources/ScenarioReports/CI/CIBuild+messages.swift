import CucumberGherkin

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension CIBuild {
    /// The protocol's form.
    func writeFields(into writer: inout JSONWriter) {
        writer.field("name", name)
        writer.field("url", ifPresent: url)
        writer.field("buildNumber", ifPresent: buildNumber)
        guard let git else { return }
        writer.object("git") { writer in
            writer.field("remote", git.remote)
            writer.field("revision", git.revision)
            writer.field("branch", ifPresent: git.branch)
            writer.field("tag", ifPresent: git.tag)
        }
    }
}

/// The part of `meta` that reports show.
struct MetaMessage: Decodable {
    struct Envelope: Decodable {
        let meta: MetaMessage
    }

    struct CI: Decodable {
        let name: String
        let url: String?
        let buildNumber: String?
        let git: Git?
    }

    struct Git: Decodable {
        let remote: String
        let revision: String
        let branch: String?
        let tag: String?
    }

    let ci: CI?

    /// nil if there is none to read.
    static func ci(in line: some Collection<UInt8>) -> CIBuild? {
        guard let ci = (try? JSONDecoder().decode(Envelope.self, from: Data(line)))?.meta.ci else { return nil }
        let git = ci.git.map {
            CIBuild.Git(remote: $0.remote, revision: $0.revision, branch: $0.branch, tag: $0.tag)
        }
        return CIBuild(name: ci.name, url: ci.url, buildNumber: ci.buildNumber, git: git)
    }
}
