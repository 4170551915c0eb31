#!/usr/bin/env python3
"""Compares our Gherkin front end with the official Python one on generated feature files.

    pip install gherkin-official==42.0.1
    gherkin_differential.py [--markdown] [--count N] [--seed S] [--corpus FOLDER] -- COMMAND...

COMMAND prints Cucumber Messages for the files it is given, such as `appshell gherkin`; it is called as
`COMMAND --no-source FILE...`. Half of the files are grown from the grammar, in all languages; the others are such files,
or the corpus's, with lines and characters lost, doubled, swapped and put in, so that every error path is compared too.
Trees, pickles and errors must be equal: key order is free, ids map one to one. The first difference is shrunk and
printed, and the exit code is 1.

Where the reference is at odds with the grammar's documentation or with the C and Java parsers, it is put right here
before it is compared with: see Reference.
"""
import argparse
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

from gherkin import dialect as dialects
from gherkin.ast_builder import AstBuilder
from gherkin.errors import CompositeParserException, ParserException
from gherkin.gherkin_line import GherkinLine
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from gherkin.stream.id_generator import IdGenerator
from gherkin.token_matcher import TokenMatcher
from gherkin.token_matcher_markdown import GherkinInMarkdownTokenMatcher

BATCH = 250


class Reference:
    """The official parser, put right where it stands alone."""

    def __init__(self, matcher=TokenMatcher):
        self.matcher = matcher

        # The official list of languages has since lost the space after Texan rules.
        dialects.DIALECTS["en-tx"]["rule"] = ["Rule"]

        # Placeholders are replaced literally: the reference takes a column's name for a regular expression, so that
        # <a.b> fills in <axb> and <a(b> crashes.
        def interpolate(_, name, variables, values):
            for variable, value in zip(variables, values):
                name = name.replace(f"<{variable['value']}>", value["value"])
            return name

        Compiler._interpolate = interpolate

        # The space before an escaped newline at a cell's end stays: `$` in the reference matches before it as well.
        def table_cells(line):
            cells = []
            for cell, column in line.split_table_cells(line._trimmed_line_text.strip()):
                text = re.sub(r"\A[^\S\n]*", "", cell)
                column += line.indent + len(cell) - len(text)
                cells.append({"column": column, "text": re.sub(r"[^\S\n]*\Z", "", text)})
            return cells

        GherkinLine.table_cells = property(table_cells)

        # An @ with nothing after it is no tag, and one with white space after it has that in it, as in the Java and
        # JavaScript parsers: the reference takes "@" and, for "@ a", "@a".
        def tags(line):
            column, found = line.indent + 1, []
            for item in re.split(r"\s#", line._trimmed_line_text.strip())[0].rstrip().split("@")[1:]:
                tag = "@" + item.rstrip()
                if re.search(r"\s", tag):
                    location = {"line": line._line_number, "column": column}
                    raise ParserException("A tag may not contain whitespace", location)
                if tag != "@":
                    found.append({"column": column, "text": tag})
                column += len(item) + 1
            return found

        GherkinLine.tags = property(tags)

        # A line of white space at the end of a description is blank, as in the C, Java and JavaScript parsers.
        transform = AstBuilder.transform_node

        def transform_node(builder, node):
            if node.rule_type == "Description":
                tokens = node._sub_items.get("Other", [])
                while tokens and tokens[-1].line.is_empty():
                    tokens.pop()
            return transform(builder, node)

        AstBuilder.transform_node = transform_node

        # Whether a line of Markdown is prose is asked of every kind of line; that opens no doc string.
        match_empty = GherkinInMarkdownTokenMatcher.match_Empty

        def match_prose(matcher, token):
            kept = matcher._active_doc_string_separator, matcher._indent_to_remove
            try:
                return match_empty(matcher, token)
            finally:
                matcher._active_doc_string_separator, matcher._indent_to_remove = kept

        GherkinInMarkdownTokenMatcher.match_Empty = match_prose

    def messages(self, data):
        # Invalid UTF-8 makes the reference raise; a byte-order mark is text for it.
        text = data.decode("utf-8", "replace").removeprefix("\ufeff")
        ids = IdGenerator()
        try:
            document = Parser(AstBuilder(ids)).parse(text, self.matcher())
        except CompositeParserException as failure:
            return [{"parseError": self.fault(str(error))} for error in failure.errors]
        document = {**document, "uri": ""}
        if document.get("feature"):
            feature = document["feature"]
            # A document without a heading that says so has no keyword; the schema asks for one.
            feature["keyword"] = feature.get("keyword") or ""
            if not feature["name"].strip() and not feature["keyword"]:
                # The line feed of a blank line is indentation in the reference.
                line = text.split("\n")[feature["location"]["line"] - 1].rstrip("\r")
                feature["location"]["column"] = len(line) - len(line.lstrip()) + 1
        pickles = Compiler(ids).compile(document)
        for pickle in pickles:
            for step in pickle["steps"]:
                # An outline's first conjunctions have no type at all in the reference, where a scenario's are Unknown.
                step["type"] = step["type"] or "Unknown"
        return [{"gherkinDocument": document}] + [{"pickle": pickle} for pickle in pickles]

    @staticmethod
    def fault(message):
        """The fault with the place that its message names: the reference's own location may be changed later on, when
        the line is taken for a comment after all."""
        line, column = map(int, re.match(r"\((\d+):(\d+)\)", message).groups())
        location = {"line": line, "column": column} if column else {"line": line}
        return {"message": message, "source": {"location": location}}


class Comparison:
    def __init__(self):
        self.ours_of, self.theirs_of = {}, {}

    def differences(self, theirs, ours, path=""):
        if isinstance(theirs, dict) and isinstance(ours, dict):
            for key in sorted((set(theirs) | set(ours)) - {"uri"}):
                if key not in ours or key not in theirs:
                    yield f"{path}.{key}: {'missing' if key not in ours else 'unexpected'}"
                elif key == "id":
                    if theirs[key] in self.ours_of or ours[key] in self.theirs_of:
                        yield f"{path}.id: not fresh"
                    self.ours_of[theirs[key]], self.theirs_of[ours[key]] = ours[key], theirs[key]
                elif key == "astNodeId":
                    if self.ours_of.get(theirs[key]) != ours[key]:
                        yield f"{path}.{key}: wrong reference"
                elif key == "astNodeIds":
                    if [self.ours_of.get(id) for id in theirs[key]] != ours[key]:
                        yield f"{path}.{key}: wrong references"
                else:
                    yield from self.differences(theirs[key], ours[key], f"{path}.{key}")
        elif isinstance(theirs, list) and isinstance(ours, list):
            if len(theirs) != len(ours):
                yield f"{path}: {len(theirs)} expected, {len(ours)} found"
            for index, pair in enumerate(zip(theirs, ours)):
                yield from self.differences(*pair, f"{path}[{index}]")
        elif type(theirs) is not type(ours) or theirs != ours:
            yield f"{path}: expected {theirs!r}, got {ours!r}"


class Ours:
    def __init__(self, command, folder, extension):
        self.command, self.folder, self.extension = command, pathlib.Path(folder), extension

    def messages(self, files):
        """What the command prints for each of the files, which it reads in one run."""
        paths = [self.folder / f"{index}{self.extension}" for index in range(len(files))]
        for path, data in zip(paths, files):
            path.write_bytes(data)
        run = subprocess.run(self.command + ["--no-source", *map(str, paths)], capture_output=True, timeout=300)
        if run.returncode:
            if len(files) == 1:
                return [[{"crash": f"{run.returncode} {run.stderr[-300:]}"}]]
            return [self.messages([file])[0] for file in files]
        found = {str(path): [] for path in paths}
        for line in run.stdout.decode().split("\n"):
            if line:
                message = json.loads(line)
                ((_, body),) = message.items()
                found[body.get("uri") or body["source"]["uri"]].append(message)
        return [found[str(path)] for path in paths]


SPACES = [" ", " ", " ", "  ", "    ", "\t", "\u00a0", "\u3000", "\u2003", "\u1680", "\x0b", "\x0c", "\x1c", "\x85", "\u2028",
          "\u2029", "\u202f", "\u205f", "\r", "\u200b", "\ufeff", "\u180e"]
WORDS = ["a", "une porte", "<a>", "<b>", "< a>", "<>", "<a><b>", "<.*>", "été", "e\u0301te\u0301", "😀", "👩‍👩‍👧", "|", "\\", "\\n",
         "\\|", "\\\\", "#", "#x", "@", "@x", ":", '"', "*", "``", '"""', "```", "\\\"\\\"\\\"", "\\`\\`\\`", "\0", "\u2028", "日本",
         "'quoted'", "1 234,5", "{int}", "x\ty", "x\rz", "\u00a0", "\u200d", "Given", "$1", "\\1", "-"]
MARKS = ["", "json", "application/json", "<a>", " xml ", "\u00a0md", '"', "`", "é"]
CODES = sorted(dialects.DIALECTS)


class Generator:
    """Feature files that mostly keep to the grammar, and mutations of any file."""

    def __init__(self, rng, corpus):
        self.rng, self.corpus = rng, corpus

    def file(self):
        rng = self.rng
        if rng.random() < 0.4:
            return self.encoded(self.document())
        if rng.random() < 0.2:
            return self.encoded(self.soup())
        if self.corpus and rng.random() < 0.4:
            text = rng.choice(self.corpus)
        else:
            text = self.document()
        return self.encoded(self.mutated(text), breaking=True)

    def encoded(self, text, breaking=False):
        data = text.encode("utf-8", "replace")
        if self.rng.random() < 0.03:
            data = b"\xef\xbb\xbf" + data
        if breaking and self.rng.random() < 0.1:
            for _ in range(self.rng.randint(1, 4)):
                at = self.rng.randint(0, len(data))
                piece = self.rng.choice([b"\xc3", b"\x80", b"\xe2\x80", b"\xff", b"\xf0\x9f", b"\xed\xa0\x80", b"\xc0\xaf",
                                         b"\xf4\x90\x80\x80", b"\xe0\x80"])
                data = data[:at] + piece + data[at + self.rng.randint(0, 1):]
        return data

    # Words and white space

    def space(self):
        return self.rng.choice(SPACES) if self.rng.random() < 0.2 else ""

    def indent(self):
        if self.rng.random() < 0.03:
            return " " * self.rng.randint(0, 300)
        return "".join(self.rng.choice(SPACES[:12] if self.rng.random() < 0.3 else SPACES[:3])
                       for _ in range(self.rng.randint(0, 3)))

    def words(self, most=3):
        return self.space() + " ".join(self.rng.choice(WORDS) for _ in range(self.rng.randint(0, most))) + self.space()

    # Lines

    def noise(self):
        """Blank lines and comments, which may stand nearly everywhere."""
        lines = []
        while self.rng.random() < 0.15:
            lines.append(self.rng.choice([self.indent(), "", self.indent() + "#" + self.words(), self.language()]))
        return lines

    def language(self):
        space = self.space
        name = self.rng.choice([self.rng.choice(CODES), "zz", "fr-FR", "e n", "", "fr "])
        word = self.rng.choice(["language"] * 6 + ["Language", "languages"])
        return f"{self.indent()}#{space()}{word}{space()}:{space()}{name}{space()}"

    def tags(self):
        lines = []
        while self.rng.random() < 0.3:
            tags = [self.rng.choice(["@a", "@b#c", "@été", "@a@b", "@@", "@", "@#", "@x", "@😀", "@1.2", "@x:y(z)"])
                    for _ in range(self.rng.randint(1, 4))]
            between = self.rng.choice([" ", " ", " ", "", "  ", "\t", "\u00a0"])
            end = self.rng.choice([""] * 12 + [" #c", " #c", "#c", " # @d", " ", " x", "\u00a0#e", "\x85 @z"])
            lines.append(self.indent() + between.join(tags) + end)
            lines += self.noise()
        return lines

    def title(self, *kinds):
        keyword = self.rng.choice(self.dialect[self.rng.choice(kinds)])
        return [self.indent() + keyword + ":" + self.words(4)] + self.description()

    def description(self):
        lines = self.noise()
        while self.rng.random() < 0.25:
            lines.append(self.indent() + self.rng.choice([
                self.words(5), "text", "* step", "| a |", '"""', "@ x", "Given x", "Examples", "\\n"]))
            lines += self.noise()
        return lines

    def steps(self):
        lines = []
        while self.rng.random() < 0.7 and len(lines) < 40:
            keyword = self.rng.choice(self.dialect[self.rng.choice(["given", "when", "then", "and", "but"])])
            lines.append(self.indent() + keyword + self.words(5))
            lines += self.noise()
            if self.rng.random() < 0.25:
                arguments = [self.table, self.doc_string]
                self.rng.shuffle(arguments)
                for argument in arguments[:self.rng.choice([1, 1, 1, 2])]:
                    lines += argument()
        return lines

    def cell(self):
        return self.words(2).replace("|", "\\|") if self.rng.random() < 0.8 else self.words(2)

    def table(self, header=None):
        count = self.rng.randint(0, 4)
        lines = []
        for index in range(self.rng.randint(1, 4)):
            number = count if self.rng.random() < 0.99 else count + 1
            cells = [self.cell() for _ in range(number)]
            if index == 0 and header:
                cells[:2] = header[:number]
            end = self.rng.choice(["", "", "", " x", "\\", "\u00a0", "#c", "\\|"])
            lines.append(self.indent() + "|" + "".join(f"{cell}|" for cell in cells) + end)
            lines += self.noise()
        return lines

    def doc_string(self):
        mark = self.rng.choice(['"""', "```"])
        lines = [self.indent() + mark + self.rng.choice(MARKS) + self.space()]
        for _ in range(self.rng.randint(0, 4)):
            lines.append(self.indent() + self.rng.choice([
                self.words(4), "", "x" + mark, "\\".join(["", *mark]), "\\" + mark, "\\\\" + mark[0], "Feature: x",
                '"""' if mark == "```" else "```", "# c", "| a |"]))
        lines.append(self.indent() + mark + self.rng.choice(["", "", "", "x", " "]))
        return lines + self.noise()

    def examples(self):
        lines = self.tags() + self.title("examples")
        if self.rng.random() < 0.8:
            lines += self.table(self.rng.choice([["a", "b"], ["a", " b "], ["b", "a"], ["", ".*"]]))
        return lines

    def container(self, most):
        lines = []
        if self.rng.random() < 0.4:
            lines += self.title("background") + self.steps()
        for _ in range(self.rng.randint(0, most)):
            lines += self.tags() + self.title("scenario", "scenarioOutline") + self.steps()
            while self.rng.random() < 0.35:
                lines += self.examples()
        return lines

    def document(self):
        rng = self.rng
        code = rng.choice(["en", "fr", rng.choice(CODES)])
        self.dialect = dialects.DIALECTS[code]
        lines = self.noise() if rng.random() < 0.5 else []
        if code != "en" or rng.random() < 0.2:
            lines.append(f"#{self.space()}language{self.space()}:{self.space()}{code}{self.space()}")
        lines += self.noise() + self.tags() + self.title("feature") + self.container(3)
        for _ in range(rng.choice([0, 0, 1, 2])):
            lines += self.tags() + self.title("rule") + self.container(2)
        return self.joined(lines)

    def soup(self):
        """Lines in no order at all."""
        self.dialect = dialects.DIALECTS[self.rng.choice(["en", "fr"])]
        kinds = [
            lambda: self.title("feature"), lambda: self.title("rule"), lambda: self.title("background"),
            lambda: self.title("scenario"), lambda: self.title("scenarioOutline"), lambda: self.title("examples"), self.steps,
            self.tags, self.table, self.doc_string, self.noise, lambda: [self.language()], lambda: ['"""'],
        ]
        lines = self.title("feature") if self.rng.random() < 0.7 else []
        for _ in range(self.rng.randint(1, 12)):
            lines += self.rng.choice(kinds)()
        return self.joined(lines)

    def joined(self, lines):
        rng = self.rng
        end = rng.choice(["\n"] * 6 + ["\r\n", "\r\n", "\r", "\r\r\n"])
        text = "".join(line + (end if rng.random() < 0.99 else rng.choice(["\n", "\r\n", "\r", " \n"])) for line in lines)
        return text[:-1] if rng.random() < 0.2 else text

    def mutated(self, text):
        rng = self.rng
        lines = text.split("\n")
        for _ in range(rng.randint(0, 3)):
            at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
            action = rng.randrange(4)
            if action == 0 and len(lines) > 1:
                del lines[at]
            elif action == 1:
                lines.insert(at, lines[other])
            elif action == 2:
                lines[at], lines[other] = lines[other], lines[at]
            else:
                lines.insert(at, self.indent() + rng.choice(["oops", '"""', "```", "| a |", "@a", "@a b", "Rule: r", "Examples:",
                                                             "Scenario: s", "Feature: f", "Background:", "* x", "\\", "#"]))
        text = "\n".join(lines)
        for _ in range(rng.randint(0, 4)):
            at = rng.randint(0, len(text))
            to = min(len(text), at + rng.choice([0, 0, 1, 1, 2, 5]))
            text = text[:at] + rng.choice(["", "", rng.choice(SPACES), rng.choice(WORDS), "\n", "\r", "@", "|", "#"]) + text[to:]
        return text


class MarkdownGenerator:
    """Documents made of lines of two samples and of others, some of which are nearly Gherkin."""

    SAMPLES = [
        """`@a` `@b c`
# Feature: f
prose
## Background:
+ Given x
## Scenario: s
* When y
   | a | b |
   | - | - |
   | 1 | 2 |
  ````md
  ```
  ````
`@t`
### Rule: r
`@u` text

prose

#### Scenario Outline: <a>
- Then <a>
* * star
  \"\"\"
  d \\"\\"\\"
  \"\"\"
`@e`
##### Examples:
  | a |
  | :-: |
  | 1 |
""",
        """A document that begins with prose

| not | a table |
| --- | ------- |

### Example: e
* Given a text:
  ```json
  {"a": 1}
  ```
* And a table
  | a | b  |
  | - | -: |
  | 1 | 2  |
""",
    ]
    LINES = [
        "", "text", "* and", "*", "- Given z", "  | x |", "| --- |", "# Scenario: q", "##Scenario: z",
        "####### Scenario: q", "  * But w", "`@x``@y`", "`@`", "######\tExamples: k", "   # Scenario: in",
        "\u00a0* Given nb", "  |:--|", "      | deep |", " | one |", "# Background:", "Given x", "# Rule: z", "```",
        "  ```", '  """', "# language: fr", "\u3000* When wide", "*Given tight", "+\tThen tab",
    ]

    def __init__(self, random, _):
        self.random = random

    def file(self):
        lines = self.random.choice(self.SAMPLES).split("\n")
        pool = self.LINES + "\n".join(self.SAMPLES).split("\n")
        for _ in range(self.random.randint(0, 8)):
            index = self.random.randrange(len(lines) + 1)
            lines[index:index + self.random.randint(0, 1)] = self.random.sample(pool, self.random.randint(0, 1))
        return "\n".join(lines).encode()


def found(theirs, ours):
    return list(Comparison().differences(theirs, ours))


def shrunk(data, differs):
    """The file without whatever lines, then characters, it can lose and still differ."""
    for separator in (b"\n", None):
        pieces = data.split(separator) if separator else [bytes([byte]) for byte in data]
        size = max(1, len(pieces) // 2)
        while size:
            start = 0
            while start < len(pieces) and len(pieces) < 3000:
                rest = pieces[:start] + pieces[start + size:]
                if differs((separator or b"").join(rest)):
                    pieces = rest
                else:
                    start += size
            size //= 2
        data = (separator or b"").join(pieces)
    return data


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--corpus", help="a folder whose feature files are mutated too")
    parser.add_argument("--markdown", action="store_true", help="Gherkin in Markdown")
    options, command = parser.parse_known_args()
    command = [word for word in command if word != "--"]
    if not command:
        parser.error("no COMMAND after --")
    corpus = []
    if options.corpus:
        for path in sorted(pathlib.Path(options.corpus).rglob("*.feature")):
            corpus.append(path.read_bytes().decode("utf-8", "replace"))
    generator = (MarkdownGenerator if options.markdown else Generator)(random.Random(options.seed), corpus)
    reference, good, bad = Reference(GherkinInMarkdownTokenMatcher if options.markdown else TokenMatcher), 0, 0
    with tempfile.TemporaryDirectory() as folder:
        ours = Ours(command, folder, ".feature.md" if options.markdown else ".feature")
        for start in range(0, options.count, BATCH):
            files = [generator.file() for _ in range(min(BATCH, options.count - start))]
            for index, (data, messages) in enumerate(zip(files, ours.messages(files))):
                theirs = reference.messages(data)
                good, bad = good + ("gherkinDocument" in theirs[0]), bad + ("parseError" in theirs[0])
                if not found(theirs, messages):
                    continue
                small = shrunk(data, lambda data: found(reference.messages(data), ours.messages([data])[0]))
                print(f"file {start + index} of seed {options.seed} differs; the smallest that does:\n{small!r}")
                for difference in found(reference.messages(small), ours.messages([small])[0])[:5]:
                    print(" ", difference)
                return 1
    print(f"{good + bad} files are read alike: {good} good ones and {bad} with faults")
    return 0


if __name__ == "__main__":
    sys.exit(main())
