/// How much space a journal reserves after its last record.
enum JournalReserve {
    /// What disks and file systems write at once, in bytes; a reserve ends at a multiple of it.
    private static let block = 4_096
    private static let maximum = 1 << 20

    /// The new size of a file that is full: a quarter larger, by at least 4 KiB and at most about 1 MiB.
    static func size(behind end: Int) -> Int {
        let reserved = end + max(block, min(end / 4, maximum))
        return (reserved + block - 1) / block * block
    }
}
