import Foundation

/// The file system that a folder is on, as the system names it.
enum FileSystemName {
    static func of(_ path: String) -> String {
        guard let data = FileManager.default.contents(atPath: "/proc/mounts") else { return "an unknown file system" }
        let mounts = String(decoding: data, as: UTF8.self).split(separator: "\n").map { $0.split(separator: " ") }
        let holding = mounts.filter { mount in
            mount.count > 2 && (mount[1] == "/" || path == mount[1] || path.hasPrefix(mount[1] + "/"))
        }
        let deepest = holding.max { $0[1].count < $1[1].count }
        return deepest.map { "\($0[2]) (\($0[0]))" } ?? "an unknown file system"
    }
}
