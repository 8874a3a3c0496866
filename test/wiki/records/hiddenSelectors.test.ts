import fc from 'fast-check';
import { rootReducer } from '@/app/client/rootReducer';
import { hiddenAmong } from '@/model/privacy/hiding';
import type { Player } from '@/model/records/records';
import { selectPlayers } from '@/parts/lists/playerListSelectors';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { selectConfirmedHidden } from '@/wiki/records/hiddenSelectors';
import { selectIsListed, selectPlayer, selectPlayerIds } from '@/wiki/records/recordsSelectors';
import { selectPlayerCountOfSport, selectPlayersOfSport } from '@/wiki/records/sportSelectors';
import { match, player } from '@test/support/factories';
import { runs } from '@test/support/property';

const ids = ['ann', 'bea', 'cid'] as const;
/** The server's state of one player: shown, hidden, or gone. */
const anyStep = fc.tuple(fc.constantFrom(...ids), fc.constantFrom('shown', 'hidden', 'gone'));
const scope = 'players';
const { added, removed } = playersSlice.actions;

test('after any history lists have who is there and not hidden, and rankings know who is', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 12 }), (steps) => {
      let state = rootReducer(undefined, { type: 'init' });
      const known = new Map<string, Player>();
      for (const [id, standing] of steps) {
        const before = selectConfirmedHidden(state);
        const record = player(id, standing === 'hidden' ? { hidden: true } : {});
        if (standing === 'gone') known.delete(id);
        else known.set(id, record);
        state = rootReducer(
          state,
          standing === 'gone'
            ? removed({ scope, ids: [id], deletedIds: [id] })
            : added({ scope, docs: [record] }),
        );
        const hidden = selectConfirmedHidden(state);
        expect(hidden).toEqual(hiddenAmong(known.values()));
        if (hidden.size === before.size && [...hidden].every((each) => before.has(each)))
          expect(hidden).toBe(before);
        const listed = ids.filter((each) => known.has(each) && !known.get(each)?.hidden);
        expect(selectPlayerIds(state)).toEqual(listed);
        expect(selectPlayers(state).map((each) => each.id)).toEqual(listed);
        expect(ids.filter((each) => selectIsListed(state, each))).toEqual(listed);
        expect(ids.filter((each) => selectPlayer(state, each))).toEqual(
          ids.filter((each) => known.has(each)),
        );
      }
    }),
    runs(100),
  );
});

test('a hidden player is none of the players of a sport', () => {
  const state = [
    matchesSlice.actions.added({ scope: 'matchesOfSport/armw', docs: [match('m1')] }),
    added({ scope, docs: [player('ann', { hidden: true }), player('bea')] }),
  ].reduce(rootReducer, rootReducer(undefined, { type: 'init' }));
  expect([...selectPlayersOfSport(state, 'armw').keys()]).toEqual(['bea']);
  expect(selectPlayerCountOfSport(state, 'armw')).toBe(1);
});
