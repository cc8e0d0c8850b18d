//! Every action that could be thought of in Maharaja, possible or not.
//!
//! It does not know what is allowed; laws compare the list with what is.

use super::action::{Action, Exchange, FlagTask, ShrineTask, StatueTask};
use super::data::{Character, City, Dial, Junction, Place, Reward, Road, Site, Village};
use super::state::{Maharaja, Plan};
use crate::kernel::id::Id;

impl Maharaja {
    /// Every action that could be thought of at this table.
    pub(super) fn thinkable(&self) -> impl Iterator<Item = Action> {
        let choose = Character::all().map(|character| Action::Choose { character });
        let take = Character::all().map(|character| Action::TakeCharacter { character });
        let ability = Character::all().map(|character| Action::UseAbility { character });
        let maharani = Character::all().map(|character| Action::LayMaharani { character });
        let place = Village::all().map(|village| Action::Place { village });
        let plan = Plan::all().map(|plan| Action::Plan { plan });
        let statues = StatueTask::all().flat_map(|task| {
            City::all().flat_map(move |city| {
                Place::all().map(move |place| Action::BuildStatue { city, place, task })
            })
        });
        let shrines = ShrineTask::all()
            .flat_map(|task| Site::all().map(move |site| Action::BuildShrine { site, task }));
        let moves =
            City::all().flat_map(|from| Site::all().map(move |to| Action::MoveShrine { from, to }));
        let flags = FlagTask::all()
            .flat_map(|task| City::all().map(move |city| Action::MoveFlag { city, task }));
        let markers = Dial::all().map(|dial| Action::SpendMarker { dial });
        let exchange = Exchange::all().map(|way| Action::Exchange { way });
        let rewards = Reward::all().map(|reward| Action::ChooseReward { reward });
        let travel =
            Road::all().flat_map(|by| Junction::all().map(move |to| Action::Travel { to, by }));
        [
            Action::TakeCoins,
            Action::TakeShrines,
            Action::BuyPrestige,
            Action::LeaveRest,
            Action::EndTurn,
            Action::PayCoin,
            Action::Reveal,
        ]
        .into_iter()
        .chain(choose)
        .chain(take)
        .chain(ability)
        .chain(maharani)
        .chain(place)
        .chain(plan)
        .chain(statues)
        .chain(shrines)
        .chain(moves)
        .chain(flags)
        .chain(markers)
        .chain(exchange)
        .chain(rewards)
        .chain(travel)
    }
}
