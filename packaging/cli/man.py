"""The commands as a part of a man page."""

import re
import textwrap

CHARACTERS = {"\\": "\\e", "-": "\\-", "“": "\\(lq", "”": "\\(rq", "’": "\\(cq", "'": "\\(aq", "…": "\\&...", "–": "\\(en",
              "−": "\\-"}


def roff(text):
    return "".join(CHARACTERS.get(character, character) for character in text)


def lines(text):
    """Lines of at most 80 characters, of which none reads as a request."""
    folded = textwrap.fill(text, 80, break_long_words=False, break_on_hyphens=False)
    return re.sub("^(?=[.'])", r"\\&", folded, flags=re.MULTILINE)


def sentences(text):
    """Each sentence begins with a line and a capital, and ends with a stop."""
    text = text[:1].upper() + text[1:]
    text = text if text[-1] in ".!?…" else text + "."
    return "\n".join(lines(roff(sentence)) for sentence in re.split(r"(?<=\.) ", text))


def option(entry):
    value = f" \" {roff(entry.value)}\"" if entry.value else ""
    return f".TP\n.B{'I' if value else ''} \\-\\-{roff(entry.name)}{value}\n{sentences(entry.help)}\n"


def section(command):
    usage = lines(roff(f"{command.name} {command.usage}"))
    text = f".SS {roff(command.name)}\n.B bubblebar\\-cli\n{usage}\n.PP\n{sentences(command.help)}\n"
    text += "".join(option(entry) for entry in command.options)
    text += f".PP\nExample:\n.PP\n.EX\n  {roff(command.example)}\n.EE\n"
    return text + "".join(section(part) for part in command.parts)


def page(commands):
    return "".join(section(command) for command in commands).removesuffix("\n") + "\n"
