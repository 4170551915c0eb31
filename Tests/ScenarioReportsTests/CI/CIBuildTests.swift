import CucumberGherkin
import Foundation
import ScenarioReports
import Testing

@Suite struct CIBuildTests {
    @Test(
        "Each server is known by its variables, and its build, remote, revision, branch and tag are read",
        arguments: samples
    )
    func detects(_ sample: Sample) {
        #expect(CIBuild(environment: sample.environment) == sample.build)
    }

    @Test("Without the variables of a server there is no build; without a revision or a remote, no git")
    func absent() {
        #expect(CIBuild(environment: [:]) == nil)
        #expect(CIBuild(environment: ["CI": "true", "HOME": "/", "GITHUB_RUN_ID": "1"]) == nil)
        #expect(CIBuild(environment: ["BUILD_URL": ""]) == nil)
        let jenkins = CIBuild(environment: ["BUILD_URL": "https://ci.fr/1", "GIT_URL": "https://git.fr/a.git"])
        #expect(jenkins == CIBuild(name: "Jenkins", url: "https://ci.fr/1"))
    }

    @Test("A pull request on GitHub Actions is about its own head, not about the merge that is checked out")
    func pullRequest() {
        var environment = Self.github
        environment["GITHUB_EVENT_NAME"] = "pull_request"
        environment["GITHUB_EVENT_PATH"] = "/event.json"
        let heads = ["/event.json": "head"]
        #expect(CIBuild(environment: environment, headOfPullRequest: { heads[$0] })?.git?.revision == "head")
        #expect(CIBuild(environment: environment)?.git?.revision == "cafe")
        environment["GITHUB_EVENT_NAME"] = "push"
        #expect(CIBuild(environment: environment, headOfPullRequest: { heads[$0] })?.git?.revision == "cafe")
    }

    @Test(
        "Credentials are taken out of a remote, and nothing else is",
        arguments: [
            ("https://user:secret@git.fr/a.git", "https://git.fr/a.git"),
            ("https://gitlab-ci-token:a@b@git.fr:8443/a@c.git", "https://git.fr:8443/a@c.git"),
            ("ssh://git@git.fr/a.git", "ssh://git.fr/a.git"), ("git@github.com:o/r.git", "git@github.com:o/r.git"),
            ("https://git.fr/a.git", "https://git.fr/a.git"), ("https://git.fr?a@b", "https://git.fr?a@b"),
        ]
    )
    func credentials(_ remote: String, _ clean: String) {
        let build = CIBuild(environment: ["BUILD_URL": "https://ci.fr/1", "GIT_URL": remote, "GIT_COMMIT": "cafe"])
        #expect(build?.git?.remote == clean)
    }

    @Test("Messages say the build in their meta, and a run that is read back or merged has it")
    func messages() throws {
        let run = SampleRun([GherkinSource(uri: "f.feature", text: "Feature: F\n  Scenario: S\n    Given a\n")])
        let plain = MessageSamples.written(run.events)
        #expect(!String(decoding: plain, as: UTF8.self).contains(#""ci""#))
        let build = CIBuild(environment: Self.github)
        var start = run.start
        start.ci = build
        let written = MessageSamples.written([.runStarted(start)] + run.events.dropFirst())
        let meta = String(decoding: written.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        #expect(
            meta.hasSuffix(
                #""ci":{"name":"GitHub Actions","url":"https://github.com/o/r/actions/runs/7","buildNumber":"7","#
                    + #""git":{"remote":"https://github.com/o/r.git","revision":"cafe","branch":"feature","tag":"v1"}}}}"#
            ),
            "\(meta)"
        )
        let merged = try RunMerge([("a.ndjson", written)]).events()
        for events in [try MessageSamples.read(written), merged] {
            guard case .runStarted(let told)? = events.first else {
                Issue.record("no start")
                continue
            }
            #expect(told.ci == build)
        }
        #expect(MessageSamples.written(merged) == written)
    }

    private static let github = [
        "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "o/r", "GITHUB_RUN_ID": "7",
        "GITHUB_SHA": "cafe", "GITHUB_HEAD_REF": "feature", "GITHUB_REF": "refs/tags/v1",
    ]

    struct Sample: Sendable, CustomTestStringConvertible {
        let build: CIBuild
        let environment: [String: String]

        var testDescription: String { build.name }

        /// Every value is `name of the server.what it is`, but for those that are given.
        init(
            _ name: String,
            _ environment: [String: String],
            url: String = "https://ci.fr/7",
            number: String? = "7",
            remote: String = "https://git.fr/o/r.git",
            branch: String? = "feature",
            tag: String? = nil
        ) {
            build = CIBuild(
                name: name,
                url: url,
                buildNumber: number,
                git: CIBuild.Git(remote: remote, revision: "cafe", branch: branch, tag: tag)
            )
            self.environment = environment
        }
    }

    private static let samples = [
        Sample(
            "GitHub Actions",
            github,
            url: "https://github.com/o/r/actions/runs/7",
            remote: "https://github.com/o/r.git",
            tag: "v1"
        ),
        Sample(
            "GitHub Actions",
            github.merging(["GITHUB_HEAD_REF": "", "GITHUB_REF": "refs/heads/main"]) { $1 },
            url: "https://github.com/o/r/actions/runs/7",
            remote: "https://github.com/o/r.git",
            branch: nil
        ),
        Sample(
            "GitLab",
            [
                "CI_JOB_URL": "https://ci.fr/7", "CI_JOB_ID": "7", "CI_COMMIT_SHA": "cafe", "CI_COMMIT_TAG": "v1",
                "CI_REPOSITORY_URL": "https://gitlab-ci-token:secret@git.fr/o/r.git", "CI_COMMIT_BRANCH": "feature",
            ],
            tag: "v1"
        ),
        Sample(
            "Jenkins",
            [
                "BUILD_URL": "https://ci.fr/7", "BUILD_NUMBER": "7", "GIT_URL": "https://me:pw@git.fr/o/r.git",
                "GIT_COMMIT": "cafe", "GIT_LOCAL_BRANCH": "feature",
            ]
        ),
        Sample(
            "Azure Pipelines",
            [
                "BUILD_BUILDURI": "https://ci.fr/7", "BUILD_BUILDNUMBER": "7", "BUILD_SOURCEVERSION": "cafe",
                "BUILD_REPOSITORY_URI": "https://git.fr/o/r.git", "BUILD_SOURCEBRANCH": "refs/heads/feature",
            ]
        ),
        Sample(
            "Azure Pipelines",
            [
                "BUILD_BUILDURI": "https://ci.fr/7", "BUILD_BUILDNUMBER": "7", "BUILD_SOURCEVERSION": "cafe",
                "BUILD_REPOSITORY_URI": "https://git.fr/o/r.git", "BUILD_SOURCEBRANCH": "refs/tags/v1",
            ],
            branch: nil,
            tag: "v1"
        ),
        Sample(
            "Bamboo",
            [
                "bamboo_buildResultsUrl": "https://ci.fr/7", "bamboo_buildNumber": "7",
                "bamboo_planRepository_repositoryUrl": "https://git.fr/o/r.git",
                "bamboo_planRepository_revision": "cafe", "bamboo_planRepository_branch": "feature",
            ]
        ),
        Sample(
            "Buddy",
            [
                "BUDDY_EXECUTION_URL": "https://ci.fr/7", "BUDDY_EXECUTION_ID": "7", "BUDDY_EXECUTION_TAG": "v1",
                "BUDDY_SCM_URL": "https://git.fr/o/r.git", "BUDDY_EXECUTION_REVISION": "cafe",
                "BUDDY_EXECUTION_BRANCH": "feature",
            ],
            tag: "v1"
        ),
        Sample(
            "Bitrise",
            [
                "BITRISE_BUILD_URL": "https://ci.fr/7", "BITRISE_BUILD_NUMBER": "7", "BITRISE_GIT_TAG": "v1",
                "GIT_REPOSITORY_URL": "https://git.fr/o/r.git", "BITRISE_GIT_COMMIT": "cafe",
                "BITRISE_GIT_BRANCH": "feature",
            ],
            tag: "v1"
        ),
        Sample(
            "CircleCI",
            [
                "CIRCLE_BUILD_URL": "https://ci.fr/7", "CIRCLE_BUILD_NUM": "7", "CIRCLE_TAG": "v1",
                "CIRCLE_REPOSITORY_URL": "https://git.fr/o/r.git", "CIRCLE_SHA1": "cafe", "CIRCLE_BRANCH": "feature",
            ],
            tag: "v1"
        ),
        Sample(
            "CodeFresh",
            [
                "CF_BUILD_URL": "https://ci.fr/7", "CF_BUILD_ID": "7", "CF_REVISION": "cafe", "CF_BRANCH": "feature",
                "CF_COMMIT_URL": "https://git.fr/o/r/commit/cafe",
            ]
        ),
        Sample(
            "CodeShip",
            [
                "CI_BUILD_URL": "https://ci.fr/7", "CI_BUILD_NUMBER": "7", "CI_COMMIT_ID": "cafe",
                "CI_BRANCH": "feature", "CI_PULL_REQUEST": "https://git.fr/o/r/pull/12",
            ]
        ),
        Sample(
            "GoCD",
            [
                "GO_SERVER_URL": "https://ci.fr", "GO_PIPELINE_NAME": "p", "GO_PIPELINE_COUNTER": "1",
                "GO_STAGE_NAME": "s", "GO_STAGE_COUNTER": "2", "GO_REVISION": "cafe",
                "GO_SCM_MY_MATERIAL_PR_URL": "https://git.fr/o/r/pull/12", "GO_SCM_MY_MATERIAL_PR_BRANCH": "o:feature",
            ],
            url: "https://ci.fr/pipelines/p/1/s/2",
            number: "p/1/s/2"
        ),
        Sample(
            "JetBrains Space",
            [
                "JB_SPACE_EXECUTION_URL": "https://ci.fr/7", "JB_SPACE_EXECUTION_NUMBER": "7",
                "JB_SPACE_API_URL": "git.fr", "JB_SPACE_PROJECT_KEY": "o", "JB_SPACE_GIT_REPOSITORY_NAME": "r",
                "JB_SPACE_GIT_REVISION": "cafe", "JB_SPACE_GIT_BRANCH": "refs/heads/feature",
            ],
            remote: "https://git.fr/p/o/repositories/r",
            branch: "refs/heads/feature"
        ),
        Sample(
            "Semaphore",
            [
                "SEMAPHORE_ORGANIZATION_URL": "https://ci.fr", "SEMAPHORE_JOB_ID": "7", "SEMAPHORE_GIT_SHA": "cafe",
                "SEMAPHORE_GIT_URL": "https://git.fr/o/r.git", "SEMAPHORE_GIT_BRANCH": "feature",
                "SEMAPHORE_GIT_TAG_NAME": "v1",
            ],
            url: "https://ci.fr/jobs/7",
            tag: "v1"
        ),
        Sample(
            "Travis CI",
            [
                "TRAVIS_BUILD_WEB_URL": "https://ci.fr/7", "TRAVIS_JOB_NUMBER": "7", "TRAVIS_REPO_SLUG": "o/r",
                "TRAVIS_COMMIT": "cafe", "TRAVIS_BRANCH": "feature", "TRAVIS_TAG": "",
            ],
            remote: "https://github.com/o/r.git"
        ),
        Sample(
            "Wercker",
            [
                "WERCKER_RUN_URL": "https://ci.fr/7", "WERCKER_GIT_DOMAIN": "git.fr", "WERCKER_GIT_OWNER": "o",
                "WERCKER_GIT_REPOSITORY": "r", "WERCKER_GIT_COMMIT": "cafe", "WERCKER_GIT_BRANCH": "feature",
            ]
        ),
    ]
}
