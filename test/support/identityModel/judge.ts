import { otherNames } from '@/model/identity/namesOfPlayer';
import type { RootState } from '@/store/typed';
import { selectMergedAs, selectMergedInto } from '@/wiki/records/identitiesSelectors';
import {
  selectMatch,
  selectMatchIdsOfPlayer,
  selectPlayer,
  selectPlayerIds,
} from '@/wiki/records/recordsSelectors';
import { RecordSearch } from '@/wiki/search/recordSearch';
import { docsOf, nameIn, pagesOf, type Page } from './pages';
import type { Device, IdentityWorld } from './world';

function shownPage(state: RootState, id: string): Page {
  const player = selectPlayer(state, id);
  return {
    as: selectMergedAs(state, 'player', id),
    matches: [...selectMatchIdsOfPlayer(state, id)].sort(),
    merged: [...selectMergedInto(state, 'player', id)].sort(),
    listed: selectPlayerIds(state).some((each) => each === id),
    name: player?.name,
    otherNames:
      player === undefined
        ? []
        : otherNames(player)
            .filter((name) => name !== player.name)
            .sort(),
  };
}

const playerIds = ({ server }: IdentityWorld) => [
  ...server.all('player').map(({ id }) => id),
  // A proposed player is known by the id of the proposal.
  ...server
    .all('delta')
    .flatMap(({ id, collection, docId }) => (collection === 'player' && docId === '' ? [id] : [])),
];

export function judgeConfirmed(world: IdentityWorld, device: Device): void {
  const [docs, ids, state] = [docsOf(world.server), playerIds(world), device.state()];
  const pages = pagesOf(docs, ids);
  const shown = Object.fromEntries(ids.map((id) => [id, shownPage(state, id)]));
  expect(shown).toEqual(pages);
  for (const match of docs.match.values())
    for (const side of ['player1', 'player2'] as const)
      expect([match.id, side, selectMatch(state, match.id)?.[side].name]).toEqual([
        match.id,
        side,
        nameIn(docs, match, side),
      ]);
}

/** Compares the identities that an author sees with the server's documents and the author's open proposals. */
export function judgeProposed(world: IdentityWorld, device: Device): void {
  const pages = pagesOf(docsOf(world.server, device.uid), playerIds(world));
  const state = device.state();
  for (const [id, { as, matches, merged, listed }] of Object.entries(pages))
    expect([id, shownPage(state, id)]).toEqual([
      id,
      expect.objectContaining({ as, matches, merged, listed }),
    ]);
}

export function judgeSearch(world: IdentityWorld, device: Device): void {
  const search = new RecordSearch({ getState: device.state, whenIdle: () => undefined, now: () => 0 });
  search.changed();
  for (const [id, { name, listed, otherNames: others }] of Object.entries(
    pagesOf(docsOf(world.server), playerIds(world)),
  ))
    for (const each of name === undefined ? [] : [name, ...others])
      expect([each, search.find(each, 20).players.best.map((hit) => hit.id)]).toEqual([
        each,
        listed ? expect.arrayContaining([id]) : expect.not.arrayContaining([id]),
      ]);
}
