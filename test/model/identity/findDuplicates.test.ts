import type { DateString } from '@/model/dates';
import fc from 'fast-check';
import { transliterate } from 'transliteration';
import type { MatchFacts } from '@/model/identity/careers';
import type { PlayerFacts } from '@/model/identity/comparePlayers';
import { defaultThreshold, findDuplicates, type DuplicateOptions } from '@/model/identity/findDuplicates';
import { anyUnicode, runs } from '@test/support/property';

const player = (id: string, name: string, more: Partial<PlayerFacts> = {}): PlayerFacts => ({
  id,
  name,
  ...more,
});

const find = (players: readonly PlayerFacts[], options: DuplicateOptions = {}) =>
  findDuplicates(players, { transliterate, ...options });

/** The pair of two players alone, however unlikely; with more facts about the second. */
const pairOf = (a: string, b: string, more: Partial<PlayerFacts> = {}, options: DuplicateOptions = {}) =>
  find([player('a', a, { country: 'GE' }), player('b', b, more)], { least: 0, ...options })[0];

const codesOf = (a: string, b: string) => [...new Set(pairOf(a, b)?.reasons.map(({ code }) => code))];

test.each([
  ['spelling', 'Levan Saginashvili', 'Levan Saginachvilli'],
  ['spelling', 'Denis Cyplenkov', 'Denis Tsyplenkov'],
  ['script', 'Levan Saginashvili', 'ლევან საგინაშვილი'],
  ['script', 'Levan Saginashvili', 'レヴァン・サギナシビリ'],
  ['script', 'Hrant Melkumyan', 'Հրանտ Մելքումյան'],
  ['script', 'Khalid Al Ghamdi', 'خالد الغامدي'],
  ['script', 'Yossi Benayoun', 'יוסי בניון'],
  ['script', 'Giorgos Papadopoulos', 'Γιώργος Παπαδόπουλος'],
  ['script', 'Kim Min-jun', '김민준'],
  ['script', 'Rahul Sharma', 'राहुल शर्मा'],
  ['script', 'Wang Hao', '王皓'],
  ['order', 'Levan Saginashvili', 'SAGINASHVILI, Levan'],
  ['accents', 'Oğuzhan Koçak', 'Oguzhan Kocak'],
  ['initials', 'Devon Larratt', 'D. Larratt'],
  ['nickname', 'Dmitry Shcherbakov', 'Dima Shcherbakov'],
  ['spacing', 'Khaled Jash Ell', 'Khaled Jashell'],
  ['missingWord', 'Miguel Ángel Cotto', 'Miguel Cotto'],
  ['sameName', 'John Brzenk', 'john  BRZENK'],
])('%s: %s and %s may be one person', (code, a, b) => {
  const pair = pairOf(a, b);
  expect(pair?.score).toBeGreaterThan(defaultThreshold);
  expect(codesOf(a, b)).toContain(code);
  expect(pairOf(b, a)?.score).toBeCloseTo(pair?.score ?? 0, 10);
});

test.each([
  ['a brother', 'Devon Larratt', 'Auden Larratt'],
  ['a brother of a similar name', 'Ruslan Babayev', 'Rustam Babayev'],
  ['a sister', 'Aleksandr Ozerov', 'Aleksandra Ozerova'],
  ['a father and a son', 'Ken Griffey Jr.', 'Ken Griffey Sr.'],
  ['another short name', 'Kim Min-jun', 'Kim Min-ju'],
  ['another short name in Hangul', '김민준', '김민주'],
  ['a Korean vowel', 'Kim Ji-hun', 'Kim Ji-hyun'],
  ['two names of Japan', 'サトウ タケシ', 'サトウ タカシ'],
  ['two names without vowels', 'حسن علي', 'حسين علي'],
  ['another family', 'Ivan Petrov', 'Ivan Petrenko'],
  ['a family made of the other', 'Dmitry Orlov', 'Dmitry Orlovsky'],
  ['a man and a woman', 'Daniel Garcia', 'Daniela Garcia'],
  ['another first letter', 'D. Larratt', 'Auden Larratt'],
  ['a given name alone', 'Levan', 'Levan Saginashvili'],
])('%s is somebody else: %s, %s', (_, a, b) => {
  expect(pairOf(a, b)?.score ?? 0).toBeLessThan(defaultThreshold);
});

test('an alias that is the name of another makes a pair; what two are called besides does not', () => {
  const rhodes = { aliases: ['Andrew Rhodes'] };
  expect(pairOf('Andrew Rhodes', 'Cobra Rhodes', rhodes)?.reasons).toContainEqual(
    expect.objectContaining({ code: 'alias' }),
  );
  const hulks = [
    player('a', 'Levan Saginashvili', { aliases: ['Hulk'] }),
    player('b', 'Denis Cyplenkov', { aliases: ['Hulk'] }),
  ];
  expect(find(hulks, { least: 0 })).toEqual([]);
});

test('a former name that is the name of another makes a pair too', () => {
  const rhodes = { formerNames: [{ name: 'Andrew Rhodes', until: '2020-01-01' as DateString }] };
  expect(pairOf('Andrew Rhodes', 'Cobra Smith', rhodes)?.reasons).toContainEqual(
    expect.objectContaining({ code: 'alias' }),
  );
});

test.each([
  ['countryDiffers', { country: 'AM' }],
  ['genderDiffers', { gender: 'W' }],
  ['birthYearDiffers', { birthYear: 1990 }],
  ['handDiffers', { hand: 'L' }],
] as const)('%s speaks against a pair', (code, more) => {
  const own = { gender: 'M', birthYear: 1970, hand: 'R', country: 'GE' };
  const of = (other: Partial<PlayerFacts>) =>
    find([player('a', 'Levan Kobia', own), player('b', 'Levan Kobia', other)], { least: 0 })[0];
  expect(of(more)?.score).toBeLessThan(of({})?.score ?? 0);
  expect(of(more)?.reasons).toContainEqual(expect.objectContaining({ code }));
  expect(of(own)?.reasons.map((reason) => reason.code)).not.toContain(code);
});

test('one account makes a pair surer', () => {
  const account = { wikidata: 'Q1' };
  const score = (more: Partial<PlayerFacts>) =>
    find([player('a', 'Ivan Petrov', account), player('b', 'I. Petrov', more)], { least: 0 })[0]?.score ?? 0;
  expect(score(account)).toBeGreaterThan(score({}));
});

const match = (id: string, date: string, event: string, one: string, other: string): MatchFacts => ({
  id,
  date,
  event: { id: event },
  player1: { id: one },
  player2: { id: other },
});

const pairWith = (matches: readonly MatchFacts[], events: DuplicateOptions['events'] = []) =>
  pairOf('Levan Saginashvili', 'Levan Saginashvilli', {}, { matches, events });

test('two who met each other are no pair, whatever they are called', () => {
  expect(pairWith([match('m', '2024-01-01', 'e', 'b', 'a')])).toBeUndefined();
});

test('the same opponents, and the same match told twice, speak for a pair', () => {
  const apart = pairWith([match('1', '2024-01-01', 'e', 'a', 'x'), match('2', '2024-02-01', 'f', 'b', 'x')]);
  const twice = pairWith([match('1', '2024-01-01', 'e', 'a', 'x'), match('2', '2024-01-01', 'e', 'x', 'b')]);
  expect(apart?.reasons).toContainEqual({ code: 'sameOpponents', weight: 1, about: ['x'] });
  expect(twice?.reasons.map(({ code }) => code)).toContain('sameMatch');
  expect(twice?.score).toBeGreaterThan(apart?.score ?? 1);
  expect(apart?.score).toBeGreaterThan(pairWith([])?.score ?? 1);
});

test('two places on one day speak against a pair; one place, or an unknown one, does not', () => {
  const matches = [match('1', '2024-01-01', 'e', 'a', 'x'), match('2', '2024-01-01', 'f', 'b', 'y')];
  const at = (country: string) =>
    pairWith(matches, [
      { id: 'e', country: 'GE' },
      { id: 'f', country },
    ]);
  expect(at('JP')?.score).toBeLessThan(at('GE')?.score ?? 0);
  expect(at('JP')?.reasons).toContainEqual(
    expect.objectContaining({ code: 'sameDayElsewhere', about: ['2024-01-01'] }),
  );
  expect(pairWith(matches)?.score).toBeCloseTo(at('GE')?.score ?? 0, 10);
});

test('two matches on one card speak against a pair, unless they are one match told twice', () => {
  const first = match('1', '2024-01-01', 'e', 'a', 'x');
  const two = pairWith([first, match('2', '2024-01-01', 'e', 'b', 'y')]);
  expect(two?.reasons).toContainEqual({ code: 'sameCard', weight: -4, about: ['e'] });
  const told = pairWith([first, match('2', '2024-01-01', 'e', 'b', 'x')]);
  expect(told?.reasons.map(({ code }) => code)).not.toContain('sameCard');
});

test('a rare surname is evidence that a common one is not', () => {
  const many = Array.from({ length: 300 }, (_, at) => player(`p${at}`, `Player${at} Kvikvinia`));
  const score = (others: readonly PlayerFacts[]) =>
    find([player('a', 'Genadi Kvikvinia'), player('b', 'G. Kvikvinia'), ...others], { least: 0 }).find(
      ({ a, b }) => a === 'a' && b === 'b',
    )?.score ?? 0;
  expect(score([])).toBeGreaterThan(defaultThreshold);
  expect(score(many)).toBeLessThan(defaultThreshold);
});

const hostile = [
  '',
  ' ',
  '\u202e\u200f',
  '😀😀 😀',
  '\ud800',
  'a\udc00 b\ud800',
  '́́́ ́',
  '-',
  '"""((',
  'x'.repeat(10_000),
  'a '.repeat(5_000),
  'ก็็็็็็็็็ ก',
  '__proto__ constructor',
  '١٢٣ 456',
  'Jr. Jr. Jr.',
  'al al al',
  'ال',
  'ー・ー',
];

test('hostile names are neither an error nor slow', () => {
  const names = [...hostile, ...hostile.map((name) => `Levan ${name}`)];
  const players = names.map((name, at) =>
    player(`h${at}`, name, { aliases: hostile.slice(at % 12, (at % 12) + 5) }),
  );
  for (const { score } of find(players, { least: 0 })) expect(score).toBeLessThanOrEqual(1);
});

const word = fc.constantFrom(
  'Levan',
  'Leven',
  'Ivan',
  'Иван',
  'Kim',
  'Min-jun',
  '김민준',
  'L.',
  'Jr.',
  'Al',
  'サトウ',
  'علي',
  'Çağlar',
);
const anyName = fc.oneof(
  fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')),
  anyUnicode({ maxLength: 20 }),
);

test('neither the order of a list nor the side of a player matters', () => {
  fc.assert(
    fc.property(fc.array(anyName, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (names, order) => {
      const players = names.map((name, at) => player(`p${at}`, name));
      const shuffled = players
        .map((each) => ({ each, place: order.next().value as number }))
        .sort((a, b) => a.place - b.place)
        .map(({ each }) => each);
      const found = find(players, { least: 0 });
      expect(find(shuffled, { least: 0 })).toEqual(found);
      for (const { a, b, score } of found) {
        expect(a < b).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }
    }),
    runs(60),
  );
});

test('what ids are does not change how likely a pair is', () => {
  fc.assert(
    fc.property(anyName, anyName, (one, other) => {
      const score = (a: string, b: string) => pairOf(a, b, { country: 'GE' })?.score ?? 0;
      expect(score(one, other)).toBeCloseTo(score(other, one), 8);
    }),
    runs(200),
  );
});

test('of thousands with one name each is compared with a few neighbours, not with all', () => {
  const players = Array.from({ length: 5000 }, (_, at) => player(`p${at}`, 'Zurab Tavberidze'));
  expect(find(players, { least: 0 }).length).toBe(4 * 5000 - 10);
});
