/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { BackendError } from '@/backend/errors';
import { dateOf } from '@/model/dates';
import { playerId, userId } from '@/model/ids';
import { builtInSports } from '@/model/sports';
import { OwnPicks } from '@/features/picks/OwnPicks';
import { makePick } from '@/parts/picks/picksThunks';
import { selectCommands } from '@/wiki/outbox/outboxSelectors';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { picksActions } from '@/wiki/picks/picksSlice';
import { event, match, player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const date = dateOf(Date.parse('2026-12-24'));
const cup = event('e1', { name: 'Winter Cup', date });
const [ann, bea] = [
  { id: playerId('p1'), name: 'Ann' },
  { id: playerId('p2'), name: 'Bea' },
];
const at = { date, event: { id: cup.id, date, sport: cup.sport } };
const won = match('m1', {
  ...at,
  player1: { ...ann, score: 3, result: 'W' },
  player2: { ...bea, score: 0, result: 'L' },
});
const open = match('m2', { ...at, player1: ann, player2: bea });

const earned = { points: 0, right: 0, of: 0 };
const tableOf = (first: string) => ({
  ...{ people: 1, parts: 1, top: [], crowd: earned, rating: earned, totals: [], counts: [] },
  matches: [{ match: 'm1', first, rated: 0.75 }],
});
const own = (...of: readonly string[]) => ({
  picks: of.map((each) => ({ match: each, event: 'e1', player: 'p1', sureness: 3 }) as const),
  isCut: false,
});

test('each pick says what it earned by the chances of the table, and how often its step was right', async () => {
  const { world, show } = screens({ events: [cup], matches: [won, open] }, { uid: 'ed' });
  world.answers.ownPicks = async () => own('m1', 'm2');
  world.answers.pickTable = async () => ({ table: tableOf('p1') });
  show(<OwnPicks sport={builtInSports[0]!} />);
  expect(await screen.findByText('Right: +5 points. You said 90%, the ratings 75%.')).toBeTruthy();
  const list = screen.getByRole('list', { name: 'Winter Cup' });
  expect(within(list).getByText('Not decided yet')).toBeTruthy();
  expect(screen.getByText('100% (1 of 1)')).toBeTruthy();
});

test('a decided pick without a table is right, not undecided, and its points are still to come', async () => {
  const { world, show } = screens({ events: [cup], matches: [won] }, { uid: 'ed' });
  world.answers.ownPicks = async () => ({ ...own('m1'), isCut: true });
  show(<OwnPicks sport={builtInSports[0]!} />);
  expect(await screen.findByText(/^Right\. The points come/)).toBeTruthy();
  expect(screen.getByText('Your newest 500 picks')).toBeTruthy();
});

test('the table may name the player by an id that was merged since', async () => {
  const old = player('p0', { name: 'Ann', sameAs: ann.id });
  const { world, show } = screens(
    { events: [cup], matches: [won], players: [old, player('p1', { name: 'Ann' })] },
    { uid: 'ed' },
  );
  world.answers.ownPicks = async () => own('m1');
  world.answers.pickTable = async () => ({ table: tableOf('p0') });
  show(<OwnPicks sport={builtInSports[0]!} />);
  expect(await screen.findByText('Right: +5 points. You said 90%, the ratings 75%.')).toBeTruthy();
});

test('without a connection the picks that the device knows are shown', async () => {
  const { store, world, show } = screens({ events: [cup], matches: [open] }, { uid: 'ed' });
  world.answers.ownPicks = () => Promise.reject(new BackendError('unavailable', 'No network'));
  const pick = { match: 'm2', event: 'e1', player: 'p1', sureness: 1 } as const;
  store.dispatch(picksActions.saved({ uid: userId('ed'), pick }));
  show(<OwnPicks sport={builtInSports[0]!} />);
  expect(await screen.findByText(/^No connection/)).toBeTruthy();
  expect(screen.getByText('You picked Ann, 60%')).toBeTruthy();
});

test('a pick that waits to be sent is listed at once, and stays when it is sent', async () => {
  const { store, world, show } = screens({ events: [cup], matches: [won, open] }, { uid: 'ed' });
  world.answers.ownPicks = async () => own('m1');
  const pick = { match: 'm2', event: 'e1', player: 'p2', sureness: 1 } as const;
  act(() => void store.dispatch(makePick(pick)));
  show(<OwnPicks sport={builtInSports[0]!} />);
  expect(await screen.findByText('You picked Bea, 60%')).toBeTruthy();
  act(() => {
    store.dispatch(picksActions.saved({ uid: userId('ed'), pick }));
    for (const { id } of selectCommands(store.getState())) store.dispatch(outboxActions.discarded({ id }));
  });
  expect(screen.getByText('You picked Bea, 60%')).toBeTruthy();
  expect(screen.getByText('You picked Ann, 90%')).toBeTruthy();
});

test('a visitor is asked to sign in', async () => {
  screens({}).show(<OwnPicks sport={builtInSports[0]!} />);
  expect(await screen.findByText('Sign in to see your picks')).toBeTruthy();
});
