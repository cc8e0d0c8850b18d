//! The guided first game of Maharaja, in English: one text for each step, none where the other player acts.

pub(super) const LESSON: &[&str] = &[
    "Welcome to Maharaja! You build shrines and statues for the gods where the Maharaja goes. We play one round \
    together, step by step. Press A to go on.",
    "First choose a character: number 6 gives you 1 prestige point (PP) each round. Low numbers play first and win \
    ties. Go to 6 with the cross, and press A.",
    "",
    "A road is open only where every village has a shrine. Move over the map with the cross: go to Village Start - \
    Puri, up and right from the start, and press A.",
    "",
    "Puri can be reached now. In the second round the Maharaja goes to Haridwar. Two villages lie on that road: place a \
    shrine in Village Puri - Haridwar.",
    "",
    "Now the other village, Village Haridwar - Puri: then the whole road is yours.",
    "",
    "Your last shrine is for the third city: Village Puri - Kanchi. Through your own villages you travel free, and \
    others pay you 1 coin for each shrine.",
    "",
    "The Maharaja is in Puri: it is scored after this round. Plan two actions in secret: A on Statue + shrine, A on 3 \
    coins, and A to confirm.",
    "",
    "Your turn! In a city you build only where your priest is, so send him to Puri: go there on the map, press A, and \
    choose Travel. Your shrine makes it free.",
    "Well arrived. Press A on Puri and build the statue in the centre for 12 coins. It counts 3 worship points (WP) \
    here; outer places count 2, but some have a bonus.",
    "Now the shrine that you planned with it, for 1 coin. In Puri it counts 1 WP more, and so does your priest.",
    "Take the 3 coins you planned: press A on any place, and choose that row. What you leave undone costs nothing, but \
    the action is lost.",
    "Now your character: press A, choose the last row, Play your turn, and there Prestige gift. That needs no action, \
    and works once a round.",
    "Nothing is left to do. Choose the last row, End the turn, and confirm. (In a real game B takes back a step.)",
    "",
    "",
    "",
    "",
    "Puri is scored: you have 5 WP and get 12 coins, the other has 3 and gets 6. First of all you choose a reward, too. \
    Take 2 PP: most PP win the game.",
    "",
    "You paid nothing for the road, the other player paid you 1 coin. You now have 18 coins and 6 PP, and the centre of \
    Puri counts for you to the end.",
    "So it goes for seven rounds, or until somebody builds a seventh statue. Then statues, coins and cities bring more \
    PP. X explains whatever you see. Have fun!",
];
