import { showFirst } from '@/app/boot/firstVisit';
import { firstScreen } from '@/device/rows/firstScreen';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { selectIsPartial } from '@/wiki/scopes/firstVisit';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { selectMatch } from '@/wiki/records/recordsSelectors';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { tableGet } from '@/lib/table';
import { playerId } from '@/model/ids';
import { event, match, matchOf, player } from '@test/support/factories';
import { filledPage, openFirst as open, publishedPage } from '@test/support/firstVisits';

const published = { event: [event('e1'), event('e2')], match: [match('m1')], player: [player('ann')] };

test('it is shown and not stored, stays while the copy comes, and what is in that no more goes', async () => {
  const { store, stored, events, answered } = open();
  showFirst(store, publishedPage(published));
  expect(events()).toEqual(['e1', 'e2']);
  expect(store.getState().matches.rows.size).toBe(1);
  expect(selectIsPartial(store.getState())).toBe(true);
  expect(stored).toEqual([]);

  store.dispatch(eventsSlice.actions.reset({ scope: 'events', docs: [event('e0'), event('e1')] }));
  expect(events()).toEqual(['e0', 'e1', 'e2']);
  for (const scope of ['events', 'players']) answered(scope);
  expect(events()).toEqual(['e0', 'e1', 'e2']);
  answered('matchesOfSport/armw');
  expect(events()).toEqual(['e0', 'e1']);
  expect(selectIsPartial(store.getState())).toBe(false);
});

const dayMs = 86_400_000;

test.each([
  ['behind', 2 * dayMs],
  ['ahead', -2 * dayMs],
])('a clock that is %s is told what time it is at the server by what is published', async (_, off) => {
  const { store } = open();
  const at = Math.floor((Date.now() + off) / 1000) * 1000;
  showFirst(store, publishedPage(published, at));
  expect(store.getState().scopes.serverTime).toBe(at);
});

test('a page without records says nothing of the time', () => {
  const { store } = open();
  showFirst(store, { getElementById: () => null });
  expect(store.getState().scopes.serverTime).toBeUndefined();
});

test('a page that does not say its time is later than the newest record', () => {
  const newest = Date.now() + dayMs;
  const docs = { ...published, player: [player('ann', { updatedAt: newest })] };
  for (const page of [publishedPage(docs), filledPage(JSON.stringify(docs))]) {
    const { store } = open();
    showFirst(store, page);
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
  showFirst(store, publishedPage({ ...published, match: [stored], player: players }));
  expect(selectMatch(store.getState(), 'm1')?.player1).toMatchObject({ id: 'ann', name: 'Ann' });
  expect(tableGet(store.getState().matches.rows, 'm1')?.player1).toEqual(stored.player1);
});

test('a device with other records is shown those of the page that it lacks, which are not stored and give way', async () => {
  const { store, stored, events, answered } = open();
  store.dispatch(
    eventsSlice.actions.added({ scope: 'events', docs: [event('e9'), event('e1', { name: 'Own' })] }),
  );
  stored.length = 0;
  showFirst(store, filledPage(JSON.stringify(published)));
  expect(events()).toEqual(['e1', 'e2', 'e9']);
  expect(tableGet(store.getState().events.rows, 'e1')?.name).toBe('Own');
  expect(store.getState().matches.rows.size).toBe(1);
  expect(stored).toEqual([]);
  expect(selectIsPartial(store.getState())).toBe(false);
  const scopes = (await firstScreen(store.getState(), Date.now())).flatMap(({ rows }) =>
    Object.keys(rows.held),
  );
  expect([...new Set(scopes)]).toEqual(['events']);

  for (const scope of ['events', 'players', 'match/m1']) answered(scope);
  expect(events()).toEqual(['e1', 'e9']);
  expect(store.getState().matches.rows.size).toBe(0);
});

test('such a record stays while only others are answered, which the device keeps', async () => {
  const { store, events, matches, answered } = open();
  store.dispatch(eventsSlice.actions.added({ scope: 'events', docs: [event('e9')] }));
  const written = JSON.stringify({ event: [event('e2')], match: [matchOf('m2', 'e2')], player: [] });
  showFirst(store, filledPage(written));
  for (const scope of ['players', 'matchesOfEvent/e9', 'events']) answered(scope);
  expect([events(), matches()]).toEqual([['e2', 'e9'], ['m2']]);
  answered('matchesOfEvent/e2');
  expect([events(), matches()]).toEqual([['e9'], []]);
});

test('what the database says of such a record takes its place and stays', async () => {
  const { store, events, answered } = open();
  store.dispatch(eventsSlice.actions.added({ scope: 'events', docs: [event('e9')] }));
  showFirst(store, filledPage(JSON.stringify(published)));
  store.dispatch(eventsSlice.actions.added({ scope: 'events', docs: [event('e2', { name: 'Newer' })] }));
  for (const scope of ['events', 'players', 'match/m1']) answered(scope);
  expect(events()).toEqual(['e2', 'e9']);
  expect(tableGet(store.getState().events.rows, 'e2')?.name).toBe('Newer');
});

test('what came meanwhile is left as it is', async () => {
  const { store, events } = open();
  store.dispatch(eventsSlice.actions.added({ scope: 'events', docs: [event('e9')] }));
  showFirst(store, publishedPage(published));
  expect(events()).toEqual(['e9']);
});

test.each([
  ['no block', { getElementById: () => null }],
  ['something else', filledPage('[1, 2]')],
  ['a page', filledPage('<!doctype html>')],
  ['records of another shape', publishedPage({ event: [{ id: 1 }, null, 'x'], match: {}, player: 3 })],
])('%s shows nothing and breaks nothing', (_, page) => {
  const { store, events } = open();
  showFirst(store, page);
  expect(events()).toEqual([]);
  expect(selectIsPartial(store.getState())).toBe(false);
});

describe('what came with the page of a record', () => {
  const written = JSON.stringify({ event: [event('e1')], match: [match('m1'), match('m2')], player: [] });

  test('is shown without asking for anything, not stored, and goes once what the page asked is answered', async () => {
    const { store, stored, events, matches, answered } = open();
    showFirst(store, filledPage(written));
    expect([events(), matches()]).toEqual([['e1'], ['m1', 'm2']]);
    expect(selectIsPartial(store.getState())).toBe(true);
    expect(stored).toEqual([]);

    store.dispatch(scopesSlice.actions.opened({ scope: 'matchesOfEvent/e1' }));
    store.dispatch(eventsSlice.actions.reset({ scope: 'events', docs: [event('e1')] }));
    answered('events');
    store.dispatch(matchesSlice.actions.reset({ scope: 'matchesOfEvent/e1', docs: [match('m2')] }));
    expect(matches()).toEqual(['m1', 'm2']);
    answered('matchesOfEvent/e1');
    expect([events(), matches()]).toEqual([['e1'], ['m2']]);
    expect(selectIsPartial(store.getState())).toBe(false);
  });

  test('is shown beside what the device has', async () => {
    const { store, events, matches } = open();
    store.dispatch(matchesSlice.actions.added({ scope: 'matchesOfEvent/e1', docs: [match('m9')] }));
    showFirst(store, filledPage(written));
    expect([events(), matches()]).toEqual([['e1'], ['m1', 'm2', 'm9']]);
  });

  test.each(['', '{', 'null', '[1]', '{"event":[{"id":1},null],"match":{},"player":3}'])(
    'shows nothing where it is damaged: %s',
    async (damaged) => {
      const { store, events, matches } = open();
      showFirst(store, filledPage(damaged));
      expect([events(), matches()]).toEqual([[], []]);
    },
  );
});
