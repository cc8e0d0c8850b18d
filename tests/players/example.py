"""A player for Durbar: durbar arena raja "program:python3 tests/players/example.py" random

It does what it likes best of what it may do, and otherwise chooses at random. README.md tells the lines that it reads.
"""

import random
import sys

# What an action begins with, from what it likes best; everything else comes after.
LIKES = ["build palace", "build statue", "build", "upgrade", "donate", "take", "buy prestige"]

chance = random.Random(7)


def liking(action):
    for place, words in enumerate(LIKES):
        if action.startswith(words):
            return len(LIKES) - place
    return 0


def choose(actions):
    liked = [(liking(action), action) for action in actions]
    best = max(liked)[0]
    return chance.choice([action for like, action in liked if like == best])


actions = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "?":  # something that it may do
        actions.append(rest)
    elif word == "decide":  # all is told; the answer is one line, sent at once
        print(choose(actions), flush=True)
        actions = []
    elif word == "end":
        break
