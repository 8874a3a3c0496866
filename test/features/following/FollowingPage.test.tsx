/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { page } from '@/features/following/FollowingPage';
import { InboxBell } from '@/features/inbox/InboxBell';
import { WatchButton } from '@/parts/watches/WatchButton';
import { eventId, playerId, sportId, userId } from '@/model/ids';
import type { DateString } from '@/model/dates';
import { replacedMark, withheldName } from '@/model/privacy/withholding';
import { selectWatchedKeys, selectIsWatched } from '@/wiki/watches/watchesSelectors';
import { profilesSlice } from '@/wiki/entities/profilesSlice';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { watchesActions, watchesRestored } from '@/wiki/watches/watchesSlice';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { toggleWatch } from '@/wiki/watches/watchesThunks';
import { delta, event, match, player, profile } from '@test/support/factories';
import { screens } from '@test/support/screens';

const today = new Date().toISOString().slice(0, 10) as DateString;
const recently = Date.now() - 1_000;
const rows = {
  players: [player('ann', { name: 'Ann' }), player('bea', { name: 'Bea', hidden: true })],
  events: [event('e1', { name: 'Spring Cup', date: today, updatedAt: recently })],
  matches: [
    match('m1', {
      date: today,
      event: { id: eventId('e1'), date: today, sport: { id: sportId('armw') } },
      player1: { id: playerId('ann'), name: 'Ann', result: 'W' },
      player2: { id: playerId('cat'), name: 'Cat', result: 'L' },
      updatedAt: recently,
    }),
  ],
};
const toldWatches = ({ asked }: Pick<ReturnType<typeof screens>, 'asked'>) =>
  asked('saveWatches').map((question) => Object.keys(question.watches.marks).join(' '));
const watches = (key: string, at = 1) => watchesActions.marked({ key, mark: { at, on: true } });

test('the page leads to the picks of the reader, watched or not', () => {
  screens(rows).show(<page.Component />);
  expect(screen.getByRole('link', { name: 'My picks' }).getAttribute('href')).toBe('/picks#mine');
});

test('a star says by its name that its player is watched', () => {
  const { show, state } = screens(rows);
  show(<WatchButton watched={{ kind: 'player', id: 'ann' }} name="Ann" />);
  const star = screen.getByRole('button', { name: 'Follow Ann' });
  expect(star.hasAttribute('aria-pressed')).toBe(false);
  act(() => star.click());
  expect([star.textContent, star.getAttribute('aria-label')]).toEqual(['Following', 'Following Ann']);
  expect(state().watches.marks).toEqual({ 'player/ann': { at: 2_000, on: true } });
  act(() => star.click());
  expect(state().watches.marks['player/ann']).toEqual({ at: 2_001, on: false, ended: 1 });
});

test('whoever was watched under a page that was merged is watched under the one that stands, and given up there', () => {
  const players = [player('ann', { name: 'Ann' }), player('again', { sameAs: playerId('ann') })];
  const world = screens({ players });
  world.store.dispatch(watches('player/again'));
  world.store.dispatch(watches('pair/again/bea'));
  expect(selectWatchedKeys(world.state())).toHaveLength(2);
  world.show(<WatchButton watched={{ kind: 'player', id: 'ann' }} name="Ann" />);
  const star = screen.getByRole('button', { name: 'Following Ann' });
  expect(selectIsWatched(world.state(), 'pair/ann/bea')).toBe(true);
  act(() => star.click());
  expect(star.getAttribute('aria-label')).toBe('Follow Ann');
  expect(world.state().watches.marks['player/again']?.on).toBe(false);
});

test('of two pages that both were watched and are one now, one is listed, and giving it up is giving up both', () => {
  const players = [player('ann', { name: 'Ann' }), player('again', { sameAs: playerId('ann') })];
  const world = screens({ players });
  world.store.dispatch(watches('player/again', 1));
  world.store.dispatch(watches('player/ann', 2));
  expect(selectWatchedKeys(world.state())).toEqual(['player/ann']);
  world.store.dispatch(toggleWatch('player/ann'));
  expect(selectWatchedKeys(world.state())).toEqual([]);
});

test('whoever watches nothing is told how to', () => {
  screens(rows).show(<page.Component />);
  expect(screen.getByText('You are not following anything yet')).toBeTruthy();
});

test('news is marked until it has been shown once, what comes and what was fought', () => {
  const world = screens(rows);
  world.store.dispatch(watches('player/ann'));
  const { unmount } = world.show(<page.Component />);
  expect(within(screen.getByRole('list', { name: 'Upcoming' })).getByText('Spring Cup')).toBeTruthy();
  expect(screen.getByText('2 new')).toBeTruthy();
  expect(screen.getAllByText('New')).toHaveLength(2);
  expect(world.state().watches.seen).toBe(recently);
  unmount();
  world.show(<page.Component />);
  expect(screen.queryByText('New')).toBeNull();
  expect(screen.getAllByText('Spring Cup')).toHaveLength(2);
});

test('all that is watched is listed by kind, and stays in its place when it is given up', () => {
  const world = screens(rows);
  for (const key of ['player/ann', 'pair/ann/bea', 'player/nobody', 'country/tr', 'later/x'])
    world.store.dispatch(watches(key));
  world.show(<page.Component />);
  const list = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem');
  expect(list('Players').map(({ textContent }) => textContent)).toEqual([
    'AnnFollowing',
    'No longer in the wikiFollowing',
  ]);
  expect(screen.getByRole('link', { name: 'Ann v Bea' }).getAttribute('href')).toBe('/player/ann/versus/bea');
  expect(screen.getByRole('link', { name: 'Türkiye' }).getAttribute('href')).toBe('/countries/TR');
  const star = screen.getByRole('button', { name: 'Following Ann' });
  act(() => star.click());
  expect(star.getAttribute('aria-label')).toBe('Follow Ann');
  expect(list('Players')).toHaveLength(2);
});

test('who is hidden has no news', () => {
  const world = screens({ ...rows, players: [player('ann', { name: 'Ann', hidden: true })] });
  world.store.dispatch(watches('player/ann'));
  world.show(<page.Component />);
  expect(screen.queryByText('Spring Cup')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ann' })).toBeTruthy();
});

test('what a device watches is told to the account once, and what the account watches is watched here', async () => {
  const world = screens(rows, { uid: 'ed' });
  world.store.dispatch(watches('player/ann'));
  world.store.dispatch(scopesSlice.actions.answered({ scope: 'players' }));
  world.show(<InboxBell />);
  expect(toldWatches(world)).toEqual([]);
  const common = { news: [], seen: 0, digest: { rhythm: 'none', language: 'en' } } as const;
  act(() =>
    world.tell('inbox', { ...common, watches: { marks: { 'event/e1': { at: 1, on: true } }, seen: 0 } }),
  );
  await waitFor(() => expect(toldWatches(world)).toEqual(['player/ann event/e1']));
  expect(world.state().watches.marks).toHaveProperty(['event/e1']);
  const { marks, seen } = world.state().watches;
  await act(async () => world.tell('inbox', { ...common, watches: { marks, seen } }));
  expect(toldWatches(world)).toHaveLength(1);
});

test('a device that watches a page by its old id never tells it: not before it has heard of the new one, and not after', async () => {
  const old = 'ann-lee';
  const world = screens({ ...rows, players: [player(old, { name: 'Ann Lee' })] }, { uid: 'ed' });
  for (const key of [`player/${old}`, `pair/${old}/bea`, 'country/tr']) world.store.dispatch(watches(key));
  world.show(<InboxBell />);
  const common = { news: [], seen: 0, digest: { rhythm: 'none', language: 'en' } } as const;
  const there = { marks: { 'player/new1': { at: 1, on: true } }, seen: 0 };
  act(() => world.tell('inbox', { ...common, watches: there }));
  const told = () => toldWatches(world);
  await waitFor(() => expect(told()).toEqual(['country/tr player/new1']));
  expect(world.calls.join()).not.toContain(old);

  const mark = replacedMark('new1', old);
  const withheld = { name: withheldName, hidden: true, withheld: true, replaces: mark } as const;
  act(() => {
    world.store.dispatch(
      playersSlice.actions.removed({ scope: 'players', ids: [playerId(old)], deletedIds: [old] }),
    );
    world.store.dispatch(
      playersSlice.actions.added({ scope: 'players', docs: [player('new1', withheld), player('bea')] }),
    );
    world.store.dispatch(scopesSlice.actions.answered({ scope: 'players' }));
  });
  await waitFor(() => expect(told().at(-1)).toContain('pair/bea/new1'));
  expect(world.calls.join()).not.toContain(old);
  expect(Object.keys(world.state().watches.marks).sort()).toEqual([
    'country/tr',
    'pair/bea/new1',
    'player/new1',
  ]);
});

test('a reader who watched the old page watches the new one, even if the device knew that page before its own watches', () => {
  const now = player('new1', {
    name: withheldName,
    hidden: true,
    withheld: true,
    replaces: replacedMark('new1', 'ann-lee'),
  });
  const world = screens({ players: [now] });
  world.store.dispatch(watchesRestored({ marks: { 'player/ann-lee': { at: 1, on: true } }, seen: 0 }));
  expect(selectWatchedKeys(world.state())).toEqual(['player/new1']);
  world.show(<page.Component />);
  expect(document.body.innerHTML).not.toContain('ann-lee');
});

test('the edits of a watched member are on the page, under the name', async () => {
  const mia = profile('mia', { name: 'Mia' });
  const applied = { status: 'applied', author: userId('mia'), before: 'Event e1', decidedAt: 5_000 } as const;
  const deltas = [delta('edit', applied), delta('of another', { ...applied, author: userId('ed') })];
  const world = screens({ ...rows, deltas });
  world.store.dispatch(profilesSlice.actions.reset({ scope: 'profile/mia', docs: [mia] }));
  world.store.dispatch(watches('member/mia'));
  world.show(<page.Component />);
  const edits = within(screen.getByRole('list', { name: 'Edits by Mia' }));
  expect(edits.getAllByRole('link', { name: 'Spring Cup' })).toHaveLength(1);
  const star = within(screen.getByRole('list', { name: 'Members' })).getByRole('button');
  expect(star.getAttribute('aria-label')).toBe('Following Mia');
  act(() => star.click());
  expect(screen.queryByText('Edits by members you follow')).toBeNull();
});
