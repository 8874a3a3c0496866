import fc from 'fast-check';
import { deltasSlice } from '@/wiki/entities/deltasSlice';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { RecordSearch } from '@/wiki/search/recordSearch';
import { playerId, userId } from '@/model/ids';
import type { DateString } from '@/model/dates';
import { delta, event, matchOf, player } from '@test/support/factories';
import { runs } from '@test/support/property';
import { searching } from '@test/support/searching';

const playerIds = (search: ReturnType<typeof searching>['search'], text: string) =>
  search.find(text).players.best.map(({ id }) => id);

test('a player is found by a name that was given up', () => {
  const formerNames = [{ name: 'Jane Roe', until: '2021-03-04' as DateString }];
  const { search } = searching({
    players: [player('jane', { name: 'Jane Doe', formerNames }), player('bob')],
  });
  expect(playerIds(search, 'roe')).toEqual(['jane']);
});

test('a hidden player is not found, and is again once shown', () => {
  const { search, store, idle } = searching({
    players: [player('jane', { name: 'Jane Doe', hidden: true }), player('janet', { name: 'Janet Roe' })],
  });
  expect(playerIds(search, 'jane')).toEqual(['janet']);
  const docs = [player('jane', { name: 'Jane Doe', updatedAt: 2_000 })];
  store.dispatch(playersSlice.actions.modified({ scope: 'players', docs }));
  idle();
  expect(playerIds(search, 'jane')).toEqual(['jane', 'janet']);
});

const levan = player('levan', { name: 'Levan Saginashvili', country: 'GE' });

test.each([
  'Леван Сагинашвили',
  'ლევან საგინაშვილი',
  'レヴァン',
  'レヴァン・サギナシュヴィリ',
  'საგინაშვილი ლევან',
])('%s finds Levan Saginashvili', async (text) => {
  const { search, idle } = searching({ players: [levan, player('devon', { name: 'Devon Larratt' })] });
  search.find(text);
  // A separate chunk has the letters of other scripts.
  await import('transliteration');
  await Promise.resolve();
  idle();
  expect(playerIds(search, text)).toEqual(['levan']);
});

test('a name stored in another script is found by Latin letters', async () => {
  const { search, idle } = searching({ players: [player('denis', { name: 'Денис Цыпленков' })] });
  await import('transliteration');
  await Promise.resolve();
  idle();
  expect(playerIds(search, 'denis cyplenkov')).toEqual(['denis']);
});

test.each([
  ['kazakhstan', ['ann']],
  ['almaty', ['ann']],
  ['kyrgyzstan', ['bea']],
  ['KG', ['bea']],
  ['KGZ', ['bea']],
  ['Казахстан', ['ann']],
  ['golden lions', ['bea']],
])('%s finds the players whose fact it is, however a country is written', (text, ids) => {
  const { search } = searching({
    players: [
      player('ann', { name: 'Ann', country: 'KZ', city: 'Almaty' }),
      player('bea', { name: 'Bea', country: 'KG', team: 'Golden Lions' }),
    ],
  });
  expect(playerIds(search, text)).toEqual(ids);
});

test('events are found by place, country, organiser, series and year', () => {
  const facts = {
    location: 'Hall 5, Almaty',
    country: 'KZ',
    organization: 'Steppe Arms',
    series: 'Grand Tour',
  };
  const { search } = searching({
    events: [event('e1', { name: 'Cup', date: '2024-05-01' as DateString, ...facts })],
  });
  for (const text of ['almaty', 'kazakhstan', 'steppe', 'grand tour', '2024'])
    expect(search.find(text).events.best.map(({ id }) => id)).toEqual(['e1']);
  expect(search.find('2023').events.best).toEqual([]);
});

test('of players who fit equally the one with more matches comes first', () => {
  const one = {
    player1: { id: playerId('ann'), name: 'Todd Ann' },
    player2: { id: playerId('z'), name: 'Z' },
  };
  const { search, store, idle } = searching({
    players: [player('bob', { name: 'Todd Bob' }), player('ann', { name: 'Todd Ann' })],
    matches: [matchOf('m1', 'e1', one)],
  });
  expect(playerIds(search, 'todd')).toEqual(['ann', 'bob']);
  const bob = { player1: { id: playerId('bob'), name: 'Todd Bob' } };
  const docs = [matchOf('m2', 'e1', bob), matchOf('m3', 'e1', bob)];
  store.dispatch(matchesSlice.actions.added({ scope: 's', docs }));
  idle();
  expect(playerIds(search, 'todd')).toEqual(['bob', 'ann']);
});

test('who has fought a match of a kind is known, and no longer once the match is another', () => {
  const fought = (gender: 'M' | 'W', weight: '75kg' | '95kg') =>
    matchOf('m1', 'e1', {
      player1: { id: playerId('ann'), name: 'Ann' },
      player2: { id: playerId('z'), name: 'Z' },
      gender,
      weight,
    });
  const { search, store, idle } = searching({ players: [player('ann')], matches: [fought('W', '75kg')] });
  expect(search.hasFought('ann', { gender: 'W' })).toBe(true);
  expect(search.hasFought('ann', { sport: 'armw', gender: 'W', weight: '75kg' })).toBe(true);
  expect(search.hasFought('ann', { gender: 'M' })).toBe(false);
  expect(search.hasFought('ann', { sport: 'chess' })).toBe(false);
  expect(search.hasFought('nobody', {})).toBe(false);
  store.dispatch(matchesSlice.actions.modified({ scope: 's', docs: [fought('M', '75kg')] }));
  idle();
  expect(search.hasFought('ann', { gender: 'W', weight: '75kg' })).toBe(false);
  expect(search.hasFought('ann', { gender: 'M', weight: '75kg' })).toBe(true);
});

test('events are found by name, place and year, the newest first', () => {
  const { search } = searching({
    events: [
      event('a', { name: 'East vs West 1', date: '2021-01-01' as DateString, location: 'Istanbul' }),
      event('b', { name: 'East vs West 2', date: '2022-01-01' as DateString }),
    ],
  });
  const ids = (text: string) => search.find(text).events.best.map(({ id }) => id);
  expect(ids('east west')).toEqual(['b', 'a']);
  expect(ids('istanbul')).toEqual(['a']);
  expect(ids('east 2022')).toEqual(['b']);
});

test('an own proposal is found at once, by its new name and no longer by the old one', () => {
  const { search, store, idle } = searching({ players: [levan] }, { uid: 'me' });
  const own = { author: userId('me'), collection: 'player', status: 'new' } as const;
  store.dispatch(
    deltasSlice.actions.added({
      scope: 'ownDeltas/me',
      docs: [
        delta('d1', { ...own, docId: 'levan', field: 'name', value: 'Somebody Else', base: levan.name }),
        delta('d2', { ...own, docId: '', field: '', value: { name: 'Brand New' }, base: {} }),
      ],
    }),
  );
  idle();
  expect(playerIds(search, 'somebody')).toEqual(['levan']);
  expect(playerIds(search, 'saginashvili')).toEqual([]);
  expect(playerIds(search, 'brand')).toEqual(['d2']);
});

const id = fc.constantFrom('a', 'b', 'c', 'd');
const name = fc.constantFrom('Ann Bee', 'Bea Anner', 'Cor', 'Annabel', 'Ba');
const step = fc.oneof(
  fc.record({ kind: fc.constant('player' as const), id, name }),
  fc.record({ kind: fc.constant('event' as const), id, name }),
  fc.record({ kind: fc.constant('match' as const), id, one: id, two: id, wins: fc.boolean() }),
  fc.record({ kind: fc.constant('remove' as const), id, from: fc.constantFrom('player', 'event', 'match') }),
  fc.record({ kind: fc.constant('propose' as const), id, name }),
  fc.record({ kind: fc.constant('withdraw' as const), id }),
  fc.record({ kind: fc.constant('idle' as const) }),
);

test('after any history it finds what a search that begins with the last state finds', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const { search, store, idle, state } = searching({}, { uid: 'me' });
      for (const each of steps) store.dispatch(actionOf(each));
      idle();
      const twin = new RecordSearch({ getState: state, whenIdle: () => undefined, now: () => 0 });
      for (const text of ['a', 'an', 'ann', 'anne bee', 'bea', 'cor', 'bo', '2023']) {
        expect(search.find(text)).toEqual(twin.find(text));
      }
      for (const player of ['a', 'b', 'c', 'd']) {
        expect(search.activityOf(player)).toEqual(twin.activityOf(player));
        for (const gender of ['M', 'W', '-'])
          expect(search.hasFought(player, { gender })).toBe(twin.hasFought(player, { gender }));
        expect(search.matchesAt(player)).toBe(twin.matchesAt(player));
      }

      function actionOf(each: typeof step extends fc.Arbitrary<infer S> ? S : never) {
        switch (each.kind) {
          case 'player':
            return playersSlice.actions.added({ scope: 's', docs: [player(each.id, { name: each.name })] });
          case 'event':
            return eventsSlice.actions.added({ scope: 's', docs: [event(each.id, { name: each.name })] });
          case 'match':
            return matchesSlice.actions.added({
              scope: 's',
              docs: [
                matchOf(each.id, each.one, {
                  player1: { id: playerId(each.one), name: 'X', result: each.wins ? 'W' : 'L' },
                  player2: { id: playerId(each.two), name: 'Y', result: each.wins ? 'L' : 'W' },
                }),
              ],
            });
          case 'remove': {
            const slices = { player: playersSlice, event: eventsSlice, match: matchesSlice };
            const payload = { scope: 's', ids: [each.id], deletedIds: [each.id] };
            return slices[each.from].actions.removed(payload);
          }
          case 'propose':
            return deltasSlice.actions.added({
              scope: 'ownDeltas/me',
              docs: [
                delta(`d${each.id}`, {
                  collection: 'player',
                  author: userId('me'),
                  docId: each.id,
                  field: 'name',
                  value: each.name,
                  base: '',
                }),
              ],
            });
          case 'withdraw':
            return deltasSlice.actions.removed({
              scope: 'ownDeltas/me',
              ids: [`d${each.id}`],
              deletedIds: [`d${each.id}`],
            });
          case 'idle':
            idle();
            return { type: 'nothing' };
        }
      }
    }),
    runs(60),
  );
});

test.each(['evw 12', 'EvW12', 'east vs west 12', 'istanbul 2024', 'turkey 12', 'Türkiye 12'])(
  '%s finds East vs West 12',
  (text) => {
    const of = (id: string, name: string, date: string) =>
      event(id, { name, date: date as DateString, location: 'Istanbul', country: 'TR' });
    const { search } = searching({
      events: [
        of('evw1', 'East vs West 1', '2021-06-12'),
        of('evw12', 'East vs West 12', '2024-04-20'),
        event('kott', { name: 'King of the Table 12', country: 'AE' }),
      ],
    });
    expect(search.find(text).events.best[0]?.id).toBe('evw12');
  },
);
