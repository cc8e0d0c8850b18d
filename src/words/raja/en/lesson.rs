//! The guided first game of Raja, in English: one text for each step, none where the other player acts.

pub(super) const LESSON: &[&str] = &[
    "Welcome to Raja! You are a prince who builds palaces where the Maharaja goes. We play one round together, step by \
    step. Press A to go on.",
    "First choose a helper: the Trader brings you 1 gold in each of your turns. Low numbers play first and win ties. \
    Press right, then A.",
    "",
    "Roads are open only where every village has a house. Move over the map with the cross: go to Village Start - \
    Bikaner, up from the start, and press A.",
    "",
    "Bikaner can be reached now. Jaipur will be the second city to be scored: open the road there and place a house in \
    Village Bikaner - Jaipur.",
    "",
    "The third city will be Delhi. Two villages lie on that road: place a house in Village Bikaner - Delhi.",
    "",
    "Place your last house in Village Delhi - Bikaner. Through your own villages you travel free, and others pay you \
    1 gold for each of your houses.",
    "",
    "The Maharaja is in Bikaner: it is scored after this round. Plan two actions in secret. A sets a hand on Gold; go \
    left to Palace + house, press A, and A to confirm.",
    "",
    "Your turn! The Trader has brought you 1 gold. Now send your architect to Bikaner: go there on the map, press A, \
    and choose Travel.",
    "Well arrived. Press A on Bikaner and build the central palace for 12 gold. It is worth 3 points here, an outer \
    one is worth 1.",
    "Now the house that you planned with it. In Bikaner it is worth 1 point more. In cities you build only where your \
    architect is, in villages anywhere.",
    "Take the 2 gold you planned: press A on any place, and choose that row. If you leave something undone, everybody \
    else gets 2 gold.",
    "Nothing is left to do. Press A, choose the last row, Play your turn, then End the turn, and confirm. (In a \
    real game B takes back a step.)",
    "",
    "",
    "",
    "",
    "You paid nothing for the road, the other player paid you 1 gold. You had 5 points in Bikaner (palace 3, house 1, \
    architect 1), the other 2: that is 10 gold for you and 5 for him.",
    "So it goes from city to city. The game ends with somebody's 7th palace or at box 10. Most palaces win, then most \
    gold. X explains whatever you see. Have fun!",
];
