#!/usr/bin/env python3
"""Compares our Cucumber Expressions and tag expressions with the official Python ones, on random input.

    pip install cucumber-expressions==20.1.0 cucumber-tag-expressions==11.0.1
    python3 Tools/trials/expressions_differential.py [--cases 20000] [--seed 1] [--folder FOLDER]

It builds ExpressionsOracle.swift, beside this file, in a package of its own, which links only the two libraries; asks
both sides the same questions; and prints every difference, and counts of what was compared. Exit status 1: there are
differences.

Where the official Python library differs from the official data and from the other official libraries, it is brought
in line before it is asked, or the inputs on which it differs are not generated; each is named where it is done.
"""
import argparse
import functools
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from decimal import Decimal, InvalidOperation

import cucumber_expressions.parameter_type_registry as registry_module
from cucumber_expressions import expression_generator, parameter_type_matcher
from cucumber_expressions.errors import CucumberExpressionError
from cucumber_expressions.expression import CucumberExpression
from cucumber_expressions.expression_parser import CucumberExpressionParser
from cucumber_expressions.expression_tokenizer import CucumberExpressionTokenizer
from cucumber_expressions.parameter_type import ParameterType
from cucumber_expressions.parameter_type_registry import ParameterTypeRegistry
from cucumber_expressions.regular_expression import RegularExpression
from cucumber_expressions.tree_regexp import TreeRegexp
from cucumber_tag_expressions import parse as parse_tags

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))

# --- The Python library in line with the official JavaScript and Java ones.

# Its {float} has a pattern of its own; its {string} two patterns in place of one with an alternative.
registry_module.FLOAT_REGEXP = re.compile(r"(?=.*\d.*)[-+]?\d*(?:\.(?=\d.*))?\d*(?:\d+[E][+-]?\d+)?")
registry_module.STRING_REGEXPS = re.compile("\"([^\"\\\\]*(\\\\.[^\"\\\\]*)*)\"|'([^'\\\\]*(\\\\.[^'\\\\]*)*)'")


# It searches a regular expression at the text's beginning only.
def match_anywhere(self, string):
    found = self.regexp.search(string)
    return self.group_builder.build(found, iter(range(len(found.groups()) + 1))) if found else None


TreeRegexp.match = match_anywhere


# It orders types by the length of their names.
def compare_types(first, second):
    one = (not first.prefer_for_regexp_match, first.name or "")
    other = (not second.prefer_for_regexp_match, second.name or "")
    return (one > other) - (one < other)


ParameterType.compare = staticmethod(compare_types)


# Its words end where letters and digits do; elsewhere a separator, punctuation or symbol bounds one.
def is_boundary(character):
    import unicodedata

    return unicodedata.category(character)[0] in "ZPS"


matcher = parameter_type_matcher.ParameterTypeMatcher
matcher.match_start_word = lambda self: self.start == 0 or is_boundary(self.text[self.start - 1])
matcher.match_end_word = lambda self: self.end == len(self.text) or is_boundary(self.text[self.end])

# It leaves a backslash as it stands, so that what it generates can't be read again; ours escapes it.
generate_escape = expression_generator.CucumberExpressionGenerator.escape
expression_generator.CucumberExpressionGenerator.escape = staticmethod(
    lambda text: generate_escape(text.replace("\\", "\\\\"))
)

# --- Random input.

NAMES = ["int", "float", "word", "string", "", "double", "bigdecimal", "byte", "short", "long", "biginteger"]
OWN_TYPES = [
    {"name": "flight", "patterns": ["([A-Z]{3})-([A-Z]{3})"]},
    {"name": "couleur", "patterns": ["rouge|bleue?|vert"]},
    {"name": "date", "patterns": [r"\d{1,2}(?:er)? (?:mars|avril)", r"\d{4}-\d{2}-\d{2}"]},
    {"name": "pair", "patterns": ["(x)|(y)"]},
    {"name": "autre couleur", "patterns": ["rouge|bleue?|vert"]},
    {"name": "airport", "patterns": ["[A-Z]{3}"]},
    {"name": "code", "patterns": ["[A-Z]{3}"], "preferred": True},
    {"name": "hidden", "patterns": ["[a-z]+"], "snippets": False},
    # The same to the eye, and not to the official libraries: é and ≠ in one code point, and in two.
    {"name": "année", "patterns": ["≠\\d"]},
    {"name": "anne\u0301e", "patterns": ["=\u0338\\d"]},
]
# No-break spaces are not there: as in Java they don't separate words, while in Python they do.
PIECES = [
    "a", "b", "je vois", " ", "  ", "\t", "\u2003", "\u3000", "é", "e\u0301", "👍", "👩‍👧", "日本", "ß", "1", "42", "-", ".",
    "(", ")", "{", "}", "/", "\\", "\\(", "\\)", "\\{", "\\}", "\\/", "\\\\", "\\ ", "\\a", "(s)", "a/b", "^", "$", "|",
    "[", "]", "*", "+", "?", "'", '"', "{int}", "{string}", "{word}", "{}", "{float}", "{unknown}", "{in t}", "()", "{{",
]
SEEDS = [
    "three blind mice", "three (brown) mice", "mice/rats", "three ((very) blind) mice", "I said {string}", "{int}{word}",
    "I have {int} cucumber(s) in my belly/stomach", "a\\/b \\(c\\) \\{d\\}", "{int}/x", "x/{int}", "three hungry/blind mice",
    "three (hungry)/blind mice", "a (b)c/d(e) f", "three brown//black mice", "{float} € pour {}", "( )", "(  a)", "{a/b}",
]


class Chance:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def pick(self, items):
        return self.random.choice(items)

    def below(self, count):
        return self.random.randrange(count)

    def expression(self):
        if self.below(3) == 0:
            return self.mutation(self.pick(SEEDS), PIECES)
        if self.below(2) == 0:
            return "".join(self.pick(PIECES) for _ in range(self.below(9)))
        return self.valid_expression()

    def valid_expression(self):
        words = []
        for _ in range(1 + self.below(5)):
            kind = self.below(7)
            if kind < 2:
                words.append(self.pick(["je", "vois", "l'été", "👍", "a.b", "c\\/d", "\\(x)", "[z]", "n°1"]))
            elif kind < 4:
                words.append("{" + self.pick(NAMES + [own["name"] for own in OWN_TYPES]) + "}")
            elif kind == 4:
                words.append(self.pick(["place(s)", "(un) ", "(é)t", "a(b)(c)"]))
            elif kind == 5:
                words.append(self.pick(["la/une", "a(b)/c", "é/e\u0301/x", "i{int}n/y", "x\\/y/z"]))
            else:
                words.append("{" + self.pick(NAMES) + "}{" + self.pick(NAMES) + "}")
        return self.pick([" ", " ", "  ", ""]).join(words)

    def mutation(self, text, pieces):
        parts = list(text)
        for _ in range(self.below(4)):
            place = self.below(len(parts) + 1)
            kind = self.below(3)
            if kind == 0 and place < len(parts):
                del parts[place]
            elif kind == 1 and place < len(parts):
                parts[place] = self.pick(pieces)
            else:
                parts.insert(place, self.pick(pieces))
        return "".join(parts)

    def value(self, name):
        return self.pick({
            "int": ["3", "-42", "007", "99999999999999999999"], "byte": ["3", "-128", "300"], "short": ["7", "40000"],
            "long": ["1234567890123"], "biginteger": ["31415926535897932384626433", "-1"],
            "float": ["1.5", "-0.25", "+3", ".5", "1E3", "1.2E-3", "7", "1.2.3"], "double": ["3.14", "-1"],
            "bigdecimal": ["3.1415926535897932384626433", "-.5"], "word": ["mot", "l'été", "a-b", "👍"],
            "string": ['"x"', "'y'", '""', "''", '"l\'é"', '"a\\"b"', "'c\\'d'", '"\\\\"', '"a\\nb"', '"'],
            "": ["n'importe quoi", "", "1"], "flight": ["LHR-CDG"], "couleur": ["rouge", "bleue"], "pair": ["x", "y"],
            "date": ["1er mars", "12 avril", "2026-02-15"], "autre couleur": ["vert"], "airport": ["NCE"],
            "code": ["CDG"], "hidden": ["abc"], "année": ["≠1", "=\u03381"], "anne\u0301e": ["=\u03382", "≠2"],
        }.get(name, ["x"]))

    def text_for(self, source):
        """A text that an expression is likely to match."""
        text = re.sub(r"(?<!\\)\{([^{}/()]*)\}", lambda found: self.value(found[1]), source)
        text = re.sub(r"(?<!\\)\(([^()]*)\)", lambda found: self.pick(["", found[1]]), text)
        text = re.sub(r"(?<!\\)(\S+)/(\S+)", lambda found: self.pick([found[1], found[2]]), text)
        text = re.sub(r"\\(.)", r"\1", text)
        return self.mutation(text, ["a", " ", "1", '"', "'", "é", "."]) if self.below(3) == 0 else text

    def tag_expression(self, depth=3):
        kind = self.below(8 if depth else 3)
        if kind < 3:
            return self.pick(["@a", "@b", "@été", "@e\u0301te\u0301", "c",
                              "a\\ b", "x\\(y\\)", "\\\\", "@👍", "notx", "and1"])
        one = self.tag_expression(depth - 1)
        if kind == 3:
            return "not " + one
        if kind == 4:
            return "(" + one + ")"
        return one + self.pick([" and ", " or ", " and not ", "  or  "]) + self.tag_expression(depth - 1)

    def regular(self, depth=2):
        """A regular expression, and a text that it is likely to match.

        Without letters beyond ASCII: they are word characters in Python, and not in ECMAScript.
        """
        parts = []
        for _ in range(1 + self.below(4)):
            kind = self.below(9 if depth else 5)
            if kind < 3:
                parts.append(self.pick([
                    ("a", "a"), ("b", "b"), ("je ", "je "), ("vois", "vois"), ("€", "€"), ("1", "1"), ("\\.", "."),
                    ("\\d", "4"), ("[ab]", "b"), (".", "x"), ("\\(", "("), ("[(]", "("), ("[^)]", "a"), ("\\b", ""),
                ]))
            elif kind == 3:
                pattern, text = self.pick([
                    (r"\d+", "42"), (r"-?\d+", "-4"), (".*", "b1"), ("[A-Z]{3}", "NCE"), ("(x)|(y)", "y"), ("a", "a"),
                    (r"[^\s]+", "€1"), ("", ""), (r"[)\]]", ")"), ("rouge|bleue?|vert", "vert"),
                    (r"≠\d", "≠1"), ("=\u0338\\d", "=\u03382"),
                ])
                parts.append(("(" + pattern + ")", text))
            elif kind == 4:
                parts.append(self.pick([
                    ("(b )?", ""), ("(b )?", "b "), ("(?:c )?", "c "), ("(a|b)?", "a"), ("[ab]+", "abba"), ("a*?", "aa"),
                    ("(a{1,2}){2}", "aaa"),
                ]))
            elif kind == 5:
                pattern, text = self.regular(depth - 1)
                parts.append(self.pick([("(" + pattern + ")", text), ("(" + pattern + ")?", text), ("(" + pattern + ")?", "")]))
            elif kind == 6:
                one, other = self.regular(depth - 1), self.regular(depth - 1)
                parts.append(("(?:" + one[0] + "|" + other[0] + ")", self.pick([one[1], other[1]])))
            else:
                parts.append(self.pick([("(?=a)a", "a"), ("(?=.*1)", ""), ("(?!x)", ""), ("(?:a|(b))", "b")]))
        pattern, text = "".join(part[0] for part in parts), "".join(part[1] for part in parts)
        if depth < 2:
            return pattern, text
        start, end = self.pick(["^", "^", "", ""]), self.pick(["$", "$", "", ""])
        text = text if start else self.pick(["", "x ", "a"]) + text
        text = text if end else text + self.pick(["", " x", "1"])
        if self.below(5) == 0:
            text = self.mutation(text, ["a", "b", " ", "1"])
        return start + pattern + end, text


# --- What the official library answers.


def official_registry(types):
    registry = ParameterTypeRegistry()
    for own in types:
        registry.define_parameter_type(
            ParameterType(
                own["name"], own["patterns"], str,
                lambda *groups: "|".join("∅" if group is None else group for group in groups),
                own.get("snippets", True), own.get("preferred", False),
            )
        )
    return registry


def group_facts(group):
    return {"value": group.value, "start": group.start, "children": [group_facts(c) for c in group.children or []]}


def argument_facts(arguments):
    if arguments is None:
        return None
    result = []
    for argument in arguments:
        facts = {"type": argument.parameter_type.name or "", "group": group_facts(argument.group)}
        try:
            facts["value"] = argument.value
        except (ValueError, TypeError, InvalidOperation, AttributeError):
            facts["error"] = True
        result.append(facts)
    return result


def official(question):
    kind, source, text = question["kind"], question.get("source", ""), question.get("text", "")
    try:
        if kind == "tokens":
            return {"tokens": CucumberExpressionTokenizer().tokenize(source, to_json=True)}
        if kind == "tree":
            return {"tree": CucumberExpressionParser().parse(source).to_json()}
        registry = official_registry(question.get("types", []))
        if kind == "match":
            expression = CucumberExpression(source, registry)
            return {"regex": expression.regexp, "arguments": argument_facts(expression.match(text))}
        if kind == "regular":
            # There are no named groups here: Python spells them otherwise, and its library takes its own for uncaptured.
            expression = RegularExpression(source, registry)
            return {"arguments": argument_facts(expression.match(text))}
        if kind == "generate":
            generated = expression_generator.CucumberExpressionGenerator(registry).generate_expressions(text)
            return {"sources": [each.source for each in generated], "names": [each.parameter_names for each in generated]}
        expression = parse_tags(source)
        return {"printed": str(expression), "values": [expression.evaluate(tags) for tags in question["tags"]]}
    except CucumberExpressionError as error:
        return {"error": str(getattr(error, "message", error))}
    except re.error as error:
        return {"unusable": str(error)}
    except Exception as error:  # tag expressions
        return {"error": str(error)}


# --- Comparison.

LIMITS = {"byte": 7, "short": 15, "int": 63, "long": 63}


def same_argument(ours, theirs):
    if ours["type"] != theirs["type"] or ours["group"] != theirs["group"]:
        return False
    text, name = theirs["group"]["value"], ours["type"]
    if text is None:
        # « No value » is null in ours, None or what Python makes of None in theirs, "" for a string in JavaScript too.
        return ours.get("value") in (None, "", "∅", "∅|∅")
    if name in LIMITS:
        limit = 2 ** LIMITS[name]
        return ("error" in ours) != (-limit <= int(text) < limit) and ("error" in ours or int(ours["value"]) == int(text))
    if name in ("float", "double") and text == "":
        # The pattern accepts it; Python's type hands it on, ours says that it is no number.
        return True
    if "error" in ours or "error" in theirs:
        return ("error" in ours) == ("error" in theirs) or (name == "bigdecimal" and ours.get("value") == text)
    if name in ("float", "double"):
        return float(ours["value"]) == theirs["value"]
    if name in ("bigdecimal", "biginteger"):
        return Decimal(ours["value"]) == Decimal(theirs["value"])
    return ours["value"] == theirs["value"]


def same(question, ours, theirs):
    kind = question["kind"]
    if "unusable" in theirs:
        return True
    if "error" in theirs or "error" in ours:
        if kind == "tag":
            # An escaped parenthesis alone is a tag for us; Python forgets that it was escaped.
            if re.search(r"(^|[\s()])\\[()]($|[\s()])", question["source"]):
                return True
            # The Python texts are its own; ours are checked against the official data.
            return ("error" in theirs) == ("error" in ours)
        mine, their = ours.get("error", "").rstrip(), theirs.get("error", "").rstrip()
        if kind == "regular":
            # Ours is known when the expression is compiled: it proposes expressions without knowing the step's text.
            proposals = re.compile(r"(?<=Try one of these:\n).*(?=\n\n2\))", re.DOTALL)
            mine, their = proposals.sub("", mine), proposals.sub("", their)
            # The first line shows Python's own spelling of a compiled pattern.
            return mine.split("\n")[1:] == their.split("\n")[1:]
        return mine == their
    if kind in ("match", "regular"):
        if ours.get("regex") != theirs.get("regex"):
            return False
        mine, their = ours["arguments"], theirs["arguments"]
        if mine is None or their is None:
            return mine is None and their is None
        return len(mine) == len(their) and all(map(same_argument, mine, their))
    ours.pop("id", None)
    return ours == theirs


def build(folder):
    for name in ("CucumberExpressions", "CucumberGherkin"):
        os.makedirs(folder + "/Sources", exist_ok=True)
        if not os.path.lexists(f"{folder}/Sources/{name}"):
            os.symlink(f"{ROOT}/Sources/{name}", f"{folder}/Sources/{name}")
    os.makedirs(folder + "/Sources/Oracle", exist_ok=True)
    if not os.path.lexists(folder + "/Sources/Oracle/ExpressionsOracle.swift"):
        os.symlink(HERE + "/ExpressionsOracle.swift", folder + "/Sources/Oracle/ExpressionsOracle.swift")
    features = ["NonisolatedNonsendingByDefault", "ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]
    settings = ", ".join(f'.enableUpcomingFeature("{feature}")' for feature in features)
    with open(folder + "/Package.swift", "w") as file:
        file.write(f"""// swift-tools-version: 6.2
import PackageDescription
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), {settings}]
let package = Package(name: "oracle", platforms: [.macOS(.v15)], targets: [
    .target(name: "CucumberExpressions", swiftSettings: settings),
    .target(name: "CucumberGherkin", swiftSettings: settings),
    .executableTarget(name: "Oracle", dependencies: ["CucumberExpressions", "CucumberGherkin"], swiftSettings: settings),
])
""")
    subprocess.run(["swift", "build", "--package-path", folder, "--product", "Oracle"], check=True, stdout=sys.stderr)
    return folder + "/.build/debug/Oracle"


def questions(chance, count):
    for number in range(count):
        kind = ["tokens", "tree", "match", "match", "match", "tag", "regular", "generate"][number % 8]
        question = {"kind": kind, "id": number}
        if kind in ("tokens", "tree"):
            question["source"] = chance.expression()
        elif kind == "match":
            question["source"] = chance.expression() if chance.below(3) == 0 else chance.valid_expression()
            question["text"] = chance.text_for(question["source"])
            question["types"] = OWN_TYPES
        elif kind == "tag":
            source = chance.tag_expression()
            if chance.below(2) == 0:
                source = chance.mutation(source, ["(", ")", " ", "\\", "\\q", "not ", " and", "or", "  ", "@a"])
            # The Python library takes a tag that is an escaped parenthesis only for a parenthesis.
            question["source"] = re.sub(r"(?<![^\s()])\\[()]\\?(?![^\s()])", "@c", source)
            question["tags"] = [[], ["@a"], ["@b", "c"], ["@a", "@b"], ["a b", "@été"], ["@e\u0301te\u0301"],
                                ["x(y)", "\\"]]
        elif kind == "regular":
            question["source"], question["text"] = chance.regular()
            question["types"] = OWN_TYPES
        else:
            words = [chance.value(chance.pick(NAMES + [own["name"] for own in OWN_TYPES])) if chance.below(2)
                     else chance.pick(["je vois", "100%", "(a)", "{b}", "c/d", "é1", "n°2", "€", "a\\b", "%s", "12.5€"])
                     for _ in range(chance.below(6))]
            question["text"] = chance.pick([" ", " ", ", ", ""]).join(words)
            question["types"] = OWN_TYPES
        yield question


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--cases", type=int, default=20_000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--show", type=int, default=20)
    options.add_argument("--folder", default=os.path.join(tempfile.gettempdir(), "expressions-oracle"))
    options = options.parse_args()
    oracle = build(options.folder)
    asked = list(questions(Chance(options.seed), options.cases))
    spelled = [json.dumps(question, ensure_ascii=False) for question in asked]
    output = subprocess.run([oracle], input="\n".join(spelled) + "\n", capture_output=True, text=True, check=True).stdout
    answers = [json.loads(line) for line in output.split("\n") if line]
    assert len(answers) == len(asked), "the oracle answered %d of %d" % (len(answers), len(asked))
    counts, differences = {}, 0
    for question, ours in zip(asked, answers):
        question = dict(question)
        theirs = official(question)
        outcome = "error" if "error" in theirs else "unusable" if "unusable" in theirs else \
            "no match" if "arguments" in theirs and theirs["arguments"] is None else "ok"
        counts[question["kind"], outcome] = counts.get((question["kind"], outcome), 0) + 1
        if not same(question, ours, theirs):
            differences += 1
            if differences <= options.show:
                question.pop("types", None)
                print(json.dumps({"question": question, "ours": ours, "official": theirs}, ensure_ascii=False, default=str))
    for (kind, outcome), count in sorted(counts.items()):
        print(f"{kind:10} {outcome:10} {count}")
    print(f"{len(asked)} questions, {differences} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
