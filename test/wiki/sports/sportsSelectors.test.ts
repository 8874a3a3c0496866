import { rootReducer, type RootState } from '@/app/client/rootReducer';
import { scopeKey } from '@/backend/scope';
import { sportId } from '@/model/ids';
import { builtInSports, type Sport } from '@/model/sports';
import { sportsSlice } from '@/wiki/entities/sportsSlice';
import { selectSport, selectSports } from '@/wiki/sports/sportsSelectors';
import { armWrestling } from '@test/support/factories';

const empty = rootReducer(undefined, { type: 'init' });
const scope = scopeKey({ kind: 'events' });
const { added, removed } = sportsSlice.actions;
const withSports = (docs: readonly Sport[], state: RootState = empty) =>
  rootReducer(state, added({ scope, docs }));

const named = (id: string, name: string): Sport => ({ ...armWrestling, id: sportId(id), name });

test('before any document is here the sports are those that come with the code', () => {
  expect(selectSports(empty)).toBe(builtInSports);
  expect(selectSport(empty, 'armw')).toBe(armWrestling);
  expect([selectSport(empty, 'judo'), selectSport(empty, undefined)]).toEqual([undefined, undefined]);
});

test('a document stands for the definition of its id, and the others follow by id', () => {
  const state = withSports([named('sumo', 'Sumo'), named('armw', 'Armwrestling'), named('judo', 'Judo')]);
  expect(selectSports(state).map(({ name }) => name)).toEqual(['Armwrestling', 'Judo', 'Sumo']);
  expect(selectSport(state, 'armw')?.name).toBe('Armwrestling');
  const without = rootReducer(state, removed({ scope, ids: ['armw', 'judo'], deletedIds: [] }));
  expect(selectSports(without).map(({ id }) => id)).toEqual(['armw', 'sumo']);
  expect(selectSport(without, 'armw')).toBe(armWrestling);
});

test('the list stays the same while no document is another', () => {
  const judo = named('judo', 'Judo');
  const before = withSports([judo]);
  const after = withSports([{ ...judo }], before);
  expect(selectSports(after)).toBe(selectSports(before));
});
