import { foundTotals } from '@/features/sports/lists/foundTotals';
import { selectPlayerMeant } from '@/features/sports/lists/foundSelectors';
import { playerId } from '@/model/ids';
import { armWrestling, matchOf, player } from '@test/support/factories';
import { screens } from '@test/support/screens';
import { resultsHidden } from '@/wiki/preferences/preferencesSlice';
import { playersSlice } from '@/wiki/entities/playersSlice';

const side = (id: string, result?: 'W' | 'L') => ({ id: playerId(id), name: id, ...(result && { result }) });
const matches = [
  matchOf('m1', 'e1', { player1: side('ann', 'W'), player2: side('bea', 'L'), arm: 'R', weight: '75kg' }),
  matchOf('m2', 'e1', { player1: side('bea', 'L'), player2: side('ann', 'W'), arm: 'L', weight: '75kg' }),
  matchOf('m3', 'e1', { player1: side('ann', 'L'), player2: side('bea', 'W'), arm: 'R', weight: '75kg' }),
  matchOf('m4', 'e1', { player1: side('ann'), player2: side('bea'), arm: 'L', weight: '95kg' }),
];

test('found matches are counted for a player, in all and by arm and class, those without a result aside', () => {
  const { all, byChoice } = foundTotals(matches, 'ann', armWrestling);
  expect([all.wins, all.losses]).toEqual([2, 1]);
  const counted = byChoice.flatMap(({ tallies }) =>
    tallies.map(({ code, tally }) => `${code} ${tally.wins}–${tally.losses}`),
  );
  expect(counted.sort()).toEqual(['75kg 2–1', 'L 1–0', 'R 1–1']);
});

test('a search of matches means the player with most matches whose name fits, and nobody for a country', () => {
  const { state } = screens({
    matches,
    players: [
      player('ann', { name: 'Ann Smith', country: 'GE' }),
      player('anna', { name: 'Anna Lee', country: 'GE' }),
    ],
  });
  const both = new Set(['anna', 'ann']);
  const meant = (text: string, ...players: readonly ReadonlySet<string>[]) =>
    selectPlayerMeant(
      state(),
      text,
      players.map((each) => ({ players: each })),
    );
  expect(meant('ann', both)).toBe('ann');
  expect(meant('ann lee', both, new Set(['anna']))).toBe('anna');
  expect(meant('smith kott', new Set(['ann']), new Set())).toBe('ann');
  expect(meant('georgia', both)).toBeUndefined();
  expect(meant('kott', new Set())).toBeUndefined();
});

test('the player that a search means is looked for again only when a text or a record changes', () => {
  const { state, store } = screens({ matches, players: [player('ann', { name: 'Ann Smith' })] });
  const words = [{ players: new Set(['ann']) }];
  const before = selectPlayerMeant.recomputations();
  const meant = () => selectPlayerMeant(state(), 'ann', words);
  expect(meant()).toBe('ann');
  store.dispatch(resultsHidden('all'));
  expect(meant()).toBe('ann');
  expect(selectPlayerMeant.recomputations()).toBe(before + 1);
  store.dispatch(playersSlice.actions.removed({ scope: 'players', ids: ['ann'], deletedIds: [] }));
  expect(meant()).toBeUndefined();
});
