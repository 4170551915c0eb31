"""A workspace of one's own, and the built server on it, as three editors would start it."""

import os
import pathlib
import shutil

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

ROOT = pathlib.Path(__file__).resolve().parents[2]
SERVER = os.environ.get("APPSHELL_LSP", str(ROOT / "Tools/.build/debug/appshell"))
# What warns of the protocol's rules fails.
EDITORS = ["visual_studio_code", "neovim", "emacs"]


@pytest.fixture(scope="session")
def workspace(tmp_path_factory):
    """The repository's scripts and requirements, and links to the Swift code."""
    folder = tmp_path_factory.mktemp("espace de travail é")
    shutil.copytree(ROOT / "Scenarios", folder / "Scenarios")
    return folder


@pytest_lsp.fixture(
    config=ClientServerConfig(
        server_command=[SERVER, "lsp"], server_env={**os.environ, "APPSHELL_HOME": str(ROOT)}
    ),
    params=EDITORS,
    scope="module",
)
async def client(request, lsp_client: LanguageClient, workspace):
    # pytest-lsp answers everything else that a server may ask.
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params: types.RegistrationParams):
        return None

    # By URI and version: pytest-lsp keeps no version, and may miss one of two that come at once.
    lsp_client.published = {}
    lsp_client.protocol.fm.features.pop(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)

    @lsp_client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    def publish(params: types.PublishDiagnosticsParams):
        lsp_client.published[params.uri, params.version] = params.diagnostics

    lsp_client.editor = request.param
    lsp_client.workspace = workspace
    result = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities(request.param),
            workspace_folders=[types.WorkspaceFolder(uri=workspace.as_uri(), name="workspace")],
            root_uri=workspace.as_uri(),
        )
    )
    lsp_client.encoding = result.capabilities.position_encoding
    yield lsp_client
    await lsp_client.shutdown_session()
