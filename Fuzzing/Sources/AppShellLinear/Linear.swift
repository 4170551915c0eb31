import Foundation
import FuzzTargets

#if canImport(Glibc)
import Glibc
#endif

/// Prints what each reader costs a byte as its input grows tenfold, and fails where that grows too.
@main
struct Linear {
    /// How much dearer a byte may be at most than in the cheapest of the shorter inputs. A quadratic
    /// reader is a hundred times dearer from 10 kB to 1 MB; caches and allocation make a linear one about twice.
    private static let limit = 4.0

    static func main() {
        guard LinkTargets.table != nil else {
            print("the table of links can't be composed")
            exit(1)
        }
        var failures: [String] = []
        for reader in ByteReader.all {
            let head = reader.sizes.map { "\($0) B" }
            print("\n\(reader.name): nanoseconds of thread CPU time a byte")
            print(line("shape", head + ["growth"]))
            for shape in reader.shapes {
                let costs = reader.sizes.map { cost(of: reader.read, on: shape.make($0)) }
                let growth = growth(costs)
                let isLinear = growth <= limit
                if !isLinear { failures.append("\(reader.name): \(shape.name), \(String(format: "%.1f", growth)) ×") }
                let cells = costs.map { String(format: "%.2f", $0) } + [String(format: "%.1f ×", growth)]
                print(line(shape.name, cells) + (isLinear ? "" : "  ✗"))
                fflush(nil)
            }
        }
        print(failures.isEmpty ? "\nEvery reader is linear." : "\nNot linear:\n" + failures.joined(separator: "\n"))
        exit(failures.isEmpty ? 0 : 1)
    }

    /// The most that a byte is dearer than in a shorter input.
    private static func growth(_ costs: [Double]) -> Double {
        costs.indices.dropFirst().map { costs[$0] / max(costs[..<$0].min() ?? 1, 0.01) }.max() ?? 1
    }

    /// Nanoseconds a byte: the least of several samples of at least two milliseconds, since a busy machine only adds.
    private static func cost(of read: ([UInt8]) -> Int, on bytes: [UInt8]) -> Double {
        var best = Double.infinity
        let first = threadTime()
        var sum = read(bytes)
        // What takes this long is not run again.
        best = Double(threadTime() - first)
        if best > 500_000_000 { return best / Double(max(1, bytes.count)) }
        for _ in 0..<5 {
            var count = 0
            let start = threadTime()
            repeat {
                sum &+= read(bytes)
                count += 1
            } while threadTime() - start < 2_000_000
            best = min(best, Double(threadTime() - start) / Double(count))
        }
        keep(sum)
        return best / Double(max(1, bytes.count))
    }

    /// Takes a result that nobody reads, out of the optimiser's sight.
    @inline(never)
    @_optimize(none)
    private static func keep(_ value: Int) {}

    private static func threadTime() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    private static func line(_ name: String, _ cells: [String]) -> String {
        let columns = cells.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }
        return "  " + name.padding(toLength: 40, withPad: " ", startingAt: 0) + columns.joined()
    }
}
