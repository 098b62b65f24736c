"""Finds the functions of a C++ file and their lengths: a scanner of braces, not a parser, for code laid out by clang-format."""

import re
from dataclasses import dataclass

from sources import bare_code

TOKEN = re.compile(r"\s+|\w+|::|->|<=>|[^\w\s]")
OPEN = {"(": ")", "[": "]", "{": "}"}
SCOPE = re.compile(r"\b(namespace|class|struct|union|enum)\b")
LABEL = re.compile(r"\b(?:public|protected|private|Q_SIGNALS)(?: Q_SLOTS)? :$|\bQ_(?:OBJECT|GADGET|NAMESPACE|\w+ \( \))$")
OPERATOR = re.compile(r"\boperator ?(?:\( ?\)|\[ ?\]|[^\w\s(]+(?: [^\w\s(]+)*)")
LAMBDA = re.compile(r"\[\] ?(?:\(\))?(?: mutable| noexcept| ->.*)*$")
NAME = re.compile(r"(~?\w+(?: ?:: ?~?\w+)*) ?\(\)")


@dataclass
class Function:
    name: str
    line: int
    lines: int
    is_constructor: bool


class Scanner:
    """Walks the declarations of namespaces and classes; jumps over everything else that stands in braces."""

    def __init__(self, text):
        self.tokens = []
        line = 1
        for match in TOKEN.finditer(bare_code(text)):
            token = match.group()
            if not token.isspace():
                self.tokens.append((token, line))
            line += token.count("\n")
        self.at = 0
        self.functions = []

    def skip_group(self):
        """Moves behind the bracket that closes the one at hand; returns the line of the closing one."""
        closing = []
        while self.at < len(self.tokens):
            token, line = self.tokens[self.at]
            self.at += 1
            if token in OPEN:
                closing.append(OPEN[token])
            elif closing and token == closing[-1]:
                closing.pop()
                if not closing:
                    return line
        return self.tokens[-1][1]

    def scan(self, enclosing=""):
        """Reads declarations up to the end of the scope; `enclosing` is the class they belong to."""
        head, first_line = [], 0
        while self.at < len(self.tokens):
            token, line = self.tokens[self.at]
            if token == "}":
                self.at += 1
                return
            if not head:
                first_line = line
            if token == "{":
                head = [] if self.brace(head, first_line, enclosing) else head + ["{}"]
                continue
            if token in "([":
                self.skip_group()
                head += [token, OPEN[token]]
            else:
                self.at += 1
                head.append(token)
            if token == ";" or LABEL.search(" ".join(head)):
                head = []

    def brace(self, head, first_line, enclosing):
        """Handles the brace that follows `head`; returns whether the declaration ends with it."""
        text = OPERATOR.sub("operator", declaration(head))
        assigned = "=" in text.split()
        if not assigned and is_body(text):
            end = self.skip_group()
            name = NAME.search(text)
            self.add(name.group(1).replace(" ", "") if name else text, first_line, end, enclosing)
            return True
        scope = SCOPE.search(text)
        if not assigned and "(" not in text and (scope or text.startswith("extern")):
            self.enter(text, scope)
            return bool(scope and scope.group(1) == "namespace") or text.startswith("extern")
        is_lambda = assigned and LAMBDA.search(text)
        end = self.skip_group()
        if is_lambda:
            self.add(text.split(" =")[0].split()[-1], first_line, end, enclosing)
        return False

    def enter(self, text, scope):
        if scope and scope.group(1) == "enum":
            self.skip_group()
            return
        self.at += 1
        words = re.sub(r"\bfinal\b|\[\]", "", text[scope.end():] if scope else "").split(":")[0].split()
        is_class = scope and scope.group(1) != "namespace"
        self.scan(words[-1] if is_class and words else "")

    def add(self, name, first, last, enclosing):
        parts = name.split("::")
        owner = parts[-2] if len(parts) > 1 else enclosing
        self.functions.append(Function(name, first, last - first + 1, bool(owner) and parts[-1] == owner))


def declaration(head):
    """The head of a declaration as text, without its template parameters."""
    words = list(head)
    while words and words[0] == "template":
        depth = 0
        for index, word in enumerate(words):
            depth += (word == "<") - (word == ">")
            if word == ">" and depth == 0:
                break
        words = words[index + 1:]
    text = re.sub(r"([(\[]) (?=[)\]])", r"\1", " ".join(words))
    return text.replace("alignas ()", "")


def is_body(text):
    """Whether a brace after `text` opens a function body, and not a member's initialiser or a value."""
    if "()" not in text:
        return False
    initialisers = re.search(r"(?:\(\)|\bconst|\bnoexcept) :(?!:)", text)
    return not initialisers or text.endswith(("()", "{}"))


def functions_of(text):
    scanner = Scanner(text)
    while scanner.at < len(scanner.tokens):
        scanner.scan()
    return scanner.functions
