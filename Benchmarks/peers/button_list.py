#!/usr/bin/env python3
"""Prints the 1,000 buttons of W1 for the compared programs; the output is always the same.

One button per line, with fields separated by tabs: number, weight, icon in hexadecimal, background, foreground,
label. All labels differ. There are 60 icons of Material Icons that Inter lacks, three weights and four themes."""
import random

VERBS = """Add Open Save Close Edit Copy Move Share Print Send Reply Forward Delete Archive Restore Upload
Download Import Export Sync Refresh Play Pause Stop Record Mute Zoom Rotate Crop Filter Sort Search Find Replace
Undo Redo Cut Paste Lock Unlock Pin Hide Show Enable Disable Start Finish Cancel Confirm Accept Decline View
Browse Explore Choose Select Clear Reset Install Update Remove Rename Duplicate Merge Split Compare Review
Approve Submit Publish Translate Résumé Schedule Join Leave Invite""".split()
ADJECTIVES = """New Old All Recent Favourite Shared Private Public Daily Weekly Monthly Large Small Blank Secure
Hidden Selected Élite Über Déjà""".split()
NOUNS = """File Folder Photo Video Album Song Playlist Message Contact Calendar Event Reminder Note Document
Page Chapter Table Chart Report Invoice Order Cart Wallet Ticket Map Route Place Café Menu Recipe Profile Account
Password Settings Network Printer Camera Device Battery Backup Cloud Project Task Team Member Comment Draft
Template Façade Résumé Piñata Crème Naïve Label Style Colour Layer Shape Icon Font Theme""".split()
ICONS = """e5cd e3c9 e80d e8ad e872 e864 e2c6 e2c4 e627 e5d5 e8ff e41a e3be e8b6 e881 e166 e897 e898 e8f5 e8f4
e876 e5ca e87d e838 e55f e8cc e850 e638 e56c e7fd e8b8 e63e e3af e1a4 e2bd e2c7 e8b5 e405 e55b e878 e307 e32b
e3ae e3d3 e3f8 e41d e440 e515 e547 e56b e598 e60f e634 e6c5 e7a2 e7fb e853 e87a e8a0 e8c7""".split()
WEIGHTS = [400, 600, 700]
THEMES = [("0A66D0", "FFFFFF"), ("1F7A4D", "FFFFFF"), ("E9ECF1", "1B1F27"), ("B3261E", "FFF4F2")]
COUNT = 1000

chance = random.Random(20260117)


def label():
    words = chance.choice([1, 2, 2, 2, 3, 3])
    if words == 1:
        return chance.choice(VERBS + NOUNS + ADJECTIVES)
    parts = [VERBS, NOUNS] if words == 2 else [VERBS, ADJECTIVES, NOUNS]
    return " ".join(chance.choice(part) for part in parts)


labels = {}  # In order of appearance.
while len(labels) < COUNT:
    labels[label()] = True
for number, text in enumerate(labels):
    background, foreground = THEMES[number % 4] if number % 8 < 4 else chance.choice(THEMES)
    icon = ICONS[number] if number < len(ICONS) else chance.choice(ICONS)
    print(number, WEIGHTS[number % 3], icon, background, foreground, text, sep="\t")
