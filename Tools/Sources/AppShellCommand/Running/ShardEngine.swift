/// An engine that runs one command on many machines and tells each which part it is.
struct ShardEngine: Sendable {
    /// What the number of the first part is.
    enum Base: Sendable {
        /// The engine counts from 0 or from 1.
        case zero, one
        /// A person chose the ids of the array.
        case chosen
    }

    let name: String
    /// The variable that holds the part.
    let index: String
    let base: Base
    /// The variable that holds the number of parts; nil where the engine does not tell it.
    var count: String?
    /// The variables of the first id, the last one and the step of an array.
    var range: (first: String, last: String, step: String)?
    /// The value of ``index`` or ``count`` in a job without parts, where it is set there.
    var indexAlone: String?
    var countAlone: String?
    /// Set in every job of the engine, with parts or without.
    var mark: String?

    static let bazel = "Bazel"

    /// The engine nearest to the process first: one may run inside another.
    ///
    /// Sources: the test encyclopedia of Bazel, `sbatch(1)`, `qsub(1B)`, `bsub(1)` and the list of predefined variables of
    /// each service.
    static let all: [ShardEngine] = [
        ShardEngine(
            name: bazel,
            index: "TEST_SHARD_INDEX",
            base: .zero,
            count: "TEST_TOTAL_SHARDS",
            countAlone: "0",
            mark: "BAZEL_TEST"
        ),
        ShardEngine(
            name: "Slurm",
            index: "SLURM_ARRAY_TASK_ID",
            base: .chosen,
            count: "SLURM_ARRAY_TASK_COUNT",
            range: ("SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_MAX", "SLURM_ARRAY_TASK_STEP"),
            mark: "SLURM_JOB_ID"
        ),
        ShardEngine(name: "PBS", index: "PBS_ARRAY_INDEX", base: .chosen, mark: "PBS_JOBID"),
        ShardEngine(name: "Torque", index: "PBS_ARRAYID", base: .chosen),
        ShardEngine(
            name: "Grid Engine",
            index: "SGE_TASK_ID",
            base: .chosen,
            range: ("SGE_TASK_FIRST", "SGE_TASK_LAST", "SGE_TASK_STEPSIZE"),
            indexAlone: "undefined",
            mark: "SGE_TASK_ID"
        ),
        ShardEngine(name: "LSF", index: "LSB_JOBINDEX", base: .chosen, indexAlone: "0", mark: "LSB_JOBID"),
        ShardEngine(
            name: "AWS Batch",
            index: "AWS_BATCH_JOB_ARRAY_INDEX",
            base: .zero,
            count: "AWS_BATCH_JOB_ARRAY_SIZE",
            mark: "AWS_BATCH_JOB_ID"
        ),
        ShardEngine(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", base: .zero),
        ShardEngine(name: "GitLab", index: "CI_NODE_INDEX", base: .one, count: "CI_NODE_TOTAL", mark: "GITLAB_CI"),
        ShardEngine(
            name: "CircleCI",
            index: "CIRCLE_NODE_INDEX",
            base: .zero,
            count: "CIRCLE_NODE_TOTAL",
            mark: "CIRCLECI"
        ),
        ShardEngine(
            name: "Buildkite",
            index: "BUILDKITE_PARALLEL_JOB",
            base: .zero,
            count: "BUILDKITE_PARALLEL_JOB_COUNT",
            mark: "BUILDKITE"
        ),
        ShardEngine(
            name: "Azure Pipelines",
            index: "SYSTEM_JOBPOSITIONINPHASE",
            base: .one,
            count: "SYSTEM_TOTALJOBSINPHASE",
            mark: "TF_BUILD"
        ),
        ShardEngine(
            name: "Semaphore",
            index: "SEMAPHORE_JOB_INDEX",
            base: .one,
            count: "SEMAPHORE_JOB_COUNT",
            mark: "SEMAPHORE"
        ),
        ShardEngine(
            name: "Bitbucket",
            index: "BITBUCKET_PARALLEL_STEP",
            base: .zero,
            count: "BITBUCKET_PARALLEL_STEP_COUNT",
            mark: "BITBUCKET_BUILD_NUMBER"
        ),
        // No mark: without these two a job of a matrix would take itself for the only one.
        ShardEngine(
            name: "GitHub Actions",
            index: "STRATEGY_JOB_INDEX",
            base: .zero,
            count: "STRATEGY_JOB_TOTAL"
        ),
    ]
}
