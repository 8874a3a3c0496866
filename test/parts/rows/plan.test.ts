import { createPlanner, type PlanAnswers, type PlanWorld, type PlannedRow } from '@/parts/rows/plan';
import { eventsIn } from '@/features/import/eventNames';
import { fitting } from '@/features/import/fitting';
import { meaningOf, peopleIn, type NameAnswers, type Meaning } from '@/parts/rows/people';
import type { DateString } from '@/model/dates';
import type { EventRead, RowRead } from '@/model/importing/readRow';
import type { Event } from '@/model/records/records';
import { event, match, player } from '@test/support/factories';

const noAnswers: PlanAnswers = { wanted: [], leftOut: [], sent: [] };
const known = (id: string): Meaning => ({ kind: 'known', id, by: 'name' });
const fresh: Meaning = { kind: 'new', by: 'name' };

const side = (name: string) => ({ id: '', name, spelling: name.toLowerCase() });
const row = (line: number, names: readonly [string, string], rest: Partial<RowRead> = {}): RowRead => ({
  line,
  cells: [],
  sides: [side(names[0]), side(names[1])],
  event: { key: 'cup', id: '', name: 'Cup', date: '2026-01-01' as DateString },
  facts: { gender: 'M', arm: 'R' },
  id: '',
  problems: [],
  doubts: [],
  ...rest,
});

const world = (rest: Partial<PlanWorld> = {}): PlanWorld => ({
  knowsPlayer: () => false,
  knowsEvent: () => false,
  people: new Map([
    ['ann', known('ann')],
    ['bea', known('bea')],
    ['zoe', fresh],
  ]),
  events: new Map([['cup', fresh]]),
  entries: new Map([['cup', eventsIn([row(1, ['Ann', 'Bea'])], () => false)[0]!]]),
  eventOf: () => ({ date: '2026-01-01' as DateString }),
  between: () => [],
  genderOf: () => undefined,
  doubtsOf: () => [],
  ...rest,
});

const statesOf = (rows: readonly RowRead[], of = world(), answers = noAnswers) =>
  rows.map(createPlanner(of, answers)).map(({ state }) => state);

test('a row that repeats a stored match is left out unless it is wanted', () => {
  const between = () => [match('m1', { arm: 'R', date: '2026-01-01' as DateString })];
  const rows = [row(2, ['Ann', 'Bea']), row(3, ['Ann', 'Bea'], { facts: { gender: 'M', arm: 'L' } })];
  expect(statesOf(rows, world({ between }))).toEqual(['double', 'ready']);
  expect(statesOf(rows, world({ between }), { ...noAnswers, wanted: [2] })).toEqual(['ready', 'ready']);
});

test('a result of a day that has not come is doubted, and can be taken', () => {
  const decided = row(2, ['Ann', 'Bea'], { facts: { gender: 'M', score1: 3, score2: 1 } });
  const planOf = (each: RowRead, today: string) =>
    createPlanner(world({ today: today as DateString }), noAnswers)(each);
  expect(planOf(decided, '2025-12-30')).toMatchObject({
    state: 'ready',
    doubts: [{ code: 'future', said: '2026-01-01' }],
  });
  // Where it is already tomorrow, the day has come.
  expect(planOf(decided, '2025-12-31').doubts).toEqual([]);
  expect(planOf(row(3, ['Ann', 'Bea']), '2025-12-30').doubts).toEqual([]);
  const inYear = { key: 'cup', id: '', name: 'Cup', date: '2026-01-01' as DateString };
  const ofYear: RowRead = { ...decided, event: { ...inYear, datePrecision: 'year' } };
  const yearly = world({
    today: '2025-12-30' as DateString,
    entries: new Map([['cup', eventsIn([ofYear], () => false)[0]!]]),
  });
  expect(createPlanner(yearly, noAnswers)(ofYear).doubts).toMatchObject([{ code: 'future', said: '2026' }]);
});

test('a stored match of another day or event is no double, and one of the same id is one whatever its day', () => {
  const between = () => [
    match('m1', {
      arm: 'R',
      date: '2020-01-01' as DateString,
      event: { id: 'e9', date: '2020-01-01' } as never,
    }),
  ];
  expect(statesOf([row(2, ['Ann', 'Bea'])], world({ between }))).toEqual(['ready']);
  expect(statesOf([row(2, ['Ann', 'Bea'], { id: 'm1' })], world({ between }))).toEqual(['double']);
});

test('two rows of one table are one match unless they say something different', () => {
  const again = (rest: Partial<RowRead>) => [row(2, ['Ann', 'Zoe'], rest), row(3, ['Zoe', 'Ann'], rest)];
  expect(statesOf(again({}))).toEqual(['ready', 'double']);
  const inRound = (round: string) => ({ facts: { gender: 'M' as const, round } });
  const rounds = [row(2, ['Ann', 'Zoe'], inRound('semifinal')), row(3, ['Ann', 'Zoe'], inRound('final'))];
  expect(statesOf(rounds)).toEqual(['ready', 'ready']);
  const scores = [
    row(2, ['Ann', 'Zoe'], { facts: { gender: 'M', score1: 3, score2: 1 } }),
    row(3, ['Ann', 'Zoe'], { facts: { gender: 'M', score1: 1, score2: 3 } }),
  ];
  expect(statesOf(scores)).toEqual(['ready', 'ready']);
});

test('a row waits for the answers that it needs, and says what else it lacks', () => {
  const asked = world({ people: new Map([['ann', known('ann')]]) });
  expect(statesOf([row(2, ['Ann', 'Bea'])], asked)).toEqual(['asked']);
  const planner = createPlanner(world(), noAnswers);
  const codes = (planned: PlannedRow) => planned.problems.map(({ code }) => code);
  expect(codes(planner(row(2, ['Ann', 'Bea'], { facts: {} })))).toEqual(['gender']);
  const same = world({
    people: new Map([
      ['ann', known('ann')],
      ['anna', known('ann')],
    ]),
  });
  expect(codes(createPlanner(same, noAnswers)(row(2, ['Ann', 'Anna'])))).toEqual(['samePerson']);
  const dayless = { key: 'open', id: '', name: 'Open' };
  const entries = new Map([['open', { key: 'open', name: 'Open', count: 1, event: dayless }]]);
  const open = world({ events: new Map([['open', fresh]]), entries });
  expect(codes(createPlanner(open, noAnswers)(row(2, ['Ann', 'Bea'], { event: dayless })))).toEqual([
    'noDay',
  ]);
});

test('what was sent and what was left out says so', () => {
  const rows = [row(2, ['Ann', 'Bea']), row(3, ['Ann', 'Zoe'])];
  expect(statesOf(rows, world(), { wanted: [], leftOut: [3], sent: [2] })).toEqual(['sent', 'leftOut']);
});

test('rows are taken as long as they have room together with what is new for them', () => {
  const rows = [row(2, ['Ann', 'Bea']), row(3, ['Ann', 'Zoe']), row(4, ['Bea', 'Zoe'])];
  const ready = rows.map(createPlanner(world(), noAnswers));
  const people = new Map(peopleIn(rows, () => false).map((entry) => [entry.key, entry]));
  const lines = (room: number) => {
    const taken = fitting(ready, room, world(), people);
    return [taken.rows.map((planned) => planned.row.line), taken.proposals];
  };
  expect(lines(1)).toEqual([[], 0]);
  expect(lines(3)).toEqual([[2], 2]);
  expect(lines(4)).toEqual([[2, 3], 4]);
  expect(lines(100)).toEqual([[2, 3, 4], 5]);
});

const entry = { key: 'ann ash', name: 'Ann Ash', count: 1 };
const found = { same: [], near: [], odd: false };
const asked: NameAnswers = { answers: {}, memory: {}, knows: () => true };

test.each([
  [
    'an answer counts before all',
    { ...found, same: ['a'] },
    { ...asked, answers: { 'ann ash': 'b' } },
    { kind: 'known', id: 'b', by: 'answer' },
  ],
  [
    'an empty answer is a new one',
    { ...found, same: ['a'] },
    { ...asked, answers: { 'ann ash': '' } },
    { kind: 'new', by: 'answer' },
  ],
  [
    'memory counts before the name',
    { ...found, near: ['a'] },
    { ...asked, memory: { 'ann ash': 'c' } },
    { kind: 'known', id: 'c', by: 'memory' },
  ],
  [
    'of who is gone nothing is remembered',
    found,
    { ...asked, memory: { 'ann ash': 'c' }, knows: () => false },
    { kind: 'new', by: 'name' },
  ],
  [
    'one of the name is meant',
    { ...found, same: ['a'], near: ['b'] },
    asked,
    { kind: 'known', id: 'a', by: 'name' },
  ],
  ['of two somebody is asked', { ...found, same: ['a', 'b'] }, asked, { kind: 'asked' }],
  ['so of one that resembles', { ...found, near: ['a'] }, asked, { kind: 'asked' }],
  ['and of one that is hardly a name', { ...found, odd: true }, asked, { kind: 'asked' }],
  ['else it is a new one', found, asked, { kind: 'new', by: 'name' }],
] as const)('%s', (_, candidates, question, meaning) => {
  expect(meaningOf(entry, candidates, question)).toEqual(meaning);
});

test('a gender that disagrees with the other matches of a known player is doubted, and the row can be taken', () => {
  const doubtsOf: PlanWorld['doubtsOf'] = (gender, _codes, ids) =>
    gender === 'M' && ids[0] === 'ann' ? [{ kind: 'side', side: 0, gender: 'W' }] : [];
  const planner = createPlanner(world({ doubtsOf }), noAnswers);
  expect(planner(row(2, ['Ann', 'Zoe']))).toMatchObject({
    state: 'ready',
    genderDoubts: [{ kind: 'side', side: 0, gender: 'W' }],
  });
  expect(planner(row(3, ['Bea', 'Zoe'])).genderDoubts).toEqual([]);
});

const cupOf = (facts: Partial<Event>) => ({ ...event('e1', { name: 'Cup' }), ...facts }) as Event;
const said = (rest: Partial<EventRead>): Partial<RowRead> => ({
  event: { key: 'cup', id: '', name: 'Cup', date: '2026-01-02' as DateString, ...rest },
});
const intoCup = (facts: Partial<Event>) =>
  world({ events: new Map([['cup', known('e1')]]), eventOf: () => cupOf(facts) });

test('a row of a known event keeps its own day of the event, and a day outside is not imported', () => {
  const span = { date: '2026-01-01' as DateString, endDate: '2026-01-03' as DateString };
  const [inside] = [row(2, ['Ann', 'Zoe'], said({}))].map(createPlanner(intoCup(span), noAnswers));
  expect(inside).toMatchObject({ day: { date: '2026-01-02' }, doubts: [] });
  const [outside] = [row(2, ['Ann', 'Zoe'], said({ date: '2026-01-05' as DateString }))].map(
    createPlanner(intoCup(span), noAnswers),
  );
  expect(outside).toMatchObject({
    day: { date: '2026-01-01' },
    doubts: [{ code: 'lost', said: '2026-01-05' }],
  });
});

test('what a row says about a known event or player, and the record does not, is doubted as not imported', () => {
  const of = {
    ...intoCup({ date: '2026-01-02' as DateString, location: 'Oslo' }),
    playerOf: (id: string) => (id === 'ann' ? player('ann', { name: 'Ann', country: 'DE' }) : undefined),
  };
  const [first, second] = [
    row(2, ['Ann', 'Zoe'], said({ location: 'Oslo', country: 'NO' })),
    {
      ...row(3, ['Ann', 'Zoe'], said({ location: 'Bergen' })),
      sides: [{ ...side('Ann'), country: 'CA', other: 'Анна' }, side('Zoe')] as const,
    },
  ].map(createPlanner(of, noAnswers));
  expect(first?.doubts).toEqual([{ code: 'lostCountry', said: 'NO' }]);
  expect(second?.doubts).toEqual([
    { code: 'lost', said: 'Bergen' },
    { code: 'lostCountry', said: 'CA' },
    { code: 'lost', said: 'Анна' },
  ]);
});
