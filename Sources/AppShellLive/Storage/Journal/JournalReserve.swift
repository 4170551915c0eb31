/// How much room a journal keeps behind its last record.
enum JournalReserve {
    /// What disks and file systems write at once, in bytes: a reserve ends at a multiple of it.
    private static let block = 4_096
    private static let maximum = 1 << 20

    /// How large a file is made whose records have outgrown it: by a quarter, by 4 KiB at least and about 1 MiB at most.
    static func size(behind end: Int) -> Int {
        let reserved = end + max(block, min(end / 4, maximum))
        return (reserved + block - 1) / block * block
    }
}
