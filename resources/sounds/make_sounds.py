#!/usr/bin/env python3
"""make_sounds.py [FOLDER]: writes the sounds of the program as WAV files, beside this script or into FOLDER.

Every run writes the same bytes. A sound is a list of samples around 0; its loudness and its peak are set last.
"""

import math
import random
import struct
import sys
import wave
from pathlib import Path

RATE = 22050  # samples a second
PEAK = 0.85  # of full scale; no sample goes beyond
LOUDNESS_WINDOW = 0.05  # seconds: loudness is that of the loudest such stretch
FADE_IN = 0.002  # seconds
FADE_OUT = 0.012


def seconds(duration):
    """The moments of the samples of `duration` seconds."""
    return (index / RATE for index in range(round(duration * RATE)))


def mix(duration, *parts):
    """Lays sounds over each other: pairs of the second at which one begins and its samples."""
    mixed = [0.0] * round(duration * RATE)
    for begin, samples in parts:
        offset = round(begin * RATE)
        for index, sample in enumerate(samples[: len(mixed) - offset]):
            mixed[offset + index] += sample
    return mixed


def tone(duration, pitch, partials, envelope):
    """`pitch(t)` in Hz and `envelope(t)` at t seconds; `partials`: the strength of each multiple of the pitch."""
    samples, phase = [], 0.0
    for t in seconds(duration):
        phase += 2 * math.pi * pitch(t) / RATE
        samples.append(envelope(t) * sum(part * math.sin((n + 1) * phase) for n, part in enumerate(partials)))
    return samples


def noise(duration, seed, low, high, envelope):
    """Noise between two frequencies in Hz, each a number or a function of the time."""
    chance = random.Random(seed)
    at = [edge if callable(edge) else (lambda t, edge=edge: edge) for edge in (low, high)]
    smooth = [0.0, 0.0, 0.0, 0.0]
    samples = []
    for t in seconds(duration):
        sample = chance.random() * 2 - 1
        for stage in (0, 1):  # the highs go, twice
            smooth[stage] += (1 - math.exp(-2 * math.pi * at[1](t) / RATE)) * (sample - smooth[stage])
            sample = smooth[stage]
        for stage in (2, 3):  # then the lows
            smooth[stage] += (1 - math.exp(-2 * math.pi * at[0](t) / RATE)) * (sample - smooth[stage])
            sample -= smooth[stage]
        samples.append(envelope(t) * sample)
    return samples


def dying(half_life):
    return lambda t: 0.5 ** (t / half_life)


def swelling(duration):
    """From nothing to full in the middle, and back."""
    return lambda t: math.sin(math.pi * t / duration) ** 2


def steady(hertz):
    return lambda t: hertz


def knock(hertz, half_life, seed):
    """Something small falls on wood."""
    length = 8 * half_life
    body = tone(length, lambda t: hertz * (1 + 0.35 * math.exp(-t / 0.006)), [1, 0.35, 0.2], dying(half_life))
    return mix(length, (0, body), (0, noise(0.012, seed, 900, 5000, dying(0.003))))


def reed(duration, hertz):
    """One reed of a horn: squeezed, it comes up to its note, trembles a little and sinks when the air runs out."""

    def pitch(t):
        return hertz * (1 - 0.09 * math.exp(-t / 0.018) - 0.05 * max(0, t - duration + 0.05) / 0.05
                        + 0.006 * math.sin(2 * math.pi * 31 * t))

    def envelope(t):
        return min(1, t / 0.012) * min(1, (duration - t) / 0.03)

    return tone(duration, pitch, [1, 0.75, 0.62, 0.4, 0.34, 0.16, 0.12, 0.05], envelope)


def horn():
    """A toy car: beep, beep."""

    def beep(duration):
        return mix(duration, (0, reed(duration, 466.2)), (0, reed(duration, 587.3)))

    return mix(0.44, (0, beep(0.15)), (0.2, beep(0.23)))


def card():
    """A card slides and lies."""
    swish = noise(0.11, 1, 700, lambda t: 2200 + 30000 * t, swelling(0.11))
    return mix(0.16, (0, swish), (0.085, [0.4 * sample for sample in knock(210, 0.008, 2)]))


def draw():
    """A card slides off a pile."""
    return noise(0.13, 3, 900, lambda t: 7000 - 36000 * t, swelling(0.13))


def step():
    """A beetle lands on a flower."""
    return tone(0.1, lambda t: 300 + 260 * math.exp(-t / 0.012), [1, 0.25, 0.08], dying(0.016))


def die():
    """A wooden die rolls out; its knocks come faster and softer."""
    chance = random.Random(6)
    parts, at, gap, strength = [], 0.0, 0.13, 1.0
    while gap > 0.03:
        hit = knock(520 + 260 * chance.random(), 0.011, len(parts) + 10)
        parts.append((at, [strength * sample for sample in hit]))
        at += gap
        gap *= 0.66 + 0.2 * chance.random()
        strength *= 0.8
    return mix(at + 0.12, *parts)


def pencil():
    """Three strokes of a pencil."""
    strokes = [(0.0, 0.12), (0.13, 0.09), (0.23, 0.14)]
    return mix(0.38, *((begin, noise(length, 20 + round(begin * 100), 1600, lambda t: 4200 + 9000 * t, swelling(length)))
                       for begin, length in strokes))


def win():
    """A music box goes up the chord."""
    notes = [(0.0, 523.25), (0.12, 659.26), (0.24, 783.99), (0.36, 1046.5)]
    parts = [(at, tone(1.2 - at, steady(hertz), [1, 0.12, 0.3, 0.04, 0.08], dying(0.14))) for at, hertz in notes]
    last = tone(0.84, steady(1318.5), [0.5, 0.06, 0.1], dying(0.16))
    return mix(1.2, *parts, (0.36, last))


def wrong():
    """Oh no: down a third."""

    def note(hertz, duration):
        return tone(duration, lambda t: hertz * (1 - 0.12 * t), [1, 0.5, 0.3, 0.1], swelling(duration))

    return mix(0.42, (0, note(233.1, 0.17)), (0.18, note(185.0, 0.24)))


def tick():
    """One of a count."""
    return tone(0.07, steady(1174.7), [1, 0.2], dying(0.012))


def go():
    """The end of the count: an octave above it, and longer."""
    return tone(0.26, steady(2349.3), [1, 0.15], dying(0.045))


# name: (what makes it, how loud it is: the root mean square of its loudest stretch)
SOUNDS = {
    "horn": (horn, 0.20),
    "card": (card, 0.09),
    "draw": (draw, 0.08),
    "step": (step, 0.12),
    "die": (die, 0.12),
    "pencil": (pencil, 0.07),
    "win": (win, 0.16),
    "wrong": (wrong, 0.16),
    "tick": (tick, 0.10),
    "go": (go, 0.12),
}


def centred(samples):
    mean = sum(samples) / len(samples)
    return [sample - mean for sample in samples]


def faded(samples):
    """Begins and ends at nothing, so that nothing clicks."""
    rise, fall = round(FADE_IN * RATE), round(FADE_OUT * RATE)
    last = len(samples) - 1
    return [sample * min(1, index / rise) * min(1, (last - index) / fall) for index, sample in enumerate(samples)]


def loudness(samples):
    window = round(LOUDNESS_WINDOW * RATE)
    total = loudest = 0.0
    for index, sample in enumerate(samples):
        total += sample * sample
        if index >= window:
            total -= samples[index - window] ** 2
        loudest = max(loudest, total)
    return math.sqrt(loudest / window)


def finished(samples, level):
    samples = faded(centred(samples))
    factor = min(level / loudness(samples), PEAK / max(map(abs, samples)))
    return [round(32767 * factor * sample) for sample in samples]


def write(path, samples):
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))


def main(folder=Path(__file__).parent):
    for name, (make, level) in SOUNDS.items():
        write(Path(folder, f"{name}.wav"), finished(make(), level))


if __name__ == "__main__":
    main(*sys.argv[1:])
