import { configureStore } from '@reduxjs/toolkit';
import { rootReducer } from '@/app/client/rootReducer';
import { eventsSlice } from '@/wiki/entities/eventsSlice';
import { matchesSlice } from '@/wiki/entities/matchesSlice';
import { playersSlice } from '@/wiki/entities/playersSlice';
import { csvText, type CsvContent } from '@/parts/export/csv';
import type { DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import { resultsHidden } from '@/wiki/preferences/preferencesSlice';
import { matchRevealed } from '@/wiki/spoilers/spoilersSlice';
import { emptyTally } from '@/model/matches/tally';
import { armWrestling, event, match, player } from '@test/support/factories';

const store = configureStore({
  reducer: rootReducer,
  middleware: (getDefault) => getDefault({ serializableCheck: false, immutableCheck: false }),
});
store.dispatch(
  eventsSlice.actions.reset({
    scope: 'events',
    docs: [
      event('e1', { name: 'East, "West"' }),
      event('e2', { date: '2019-11-01' as DateString, datePrecision: 'month' }),
    ],
  }),
);
store.dispatch(
  playersSlice.actions.reset({
    scope: 'players',
    docs: [
      player('ann', { name: 'Ann\nLee', country: 'Türkiye', aliases: ['A', 'Ann L.'] }),
      player('bad', { name: '=HYPERLINK("http://evil.example")' }),
      player('plus', { name: '+1' }),
      player('at', { name: '@SUM(A1)' }),
      player('wide', { name: '＝1+1' }),
    ],
  }),
);
store.dispatch(
  matchesSlice.actions.reset({
    scope: 'matchesOfEvent/e1',
    docs: [
      match('m1', {
        player1: { id: playerId('ann'), name: 'Ann', score: 3, result: 'W' },
        player2: { id: playerId('bad'), name: 'Bea', score: 0, result: 'L' },
        arm: 'R',
        weight: '75kg',
      }),
      match('m2'),
    ],
  }),
);

/** Parses lines of cells by RFC 4180. */
function read(content: CsvContent): readonly Readonly<Record<string, string>>[] {
  const text = csvText(store.getState(), content);
  expect(text.startsWith('\uFEFF')).toBe(true);
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of text
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') lines.push([]);
  }
  const [header = [], ...rows] = lines.filter((line) => line.length > 1);
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])));
}

test('matches come in the order of the list, with codes, days as stored and the name of their event', () => {
  const rows = read({ kind: 'match', ids: ['m2', 'm1'] });
  expect(rows.map(({ id }) => id)).toEqual(['m2', 'm1']);
  expect(rows[1]).toMatchObject({
    'event.id': 'e1',
    'event.name': 'East, "West"',
    'player1.name': 'Ann',
    'player1.score': '3',
    'player2.score': '0',
    'player2.result': 'L',
    arm: 'R',
    weight: '75kg',
  });
  expect(rows[1]?.['date']).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(rows[0]?.['player1.score']).toBe('');
});

test('a hidden result is in no file', () => {
  store.dispatch(resultsHidden('all'));
  const [row] = read({ kind: 'match', ids: ['m1'] });
  expect(row).toMatchObject({ 'player1.name': 'Ann', 'player1.score': '', 'player2.result': '', arm: 'R' });
  store.dispatch(matchRevealed('m1'));
  expect(read({ kind: 'match', ids: ['m1'] })[0]).toMatchObject({ 'player1.score': '3' });
  store.dispatch(resultsHidden('none'));
});

test('of a date no more is stated than is known', () => {
  const [row] = read({ kind: 'event', ids: ['e2'] });
  expect(row?.['date']).toBe('2019-11');
  expect(row).not.toHaveProperty('datePrecision');
});

test('lines and several names stay in their cell', () => {
  expect(read({ kind: 'player', ids: ['ann'] })).toMatchObject([
    { id: 'ann', name: 'Ann\nLee', country: 'Türkiye', aliases: 'A | Ann L.', nameNote: '' },
  ]);
});

test.each(['bad', 'plus', 'at', 'wide'])('what a spreadsheet would run is text: %s', (id) => {
  expect(read({ kind: 'player', ids: [id] })[0]?.['name']).toMatch(/^'/);
});

test('whoever is gone meanwhile is left out', () => {
  expect(read({ kind: 'event', ids: ['e1', 'gone'] }).map(({ id }) => id)).toEqual(['e1']);
});

test('a ranking tells ranks, points and what they come from', () => {
  const row = {
    player: playerId('ann'),
    rank: 1,
    moved: -2,
    points: 1512.345,
    deviation: 80.26,
    provisional: false,
    tally: { ...emptyTally, wins: 4, losses: 1, roundsWon: 13, roundsLost: 5 },
    lastDate: '2024-01-02' as DateString,
  };
  const provisional = { ...row, player: playerId('bad'), rank: undefined, moved: undefined };
  const rows = read({
    kind: 'ranking',
    board: { rows: [row, provisional] as never, players: 2, ranked: 1, inactive: 0, classes: [] },
  });
  expect(rows[0]).toMatchObject({
    rank: '1',
    moved: '-2',
    'player.name': 'Ann\nLee',
    points: '1512.3',
    deviation: '80.3',
    wins: '4',
    roundsWon: '13',
    lastMatch: '2024-01-02',
  });
  expect(rows[1]).toMatchObject({ rank: '', moved: '' });
});

const steps = () => {
  const rating = (points: number) => ({ points, deviation: 80.26, provisional: false });
  const step = {
    match: 'm1',
    event: 'e1',
    date: '2024-01-02',
    code: 'L',
    opponent: 'ann',
    won: 3,
    lost: 1,
    own: rating(1_500),
    other: rating(1_600.44),
    first: true,
    expectedRounds: 1.4567,
    chance: 0.3,
    before: { L: rating(1_500), R: rating(1_400), both: rating(1_450) },
    after: { L: rating(1_530.2), R: rating(1_410), both: rating(1_470) },
  };
  return [step] as never;
};

test('how a rating came about is told match by match, with the rating of the arm that is looked at', () => {
  expect(read({ kind: 'steps', steps: steps(), code: 'R', sport: armWrestling })).toEqual([
    {
      'match.id': 'm1',
      date: '2024-01-02',
      'event.id': 'e1',
      'event.name': 'East, "West"',
      arm: 'L',
      'opponent.id': 'ann',
      'opponent.name': 'Ann\nLee',
      pointsThen: '1500',
      opponentPointsThen: '1600.4',
      expectedRounds: '1.46',
      roundsWon: '3',
      roundsLost: '1',
      change: '10',
      points: '1410',
      deviation: '80.3',
    },
  ]);
});

test.each(['points', 'date', 'change'])(
  'a choice called %s has a column beside that of the steps',
  (name) => {
    const path = `choices.${name}` as const;
    const sport = {
      ...armWrestling,
      apart: path,
      choices: armWrestling.choices.map((choice) => (choice.path === 'arm' ? { ...choice, path } : choice)),
    };
    const [row] = read({ kind: 'steps', steps: steps(), code: 'R', sport });
    const values = { points: '1410', date: '2024-01-02', change: '10' };
    expect(row).toMatchObject({ ...values, [path]: 'L' });
  },
);

test('a small table is what its screen says, and no cell of it is run', () => {
  expect(
    read({
      kind: 'cells',
      columns: ['arm', 'name', 'points'],
      rows: [
        ['both', '=1+1', -3.5],
        ['', 'Ann', 2],
      ],
    }),
  ).toEqual([
    { arm: 'both', name: "'=1+1", points: '-3.5' },
    { arm: '', name: 'Ann', points: '2' },
  ]);
});
