import Testing

@testable import AppShellCommand

@Suite("--shard auto")
struct ShardChoiceTests {
    typealias Variables = [String: String]

    private static func slurm(_ id: Int, _ first: Int, _ last: Int, step: Int = 1, count: Int) -> Variables {
        [
            "SLURM_JOB_ID": "7", "SLURM_ARRAY_TASK_ID": "\(id)", "SLURM_ARRAY_TASK_MIN": "\(first)",
            "SLURM_ARRAY_TASK_MAX": "\(last)", "SLURM_ARRAY_TASK_STEP": "\(step)", "SLURM_ARRAY_TASK_COUNT": "\(count)",
        ]
    }

    private static func grid(_ id: String, _ first: String, _ last: String, step: String = "1") -> Variables {
        ["SGE_TASK_ID": id, "SGE_TASK_FIRST": first, "SGE_TASK_LAST": last, "SGE_TASK_STEPSIZE": step]
    }

    @Test(
        "each engine's part and number of parts",
        arguments: [
            (["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "4"], "Shard 3/4 (Bazel, TEST_SHARD_INDEX=2)."),
            (["BAZEL_TEST": "1"], "Shard 1/1 (Bazel, one job)."),
            (["BAZEL_TEST": "1", "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "0"], "Shard 1/1 (Bazel, one job)."),
            (slurm(3, 1, 8, count: 8), "Shard 3/8 (Slurm, SLURM_ARRAY_TASK_ID=3)."),
            (slurm(0, 0, 7, count: 8), "Shard 1/8 (Slurm, SLURM_ARRAY_TASK_ID=0)."),
            (slurm(5, 1, 7, step: 2, count: 4), "Shard 3/4 (Slurm, SLURM_ARRAY_TASK_ID=5)."),
            (["SLURM_JOB_ID": "7"], "Shard 1/1 (Slurm, one job)."),
            (grid("3", "1", "5"), "Shard 3/5 (Grid Engine, SGE_TASK_ID=3)."),
            (["SGE_TASK_ID": "undefined"], "Shard 1/1 (Grid Engine, one job)."),
            (
                ["AWS_BATCH_JOB_ARRAY_INDEX": "9", "AWS_BATCH_JOB_ARRAY_SIZE": "10"],
                "Shard 10/10 (AWS Batch, AWS_BATCH_JOB_ARRAY_INDEX=9)."
            ),
            (["AWS_BATCH_JOB_ID": "x"], "Shard 1/1 (AWS Batch, one job)."),
            (["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "4"], "Shard 4/4 (GitLab, CI_NODE_INDEX=4)."),
            (["GITLAB_CI": "true", "CI_NODE_TOTAL": "1"], "Shard 1/1 (GitLab, one job)."),
            (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1"], "Shard 1/1 (CircleCI, CIRCLE_NODE_INDEX=0)."),
            (
                ["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "3"],
                "Shard 2/3 (Buildkite, BUILDKITE_PARALLEL_JOB=1)."
            ),
            (["BUILDKITE": "true"], "Shard 1/1 (Buildkite, one job)."),
            (
                ["SYSTEM_JOBPOSITIONINPHASE": "2", "SYSTEM_TOTALJOBSINPHASE": "5"],
                "Shard 2/5 (Azure Pipelines, SYSTEM_JOBPOSITIONINPHASE=2)."
            ),
            (
                ["SEMAPHORE_JOB_INDEX": "1", "SEMAPHORE_JOB_COUNT": "2"],
                "Shard 1/2 (Semaphore, SEMAPHORE_JOB_INDEX=1)."
            ),
            (
                ["BITBUCKET_PARALLEL_STEP": "0", "BITBUCKET_PARALLEL_STEP_COUNT": "2"],
                "Shard 1/2 (Bitbucket, BITBUCKET_PARALLEL_STEP=0)."
            ),
            (
                ["GITHUB_ACTIONS": "true", "STRATEGY_JOB_INDEX": "3", "STRATEGY_JOB_TOTAL": "4"],
                "Shard 4/4 (GitHub Actions, STRATEGY_JOB_INDEX=3)."
            ),
            // One engine inside another: the nearer one.
            (
                ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2", "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "3"],
                "Shard 1/3 (Bazel, TEST_SHARD_INDEX=0)."
            ),
            (
                ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2", "SLURM_JOB_ID": "7", "SLURM_ARRAY_TASK_ID": ""],
                "Shard 2/2 (GitLab, CI_NODE_INDEX=2)."
            ),
        ] as [(Variables, String)]
    )
    func engines(variables: Variables, line: String) throws {
        #expect(try ShardChoice(count: nil, in: variables).line == line)
    }

    @Test(
        "auto/8: the part from the engine, of eight; ids that a person chose are the parts",
        arguments: [
            (slurm(3, 3, 3, count: 1), 3), (slurm(8, 2, 8, step: 6, count: 2), 8), (["PBS_ARRAY_INDEX": "5"], 5),
            (["PBS_ARRAYID": "1"], 1), (["LSB_JOBID": "1", "LSB_JOBINDEX": "2"], 2), (grid("4", "4", "4"), 4),
            (["JOB_COMPLETION_INDEX": "0"], 1), (["JOB_COMPLETION_INDEX": "7"], 8),
            (["CI_NODE_INDEX": "8", "CI_NODE_TOTAL": "8"], 8),
            (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "8"], 1),
        ] as [(Variables, Int)]
    )
    func counted(variables: Variables, number: Int) throws {
        let choice = try ShardChoice(count: 8, in: variables)
        #expect(choice.number == number)
        #expect(choice.count == 8)
    }

    @Test("every part once, whatever the engine counts from")
    func once() throws {
        for count in 1...9 {
            let parts = (0..<count).map { index in
                [
                    ["TEST_SHARD_INDEX": "\(index)", "TEST_TOTAL_SHARDS": "\(count)"],
                    ["CI_NODE_INDEX": "\(index + 1)", "CI_NODE_TOTAL": "\(count)"],
                    Self.slurm(index, 0, count - 1, count: count), Self.slurm(index + 1, 1, count, count: count),
                    Self.slurm(1 + 3 * index, 1, 3 * count - 2, step: 3, count: count),
                ]
            }
            for engine in 0..<5 {
                let choices = try parts.map { try ShardChoice(count: nil, in: $0[engine]) }
                #expect(choices.map(\.number) == Array(1...count))
                #expect(choices.allSatisfy { $0.count == count })
            }
        }
    }

    @Test(
        "what can't be told is an error with the variable, its value and the fix",
        arguments: [
            ([:], nil, ["no engine runs this", "Write --shard 1/4"]),
            (["GITHUB_ACTIONS": "true"], nil, ["STRATEGY_JOB_INDEX: ${{ strategy.job-index }}"]),
            (["CI_NODE_TOTAL": "4"], nil, ["CI_NODE_TOTAL is 4, but CI_NODE_INDEX is not set"]),
            (["CI_NODE_INDEX": "4"], nil, ["CI_NODE_INDEX is 4, but CI_NODE_TOTAL is not set"]),
            (
                ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"], nil,
                ["CI_NODE_INDEX is 0, but CI_NODE_TOTAL is 4, and GitLab counts from 1"]
            ),
            (["CIRCLE_NODE_INDEX": "4", "CIRCLE_NODE_TOTAL": "4"], nil, ["CIRCLE_NODE_INDEX is 4"]),
            (["CIRCLE_NODE_INDEX": "x", "CIRCLE_NODE_TOTAL": "4"], nil, ["CIRCLE_NODE_INDEX is “x”"]),
            (["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "-4"], nil, ["CIRCLE_NODE_TOTAL is “-4”"]),
            (
                ["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "99999999999999999999"], nil,
                ["CIRCLE_NODE_TOTAL is “9999"]
            ),
            (["PBS_ARRAY_INDEX": "3"], nil, ["PBS does not tell", "--shard auto/8"]),
            (["JOB_COMPLETION_INDEX": "3"], nil, ["Kubernetes does not tell", "--shard auto/8"]),
            (slurm(3, 1, 5, count: 3), nil, ["3 ids from 1 to 5", "SLURM_ARRAY_TASK_MAX=5", "--shard auto/N"]),
            (slurm(3, 3, 3, count: 1), nil, ["the id 3 alone", "--shard auto/N"]),
            (slurm(5, 5, 8, count: 4), nil, ["4 ids from 5 to 8", "--shard auto/N"]),
            (slurm(1, 1, 0, count: 0), nil, ["0 ids from 1 to 0"]),
            (grid("1", "1", "0"), nil, ["0 ids from 1 to 0"]),
            (slurm(0, 0, 7, count: 8), 8, ["SLURM_ARRAY_TASK_ID is 0", "Start the array with 1-8"]),
            (slurm(9, 1, 9, count: 9), 8, ["SLURM_ARRAY_TASK_ID is 9"]),
            (["JOB_COMPLETION_INDEX": "8"], 8, ["JOB_COMPLETION_INDEX is 8"]),
            (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], 8, ["CI_NODE_TOTAL is 4", "Write --shard auto."]),
            (["SLURM_JOB_ID": "7", "SLURM_STEP_NUM_TASKS": "4"], nil, ["srun starts 4 tasks"]),
            (["SLURM_JOB_ID": "7"], 8, ["Slurm runs one job here", "SLURM_ARRAY_TASK_ID is not set"]),
            (["LSB_JOBID": "7", "LSB_JOBINDEX": "0"], 8, ["LSF runs one job here"]),
        ] as [(Variables, Int?, [String])]
    )
    func errors(variables: Variables, count: Int?, parts: [String]) {
        let error = #expect(throws: CommandError.self) { try ShardChoice(count: count, in: variables) }
        for part in parts { #expect(error?.message.contains(part) == true, "\(error?.message ?? "")") }
    }
}
