import { showFirst } from '@/app/boot/firstVisit';
import { firstScreen } from '@/device/rows/firstScreen';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { selectHasPublishedFirst, selectIsFirstVisit } from '@/wiki/scopes/firstVisit';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { selectMatch } from '@/wiki/records/recordsSelectors';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { tableGet } from '@/lib/table';
import { playerId } from '@/model/ids';
import { event, match, matchOf, player } from '@test/support/factories';
import { answering, filledPage, openFirst as open, plainPage } from '@test/support/firstVisits';

const published = { event: [event('e1'), event('e2')], match: [match('m1')], player: [player('ann')] };

test('it is shown and not stored, stays while the copy comes, and what is in that no more goes', async () => {
  const { store, stored, events, answered } = open();
  await showFirst(store, plainPage, answering(published));
  expect(events()).toEqual(['e1', 'e2']);
  expect(store.getState().matches.rows.size).toBe(1);
  expect(selectIsFirstVisit(store.getState())).toBe(true);
  expect(stored).toEqual([]);

  store.dispatch(eventsSlice.actions.reset({ scope: 'events', docs: [event('e0'), event('e1')] }));
  expect(events()).toEqual(['e0', 'e1', 'e2']);
  for (const scope of ['events', 'players']) answered(scope);
  expect(events()).toEqual(['e0', 'e1', 'e2']);
  answered('matchesOfSport/armw');
  expect(events()).toEqual(['e0', 'e1']);
  expect(selectIsFirstVisit(store.getState())).toBe(false);
});

const dayMs = 86_400_000;

test.each([
  ['behind', 2 * dayMs],
  ['ahead', -2 * dayMs],
])('a clock that is %s is told what time it is at the server by what is published', async (_, off) => {
  const { store } = open();
  const at = Math.floor((Date.now() + off) / 1000) * 1000;
  await showFirst(store, plainPage, answering(published, 200, at));
  expect(store.getState().scopes.serverTime).toBe(at);
});

test('what neither says its time nor is published says nothing of it', async () => {
  const { store } = open();
  await showFirst(store, plainPage, answering({}, 404));
  expect(store.getState().scopes.serverTime).toBeUndefined();
});

test('without a time of the answer it is later than the newest record, as where that came with the page', async () => {
  const newest = Date.now() + dayMs;
  const docs = { ...published, player: [player('ann', { updatedAt: newest })] };
  for (const page of [plainPage, filledPage(JSON.stringify(docs))]) {
    const { store } = open();
    await showFirst(store, page, answering(docs));
    expect(store.getState().scopes.serverTime).toBe(newest);
  }
});

test('who was merged is shown as whoever stands for them, and kept as stored', async () => {
  const stored = match('m1', { player1: { id: playerId('third'), name: 'Third' } });
  const players = [
    player('ann', { name: 'Ann' }),
    player('again', { sameAs: playerId('ann') }),
    player('third', { sameAs: playerId('again') }),
  ];
  const { store } = open();
  await showFirst(store, plainPage, answering({ ...published, match: [stored], player: players }));
  expect(selectMatch(store.getState(), 'm1')?.player1).toMatchObject({ id: 'ann', name: 'Ann' });
  expect(tableGet(store.getState().matches.rows, 'm1')?.player1).toEqual(stored.player1);
});

test('a device with other records is shown those of the page that it lacks, which are not stored and give way', async () => {
  const { store, stored, events, answered } = open();
  store.dispatch(
    eventsSlice.actions.added({ scope: 'events', docs: [event('e9'), event('e1', { name: 'Own' })] }),
  );
  stored.length = 0;
  await showFirst(store, filledPage(JSON.stringify(published)), answering({}, 404));
  expect(events()).toEqual(['e1', 'e2', 'e9']);
  expect(tableGet(store.getState().events.rows, 'e1')?.name).toBe('Own');
  expect(store.getState().matches.rows.size).toBe(1);
  expect(stored).toEqual([]);
  expect(selectIsFirstVisit(store.getState())).toBe(false);
  const scopes = (await firstScreen(store.getState())).flatMap(({ rows }) => Object.keys(rows.held));
  expect([...new Set(scopes)]).toEqual(['events']);

  for (const scope of ['events', 'players', 'match/m1']) answered(scope);
  expect(events()).toEqual(['e1', 'e9']);
  expect(store.getState().matches.rows.size).toBe(0);
});

test('such a record stays while only others are answered, which the device keeps', async () => {
  const { store, events, matches, answered } = open();
  store.dispatch(eventsSlice.actions.added({ scope: 'events', docs: [event('e9')] }));
  const written = JSON.stringify({ event: [event('e2')], match: [matchOf('m2', 'e2')], player: [] });
  await showFirst(store, filledPage(written), answering({}, 404));
  for (const scope of ['players', 'matchesOfEvent/e9', 'events']) answered(scope);
  expect([events(), matches()]).toEqual([['e2', 'e9'], ['m2']]);
  answered('matchesOfEvent/e2');
  expect([events(), matches()]).toEqual([['e9'], []]);
});

test('what the database says of such a record takes its place and stays', async () => {
  const { store, events, answered } = open();
  store.dispatch(eventsSlice.actions.added({ scope: 'events', docs: [event('e9')] }));
  await showFirst(store, filledPage(JSON.stringify(published)), answering({}, 404));
  store.dispatch(eventsSlice.actions.added({ scope: 'events', docs: [event('e2', { name: 'Newer' })] }));
  for (const scope of ['events', 'players', 'match/m1']) answered(scope);
  expect(events()).toEqual(['e2', 'e9']);
  expect(tableGet(store.getState().events.rows, 'e2')?.name).toBe('Newer');
});

test('what came meanwhile is left as it is', async () => {
  const { store, events } = open();
  store.dispatch(eventsSlice.actions.added({ scope: 'events', docs: [event('e9')] }));
  await showFirst(store, plainPage, answering(published));
  expect(events()).toEqual(['e9']);
});

test.each([
  ['no file', answering({}, 404)],
  ['a start page', jest.fn(async () => new Response('<!doctype html>')) as typeof fetch],
  ['no network', jest.fn(() => Promise.reject(new TypeError('offline'))) as typeof fetch],
  ['something else', answering([1, 2])],
  ['records of another shape', answering({ event: [{ id: 1 }, null, 'x'], match: {}, player: 3 })],
])('%s shows nothing and breaks nothing', async (_, ask) => {
  const { store, events } = open();
  await showFirst(store, plainPage, ask);
  expect(events()).toEqual([]);
  expect(selectIsFirstVisit(store.getState())).toBe(false);
});

describe('what came with the page of a record', () => {
  const written = JSON.stringify({ event: [event('e1')], match: [match('m1'), match('m2')], player: [] });
  const nothing = jest.fn();

  test('is shown without asking for anything, not stored, and goes once what the page asked is answered', async () => {
    const { store, stored, events, matches, answered } = open();
    await showFirst(store, filledPage(written), nothing);
    expect([events(), matches()]).toEqual([['e1'], ['m1', 'm2']]);
    expect(selectIsFirstVisit(store.getState())).toBe(true);
    expect(selectHasPublishedFirst(store.getState())).toBe(false);
    expect(nothing).not.toHaveBeenCalled();
    expect(stored).toEqual([]);

    store.dispatch(scopesSlice.actions.opened({ scope: 'matchesOfEvent/e1' }));
    store.dispatch(eventsSlice.actions.reset({ scope: 'events', docs: [event('e1')] }));
    answered('events');
    store.dispatch(matchesSlice.actions.reset({ scope: 'matchesOfEvent/e1', docs: [match('m2')] }));
    expect(matches()).toEqual(['m1', 'm2']);
    answered('matchesOfEvent/e1');
    expect([events(), matches()]).toEqual([['e1'], ['m2']]);
    expect(selectIsFirstVisit(store.getState())).toBe(false);
  });

  test('is shown beside what the device has', async () => {
    const { store, events, matches } = open();
    store.dispatch(matchesSlice.actions.added({ scope: 'matchesOfEvent/e1', docs: [match('m9')] }));
    await showFirst(store, filledPage(written), nothing);
    expect([events(), matches()]).toEqual([['e1'], ['m1', 'm2', 'm9']]);
  });

  test.each(['', '{', 'null', '[1]', '{"event":[{"id":1},null],"match":{},"player":3}'])(
    'shows nothing where it is damaged: %s',
    async (damaged) => {
      const { store, events, matches } = open();
      await showFirst(store, filledPage(damaged), nothing);
      expect([events(), matches()]).toEqual([[], []]);
    },
  );
});
