"""`appshell lsp`, as a client that checks the protocol sees it.

    python3 -m pytest Tests/Editors

Needs pytest-lsp (PyPI), and `appshell`, built.
"""

import asyncio
import itertools
import json
import os
import pathlib
import re
import subprocess
import urllib.parse

import pytest
from lsprotocol import types

from conftest import ROOT, SERVER

# One server an editor.
pytestmark = pytest.mark.asyncio(loop_scope="module")

HEAD = "# language: fr\nFonctionnalité: É🎉\n\n  Scénario: S\n"


def units(text, encoding):
    if encoding == types.PositionEncodingKind.Utf8:
        return len(text.encode())
    return len(text) if encoding == types.PositionEncodingKind.Utf32 else len(text.encode("utf-16-le")) // 2


class Script:
    """A script that is open in the client, and nowhere else."""

    versions = itertools.count(1)

    def __init__(self, client, text, name="Scenarios/Madinia/essai.feature"):
        self.client, self.text, self.version = client, text, next(Script.versions)
        self.uri = (client.workspace / name).as_uri()
        client.text_document_did_open(
            types.DidOpenTextDocumentParams(types.TextDocumentItem(self.uri, "gherkin", self.version, text))
        )

    @property
    def id(self):
        return types.TextDocumentIdentifier(self.uri)

    def position(self, words, after=True):
        """Behind words of the script."""
        offset = self.text.index(words) + (len(words) if after else 0)
        line = self.text.count("\n", 0, offset)
        start = self.text.rfind("\n", 0, offset) + 1
        return types.Position(line, units(self.text[start:offset], self.client.encoding))

    def at(self, words, kind, **more):
        return kind(text_document=self.id, position=self.position(words), **more)

    def change(self, old, new):
        start, end = self.position(old, after=False), self.position(old)
        self.text = self.text.replace(old, new, 1)
        self.version = next(Script.versions)
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(self.version, self.uri),
                [types.TextDocumentContentChangePartial(types.Range(start, end), new)],
            )
        )

    def close(self):
        self.client.text_document_did_close(types.DidCloseTextDocumentParams(self.id))

    async def diagnostics(self):
        """Those of the current version."""
        for _ in range(3_000):
            if (self.uri, self.version) in self.client.published:
                return self.client.published[self.uri, self.version]
            await asyncio.sleep(0.02)
        raise AssertionError(f"no diagnostics of {self.uri}, version {self.version}, within a minute")


def slice_of(text, range_, encoding):
    """What a range of a text holds, on one line."""
    line = text.split("\n")[range_.start.line]

    def index(character):
        return next(i for i in range(len(line) + 1) if units(line[:i], encoding) == character)

    return line[index(range_.start.character) : index(range_.end.character)]


def applied(text, edits, encoding):
    lines = text.split("\n")
    for edit in sorted(edits, key=lambda e: (e.range.start.line, e.range.start.character), reverse=True):
        number = edit.range.start.line
        line = lines[number]

        def index(character):
            return next(i for i in range(len(line) + 1) if units(line[:i], encoding) == character)

        start, end = index(edit.range.start.character), index(edit.range.end.character)
        lines[number] = line[:start] + edit.new_text + line[end:]
    return "\n".join(lines)


async def completion(script, words):
    result = await script.client.text_document_completion_async(script.at(words, types.CompletionParams))
    return result.items


async def test_diagnostics_are_those_of_lint(client):
    """For every script of the repository, and for broken ones."""
    scripts = sorted((client.workspace / "Scenarios").glob("**/*.feature"))
    broken = client.workspace / "Scenarios/Madinia/faux.feature"
    broken.write_text(
        HEAD + '    @MAD-FR999\n\n  @a @a\n  Plan du scénario: <x>\n  Quand je tappe sur "É🎉"\n'
        '    Alors je vois "a\n    Et j\'attends 2 lunes\n    Exemples:\n      | y |\n      | 1 |\n',
        encoding="utf-8",
    )
    worse = client.workspace / "Scenarios/Madinia/pire.feature"
    worse.write_text("Fonctionnalité: F\n  Scénario: S\n    Quand x\n  @a b\n", encoding="utf-8")
    latin = client.workspace / "Scenarios/Madinia/latin.feature"
    latin.write_bytes("# language: fr\nFonctionnalité: é\n".encode("latin-1"))
    scripts = [broken, worse, latin] + scripts[:: 1 if client.editor == "neovim" else 7]
    try:
        lint = subprocess.run(
            [SERVER, "lint", "--format", "json"] + [str(script.relative_to(client.workspace)) for script in scripts],
            cwd=client.workspace, env={**os.environ, "APPSHELL_HOME": str(ROOT)}, capture_output=True, check=False,
        )
        expected = {}
        for finding in json.loads(lint.stdout)["findings"]:
            if finding["code"] == "definition-unused":
                continue
            expected.setdefault(finding["file"], []).append(
                (finding["line"], finding["code"], finding["severity"], f'{finding["fact"]} {finding["fix"]}')
            )
        names = {1: "error", 2: "warning", 3: "note"}
        for path in scripts:
            name = str(path.relative_to(client.workspace))
            script = Script(client, path.read_text(encoding="utf-8", errors="replace"), name)
            found = [
                (item.range.start.line + 1, item.code, names[item.severity], item.message)
                for item in await script.diagnostics()
            ]
            assert sorted(found) == sorted(expected.get(name, [])), name
            script.close()
        assert len(expected) >= 3
    finally:
        for path in (broken, worse, latin):
            path.unlink()


async def test_diagnostics_follow_the_keys(client):
    script = Script(client, HEAD + '    Quand je tape sur "É🎉" 🎉\n')
    (found,) = await script.diagnostics()
    assert found.code == "step-undefined"
    assert slice_of(script.text, found.range, client.encoding) == 'Quand je tape sur "É🎉" 🎉'
    script.change('🎉" 🎉', '🎉"')
    assert not await script.diagnostics()
    script.change('🎉"', '🎉"\n  é')
    assert {item.code for item in await script.diagnostics()} == {"parse-error"}
    script.close()


async def test_steps_are_completed_with_placeholders(client):
    script = Script(client, HEAD + "    Quand je tape sur\n    Et \n    Alors vois\n")
    items = await completion(script, "je tape sur")
    tap = next(item for item in items if item.label == 'je tape sur "texte"')
    has_snippets = client.capabilities.text_document.completion.completion_item.snippet_support
    assert has_snippets or client.editor == "emacs"
    assert tap.text_edit.new_text == ('je tape sur "${1:texte}"' if has_snippets else 'je tape sur "texte"')
    assert slice_of(script.text, tap.text_edit.range, client.encoding) == "je tape sur"
    # All its words, in any order.
    assert any(item.label.startswith('je vois "texte"') for item in await completion(script, "Alors vois"))
    # A longer keyword, and steps.
    labels = [item.label for item in await completion(script, "    Et ")]
    assert "Et que" in labels and any(label.startswith("je ") for label in labels)
    script.close()


async def test_texts_are_what_other_scripts_say(client):
    script = Script(client, HEAD + '    Quand je tape sur "Star\n    Quand je tape sur "Star"\n')
    # The index is read in the background.
    await client.text_document_references_async(
        script.at("je tape", types.ReferenceParams, context=types.ReferenceContext(False))
    )
    (item, *_) = await completion(script, '"Star')
    assert item.label == "Starter"
    edited = applied(script.text, [item.text_edit], client.encoding)
    assert edited.splitlines()[4] == '    Quand je tape sur "Starter"'
    script.change('"Star\n', '"🎉Star\n')
    assert not await completion(script, "🎉Star")
    script.close()


async def test_tags_ids_and_keywords_are_completed(client):
    script = Script(client, HEAD.replace("\n  Scén", "\n  @MAD-FR1\n  Scén") + "    Qu\n\n  \n")
    items = {item.label: item.detail for item in await completion(script, "@MAD-FR1")}
    assert items["@MAD-FR10"] and items["@MAD-FR1"]
    assert "Quand" in [item.label for item in await completion(script, "    Qu")]
    script.close()
    script = Script(client, "# language: f")
    assert "# language: fr" in [item.label for item in await completion(script, "# language: f")]
    script.close()


async def test_a_step_is_explained_and_leads_to_swift(client):
    script = Script(client, HEAD + '    Quand je tape sur "Starter"\n    Alors je vois "<x>"\n')
    hover = await client.text_document_hover_async(script.at("je tape", types.HoverParams))
    assert "Quand je tape sur {string}" in hover.contents.value
    assert slice_of(script.text, hover.range, client.encoding) == 'Quand je tape sur "Starter"'
    (place,) = await client.text_document_definition_async(script.at("je tape", types.DefinitionParams))
    path = pathlib.Path(urllib.parse.unquote(place.uri.removeprefix("file://")))
    lines = path.read_text(encoding="utf-8").split("\n")[place.range.start.line :][:4]
    assert "je tape sur {string}" in "\n".join(lines)
    script.close()


async def test_references_are_all_that_say_the_step(client):
    script = Script(client, HEAD + "    Quand je reviens en arrière\n")
    found = await client.text_document_references_async(
        script.at("je reviens", types.ReferenceParams, context=types.ReferenceContext(True))
    )
    # The step is every product's.
    scripts = list((client.workspace / "Scenarios").glob("**/*.feature"))
    texts = [path.read_text(encoding="utf-8") for path in scripts]
    # A step of an outline whose examples say it is one more place.
    tables = [table for text in texts for table in re.findall(r"(?:^ *\|.*\n)+", text, re.M)]
    said = sum(text.count("je reviens en arrière\n") for text in texts)
    said += sum("| je reviens en arrière |" in table for table in tables)
    places = [place for place in found if place.uri.endswith(".feature")]
    assert len(places) == said + 1 > 10
    assert [place.uri for place in found if place.uri.endswith(".swift")]
    script.close()


async def test_the_outline_nests_and_folds(client):
    text = HEAD + '    Quand je vois :\n      | a |\n      | b |\n\n  @x\n  Plan du scénario: T\n    * x\n    Exemples:\n      | y |\n'
    script = Script(client, text)
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(script.id))
    (feature,) = symbols
    assert feature.name == "É🎉" and [child.name for child in feature.children] == ["S", "T"]
    assert [child.name for child in feature.children[1].children] == ["Exemples"]
    assert feature.children[1].range.start.line == 8 and feature.children[1].range.end.line == 12
    folds = await client.text_document_folding_range_async(types.FoldingRangeParams(script.id))
    assert {(fold.start_line, fold.end_line) for fold in folds} >= {(1, 12), (3, 6), (5, 6), (9, 12), (11, 12)}
    script.close()


async def test_formatting_is_that_of_lint(client):
    script = Script(client, "# language: fr\r\nFonctionnalité: F\r\nScénario: S\r\nQuand je vois :\r\n|a|b🎉|\r\n|ccc|d|\r\n")
    options = types.FormattingOptions(tab_size=2, insert_spaces=True)
    edits = await client.text_document_formatting_async(types.DocumentFormattingParams(script.id, options))
    path = client.workspace / "format.feature"
    path.write_bytes(script.text.encode())
    subprocess.run([SERVER, "lint", "--fix", str(path)], capture_output=True, check=False, cwd=client.workspace)
    # The edits leave carriage returns alone.
    assert applied(script.text, edits, client.encoding).encode() == path.read_bytes()
    path.unlink()
    script.close()


async def test_an_undefined_step_has_the_nearest_steps_and_a_snippet(client):
    script = Script(client, HEAD + '    Quand je tappe sur "É🎉"\n')
    place = script.position("tappe")
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(script.id, types.Range(place, place), types.CodeActionContext([]))
    )
    titles = [action.title for action in actions]
    assert 'Write “je tape sur "É🎉"”' in titles, titles
    edit = next(action for action in actions if "je tape sur" in action.title).edit
    changed = applied(script.text, edit.changes[script.uri], client.encoding)
    assert changed == HEAD + '    Quand je tape sur "É🎉"\n'
    snippet = next(action for action in actions if action.title.startswith("Define"))
    ((uri, (insertion,)),) = snippet.edit.changes.items()
    assert uri.endswith(".swift") and '["fr": "je tappe sur {string}"]' in insertion.new_text
    script.close()


async def test_a_step_is_renamed_everywhere(client):
    script = Script(client, HEAD + '    Quand je tape deux fois de suite sur "É🎉"\n')
    at = script.at("je tape", types.PrepareRenameParams)
    prepared = await client.text_document_prepare_rename_async(at)
    assert prepared.placeholder == "je tape deux fois de suite sur {string}"
    assert slice_of(script.text, prepared.range, client.encoding) == 'je tape deux fois de suite sur "É🎉"'
    edit = await client.text_document_rename_async(
        script.at("je tape", types.RenameParams, new_name="je tapote {string}")
    )
    assert applied(script.text, edit.changes[script.uri], client.encoding) == HEAD + '    Quand je tapote "É🎉"\n'
    (swift,) = [uri for uri in edit.changes if uri.endswith(".swift")]
    (change,) = edit.changes[swift]
    assert change.new_text == '"je tapote {string}"'
    count = 0
    for uri, edits in edit.changes.items():
        if uri.endswith(".feature") and uri != script.uri:
            count += len(edits)
            assert all(e.new_text.startswith('je tapote "') for e in edits)
    scripts = list((client.workspace / "Scenarios").glob("**/*.feature"))
    assert count == sum(p.read_text(encoding="utf-8").count("je tape deux fois de suite sur") for p in scripts) > 3
    with pytest.raises(Exception, match="parameters {string}"):
        await client.text_document_rename_async(script.at("je tape", types.RenameParams, new_name="je tapote"))
    script.close()


async def test_run_is_offered_with_its_command(client):
    script = Script(client, HEAD + "    Quand je reviens en arrière\n")
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(script.id))
    assert [lens.command.command for lens in lenses] == ["appshell.run", "appshell.run"]
    (argument,) = lenses[1].command.arguments
    get = argument.get if isinstance(argument, dict) else lambda key: getattr(argument, key)
    assert get("arguments")[1] == "Scenarios/Madinia/essai.feature:4"
    assert get("command") == "./appshell run Scenarios/Madinia/essai.feature:4"
    script.close()
