import fc from 'fast-check';
import {
  emptyTable,
  tableDelete,
  tableEntries,
  tableGet,
  tableSet,
  tableValues,
  type Table,
} from '@/lib/table';
import {
  identitiesOf,
  identityOf,
  matchAs,
  nobody,
  playerAs,
  type Identities,
  type PlayerShown,
} from '@/model/identity/identities';
import { playerId } from '@/model/ids';
import type { Match, Player } from '@/model/records/records';
import type { Change } from '@/overlay/change';
import { createIdentities } from '@/wiki/records/sameness';
import { deriveMatchesAs, deriveRecordsAs } from '@/wiki/records/identitiesSelectors';
import { match, player } from '@test/support/factories';
import { runs } from '@test/support/property';

interface Rows {
  readonly players: Table<Player>;
  readonly matches: Table<Match>;
}

type Step = (rows: Rows) => Rows;

const people = ['a', 'b', 'c', 'd', 'e'];
const person = fc.constantFrom(...people);
const put = (rows: Rows, next: Player): Rows => ({
  ...rows,
  players: tableSet(rows.players, [[next.id, next]]),
});
const changed = (rows: Rows, id: string, change: (player: Player) => Player): Rows => {
  const known = tableGet(rows.players, id);
  return known === undefined ? rows : put(rows, change(known));
};
const withoutSame = ({ sameAs: _, ...rest }: Player): Player => rest;
const fought = (id: string, first: string, second: string) =>
  match(id, {
    player1: { id: playerId(first), name: first, score: 2 },
    player2: { id: playerId(second), name: second, score: 1 },
  });

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(person, person).map(
    ([id, as]): Step =>
      (rows) =>
        changed(rows, id, (known) => ({ ...known, sameAs: playerId(as) })),
  ),
  person.map(
    (id): Step =>
      (rows) =>
        changed(rows, id, withoutSame),
  ),
  fc.tuple(person, fc.constantFrom('X', 'Y')).map(
    ([id, name]): Step =>
      (rows) =>
        changed(rows, id, (known) => ({ ...known, name })),
  ),
  person.map(
    (id): Step =>
      (rows) =>
        put(rows, player(id, { name: `New ${id}` })),
  ),
  person.map((id): Step => (rows) => ({ ...rows, players: tableDelete(rows.players, [id]) })),
  fc
    .tuple(fc.constantFrom('m1', 'm2', 'm3', 'm4'), person, person)
    .map(([id, first, second]): Step => (rows) => ({
      ...rows,
      matches: tableSet(rows.matches, [[id, fought(id, first, second)]]),
    })),
  fc.constantFrom('m1', 'm2').map((id): Step => (rows) => ({
    ...rows,
    matches: tableDelete(rows.matches, [id]),
  })),
);

const followSame = () => createIdentities<Player, ReturnType<typeof identityOf>>(identityOf);
function followPlayers() {
  const follow = followSame();
  return (players: Table<Player>) => ({ identities: follow(players, emptyTable()).confirmed });
}
const followPlayersAs = () => deriveRecordsAs<Player, PlayerShown>(playerAs);
/** Keeps matches by identities alone, with one object per answer, as selectors give it. */
function followMatchesOfPlayers() {
  const follow = deriveMatchesAs();
  let last = nobody;
  return (rows: Table<Match>, players: Identities) => {
    if (last.players !== players) last = { ...nobody, players };
    return follow(rows, last);
  };
}

const begin: Rows = {
  players: tableSet(
    emptyTable<Player>(),
    people.map((id) => [id, player(id, { name: id })] as const),
  ),
  matches: emptyTable(),
};

function fromScratch({ players, matches }: Rows) {
  const said = new Map(
    [...tableValues(players)].flatMap(({ id, sameAs }) => (sameAs ? [[id, sameAs] as const] : [])),
  );
  const identities = identitiesOf(said, (id) => tableGet(players, id));
  const standing = [...tableValues(players)].filter(({ id }) => !identities.has(id));
  const mergedInto = (id: string) =>
    [...identities].flatMap(([source, to]) => (to.id === id ? [tableGet(players, source)!] : []));
  return {
    players: new Map<string, PlayerShown>(standing.map((one) => [one.id, playerAs(one, mergedInto(one.id))])),
    matches: new Map([...tableValues(matches)].map((one) => [one.id as string, matchAs(one, identities)])),
  };
}

const withNamesInOrder = (players: ReadonlyMap<string, PlayerShown>) =>
  [...players]
    .map(([id, { mergedNames = [], mergedAliases = [], ...rest }]) => [
      id,
      rest,
      mergedNames.toSorted(),
      mergedAliases.toSorted(),
    ])
    .sort();

test('after any history rows are what they are read as without one, and un-merging gives back what there was', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const [identities, matchesAs, playersAs] = [
        followPlayers(),
        followMatchesOfPlayers(),
        followPlayersAs(),
      ];
      let rows = begin;
      for (const next of steps) {
        rows = next(rows);
        const found = identities(rows.players).identities;
        const shown = { players: playersAs(rows.players, found), matches: matchesAs(rows.matches, found) };
        const expected = fromScratch(rows);
        expect(new Map(tableEntries(shown.matches))).toEqual(expected.matches);
        expect(withNamesInOrder(new Map(tableEntries(shown.players)))).toEqual(
          withNamesInOrder(expected.players),
        );
      }
      const players = tableSet(
        rows.players,
        [...tableValues(rows.players)].map((one) => [one.id, withoutSame(one)] as const),
      );
      const apart = identities(players).identities;
      expect(matchesAs(rows.matches, apart)).toBe(rows.matches);
      expect(playersAs(players, apart)).toBe(players);
    }),
    runs(300),
  );
});

test('an answer that did not change is the same reference', () => {
  const [identities, matchesAs, playersAs] = [followPlayers(), followMatchesOfPlayers(), followPlayersAs()];
  const merged = changed(begin, 'b', (known) => ({ ...known, sameAs: playerId('a') }));
  const matches = tableSet(merged.matches, [['m1', fought('m1', 'b', 'c')]]);
  const first = identities(merged.players).identities;
  const [before, shown] = [matchesAs(matches, first), playersAs(merged.players, first)];
  const other = changed(merged, 'e', (known) => ({ ...known, city: 'Rome' }));
  const second = identities(other.players).identities;
  expect(second).toBe(first);
  expect(matchesAs(matches, second)).toBe(before);
  expect(tableGet(playersAs(other.players, second), 'a')).toBe(tableGet(shown, 'a'));
  const more = tableSet(matches, [['m2', fought('m2', 'c', 'd')]]);
  expect(tableGet(matchesAs(more, second), 'm1')).toBe(tableGet(before, 'm1'));
});

test('a proposal merges and parts for its author, and one of something else leaves the same reference', () => {
  const follow = followSame();
  const changesOf = (id: string, path: string, value: string | null): Table<Change<Player>> =>
    tableSet(emptyTable<Change<Player>>(), [[id, { kind: 'patch', id, patch: [{ path, value }] }]]);
  const proposed = (rows: Rows, id: string, sameAs: string | null) =>
    follow(rows.players, changesOf(id, 'sameAs', sameAs)).proposed;
  const merged = changed(begin, 'b', (known) => ({ ...known, sameAs: playerId('a') }));
  expect(proposed(begin, 'b', 'a').get('b')).toMatchObject({ id: 'a' });
  expect(proposed(merged, 'b', null).size).toBe(0);
  expect(proposed(merged, 'c', 'b').get('c')).toMatchObject({ id: 'a' });
  const { confirmed } = follow(merged.players, emptyTable());
  expect(follow(merged.players, changesOf('e', 'city', 'Rome')).proposed).toBe(confirmed);
});
