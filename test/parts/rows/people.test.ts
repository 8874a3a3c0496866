import {
  createAlikePeople,
  meaningOf,
  meantKey,
  nameAnswer,
  peopleIn,
  sameAnswer,
} from '@/parts/rows/people';
import { createPlanner, type PlanWorld } from '@/parts/rows/plan';
import type { DateString } from '@/model/dates';
import { guessMapping } from '@/model/importing/columns';
import { distinguish } from '@/model/importing/distinguish';
import { readRow, type RowRead } from '@/model/importing/readRow';
import { turnedName } from '@/model/names/turnedName';
import { createNameHints } from '@/model/identity/nameHints';
import { createCells } from '@/model/importing/rowCells';
import { builtInSports } from '@/model/sports';
import { inLatin } from '@/wiki/search/latin';
import { playersFor } from '@/wiki/search/playersFor';
import type { RecordSearch } from '@/wiki/search/recordSearch';

const [sport] = builtInSports;
const head = ['Player 1', 'Country 1', 'Player 2', 'Gender'];

const rowsOf = (
  ...people: readonly (string | readonly [name: string, country: string])[]
): readonly RowRead[] => {
  const cellsOf = createCells({ head }, guessMapping(head, sport));
  const rows = people.flatMap((person, at) => {
    const [name, country = ''] = typeof person === 'string' ? [person] : person;
    const row = { line: at + 2, cells: [name, country, `Opponent${'abcdefgh'[at]} X`, 'W'] };
    return readRow(row, cellsOf(row), { sport, dayOrder: undefined, hasEvent: true }) ?? [];
  });
  return distinguish(rows);
};

const nobody = () => false;
const nothing = { same: [], near: [], odd: false };
const kindsOf = (rows: readonly RowRead[], answers: Readonly<Record<string, string>> = {}) =>
  peopleIn(rows, nobody, answers)
    .map(createAlikePeople(createNameHints(inLatin)))
    .filter(({ name }) => !name.startsWith('Opponent'))
    .map((entry) => [
      entry.name,
      entry.count,
      meaningOf(entry, { ...nothing, odd: entry.left !== undefined }, { answers, knows: nobody }).kind,
    ]);

test('two people of one name and two countries are two, and one without a country is asked about', () => {
  const rows = rowsOf(['Ida Marsh', 'GER'], ['Ida Marsh', 'CAN'], ['Ida Marsh', 'CAN'], 'Ida Marsh');
  expect(kindsOf(rows)).toEqual([
    ['Ida Marsh', 1, 'new'],
    ['Ida Marsh', 2, 'new'],
    ['Ida Marsh', 1, 'asked'],
  ]);
  expect(kindsOf(rowsOf(['Ida Marsh', 'GER'], 'IDA MARSH'))).toEqual([['Ida Marsh', 2, 'new']]);
});

test('names that differ in diacritics are asked about; so is the plain spelling, if several fit', () => {
  expect(kindsOf(rowsOf('Lê Hùng', 'Lê Hưng', 'Lê Hùng', 'Le Hung'))).toEqual([
    ['Lê Hùng', 2, 'new'],
    ['Lê Hưng', 1, 'asked'],
    ['Le Hung', 1, 'asked'],
  ]);
  expect(kindsOf(rowsOf('José Lima', 'Jose Lima'))).toEqual([['José Lima', 2, 'new']]);
});

test('one name among women and among men is asked about', () => {
  const cellsOf = createCells({ head }, guessMapping(head, sport));
  const rows = ['W', 'M', 'W', '-'].flatMap((gender, at) => {
    const row = { line: at + 2, cells: ['Kim Lee', '', `Opponent${'abcd'[at]} X`, gender] };
    return readRow(row, cellsOf(row), { sport, dayOrder: undefined, hasEvent: true }) ?? [];
  });
  expect(kindsOf(rows)).toEqual([
    ['Kim Lee', 2, 'new'],
    ['Kim Lee', 1, 'asked'],
    ['Kim Lee', 1, 'asked'],
  ]);
  expect(kindsOf(rows.filter(({ facts }) => facts.gender !== 'M'))).toEqual([['Kim Lee', 3, 'new']]);
});

test.each([
  ['GBR', 'ENG'],
  ['SCO', 'GBR'],
  ['United Kingdom', 'Wales'],
])('one name of %s and of %s is asked about', (one, other) => {
  expect(kindsOf(rowsOf(['Ida Marsh', one], ['Ida Marsh', other]))).toEqual([
    ['Ida Marsh', 1, 'new'],
    ['Ida Marsh', 1, 'asked'],
  ]);
});

test.each([
  ['GER', 'CAN'],
  ['Deutschland', 'カナダ'],
  ['ENG', 'SCO'],
  ['Россия', 'Україна'],
])('one name of %s and of %s is that of two people', (one, other) => {
  expect(kindsOf(rowsOf(['Ida Marsh', one], ['Ida Marsh', other])).map(([, , kind]) => kind)).toEqual([
    'new',
    'new',
  ]);
});

test('a person who is the same as another of the table has the facts of both', () => {
  const rows = rowsOf(
    'Jörg Müller-Ast',
    ['Joerg Mueller-Ast', 'GER'],
    ['Ida Marsh', 'GER'],
    ['Ida Marsh', 'CAN'],
  );
  const same = { 'joerg mueller ast': sameAnswer('jorg muller ast') };
  const found = peopleIn(rows, nobody, same).filter(({ name }) => !name.startsWith('Opponent'));
  expect(found.map(({ country, isNamesake }) => [country, isNamesake])).toEqual([
    ['DE', undefined],
    ['DE', undefined],
    ['DE', true],
    ['CA', true],
  ]);
});

test('two people of one name and two ids are two', () => {
  const names = ['Player 1', 'Player 1 ID', 'Player 2', 'Gender'];
  const cellsOf = createCells({ head: names }, guessMapping(names, sport));
  const rows = ['101', '102', '102'].flatMap((id, at) => {
    const row = { line: at + 2, cells: ['Ida Marsh', id, `Opponent${'abc'[at]} X`, 'W'] };
    return readRow(row, cellsOf(row), { sport, dayOrder: undefined, hasEvent: true }) ?? [];
  });
  expect(kindsOf(rows)).toEqual([
    ['Ida Marsh', 1, 'new'],
    ['Ida Marsh', 2, 'asked'],
  ]);
});

test('namesakes of two countries may meet', () => {
  const row = { line: 2, cells: ['Ida Marsh (GER)', '', 'Ida Marsh (CAN)', 'W'] };
  const read = readRow(row, createCells({ head }, guessMapping(head, sport))(row), {
    sport,
    dayOrder: undefined,
    hasEvent: true,
  });
  expect(read?.problems).toEqual([]);
});

test.each([
  [['Jörg Müller-Ast', 'Joerg Mueller-Ast']],
  [['Jörg Müller-Ast', 'Müller-Ast Jörg']],
  [['R Pavanesh', 'Pavanesh R']],
  [['Catherine Holt', 'Katherine Holt']],
  [['Ana Prado', 'Ana Prado (Rocha)']],
  [['Ana Prado (Rocha)', 'Ana Prado']],
  [['Alexandr Petrov', 'Aleksandr Petrov']],
  [['Yulia Orlova', 'Julia Orlova']],
  [['Юлия Орлова', 'Yuliya Orlova']],
  [['Evgeny Orlov', 'Jewgenij Orlow']],
  [['Muhammad Ali Khan', 'Mohammed Ali Khan']],
  [['Bob Holt', 'Robert Holt']],
  [['J. Smithson', 'John Smithson']],
  [['Kim Min-su', 'Kim Min-soo']],
  [['山田太郎', '山田 太郎']],
  [['山田 太郎', '山田太郎']],
  [['김민수', '김 민수']],
  [['Levan Saginashvili', 'ლევან საღინაშვილი']],
])('%j may be one person, so the second is asked about', (names) => {
  expect(kindsOf(rowsOf(...names)).at(-1)?.[2]).toBe('asked');
});

test.each([
  [['Tom Reed', 'Ian Reed']],
  [['ハタ ソラ', 'ハダ ソラ']],
  [['Ann Lee', 'Anna Lei']],
  [['José Luk', 'Jose Łuk']],
  [['Ivan Petrov', 'Igor Petrov']],
  [['Aleksandr Petrov', 'Aleksandra Petrova']],
  [['Yana Orlova', 'Anna Orlova']],
  [['Michael Brown', 'Michelle Brown']],
  [['ヤマサキ ケン', 'ヤマザキ ケン']],
])('%j are not asked about', (names) => {
  expect(kindsOf(rowsOf(...names)).map(([, , kind]) => kind)).not.toContain('asked');
});

test.each([
  ['Brandt, Jörg', 'Jörg Brandt'],
  ['WEISS-LAND Lena', 'Lena Weiss-Land'],
  ['VAN DYK Piet', 'Piet Van Dyk'],
  ['Brandt、Jörg', 'Jörg Brandt'],
  ['ana de la cruz', 'Ana de la Cruz'],
  ['петров-водкін ян', 'Петров-Водкін Ян'],
  ['ლევან', undefined],
  ['山田 太郎', undefined],
  ['Jörg Brandt', undefined],
  ['LENA WEISS', undefined],
  ['Max Holt, Jr.', undefined],
  ['Derya CAN', undefined],
  ['ŞAHİN Ali', 'Ali Şahin'],
  ['Ó BRIAIN Seán', 'Seán Ó Briain'],
  ['McDONALD Tom', 'Tom McDonald'],
  ["D'ANGELO Luca", "Luca D'Angelo"],
  ['ST. JOHN Tim', 'Tim St. John'],
  ['GARCÍA LÓPEZ María', 'María García López'],
  ['SÃO JORGE Rui', 'Rui São Jorge'],
  ['ΠΑΠΑΣ Γιώργος', 'Γιώργος Παπας'],
  ['ИВАНОВ Пётр', 'Пётр Иванов'],
])('%s is offered as %s', (name, turned) => {
  expect(turnedName(name)).toBe(turned);
});

test('a name that is turned round is asked about, and stored as somebody says', () => {
  const rows = rowsOf('Brandt, Jörg');
  expect(kindsOf(rows)).toEqual([['Brandt, Jörg', 1, 'asked']]);
  const answers = { 'brandt jorg': nameAnswer('Jörg Brandt') };
  expect(kindsOf(rows, answers)).toEqual([['Jörg Brandt', 1, 'new']]);
});

test('two of a table that are said to be one are one', () => {
  const rows = rowsOf('Jörg Müller-Ast', 'Joerg Mueller-Ast');
  const answers = { 'joerg mueller ast': sameAnswer('jorg muller ast') };
  expect(kindsOf(rows, answers).map(([, , kind]) => kind)).toEqual(['new', 'same']);
  const fresh = { kind: 'new', by: 'name' } as const;
  const world: PlanWorld = {
    knowsPlayer: nobody,
    knowsEvent: nobody,
    people: new Map([...peopleIn(rows, nobody)].map(({ key }) => [key, fresh])),
    events: new Map(),
    meantKey: (key) => meantKey(answers, key),
    entries: new Map(),
    target: 'e1',
    eventOf: () => ({ date: '2026-01-01' as DateString }),
    between: () => [],
    genderOf: () => undefined,
    doubtsOf: () => [],
  };
  const planOf = createPlanner(world, { wanted: [], leftOut: [], sent: [] });
  expect(rows.map(planOf).map(({ people: [first], state }) => [first, state])).toEqual([
    ['jorg muller ast', 'ready'],
    ['jorg muller ast', 'ready'],
  ]);
  const [one, other] = rows.map(({ sides }) => sides[0]);
  if (one === undefined || other === undefined) throw new Error('no sides');
  expect(planOf({ ...rows[0]!, sides: [one, other] }).problems).toMatchObject([{ code: 'samePerson' }]);
  // Their rows name two countries, and the person gets one of them.
  const abroad = { ...rows[1]!, sides: [{ ...other, country: 'CA' }, rows[1]!.sides[1]] as const };
  const ofGermany = {
    ...world,
    newPerson: () => ({ key: '', name: 'Jörg Müller-Ast', id: '', count: 2, country: 'DE' }),
  };
  const [found] = [abroad].map(createPlanner(ofGermany, { wanted: [], leftOut: [], sent: [] }));
  expect(found?.doubts).toContainEqual({ code: 'lostCountry', said: 'CA' });
});

test('answers that go round in a circle leave each their own', () => {
  const answers = { a: sameAnswer('b'), b: sameAnswer('a') };
  expect([meantKey(answers, 'a'), meantKey(answers, 'b'), meantKey({ a: sameAnswer('b') }, 'a')]).toEqual([
    'a',
    'b',
    'b',
  ]);
});

test('a stored player of another country, and one whose name has more behind it here, is offered and not taken', () => {
  const hit = { id: 'ida', fit: 'whole', cost: 0 } as const;
  const search = {
    find: () => ({ players: { best: [hit] }, events: { best: [] } }),
  } as unknown as RecordSearch;
  const entry = { key: 'ida marsh', name: 'Ida Marsh', count: 1, id: '' };
  const found = (more: object, country?: string) =>
    playersFor(search, { ...entry, ...more }, () => ({ name: 'Ída Marsh', country }));
  expect(found({ country: 'CA' }, 'DE')).toMatchObject({ same: [], near: ['ida'] });
  expect(found({ country: 'DE' }, 'Germany')).toMatchObject({ same: ['ida'], near: [] });
  expect(found({ country: 'DE' })).toMatchObject({ same: ['ida'] });
  expect(found({}, 'DE')).toMatchObject({ same: ['ida'] });
  expect(found({ country: 'DE', isNamesake: true })).toMatchObject({ same: [], near: ['ida'] });
  expect(found({ isNamesake: true }, 'DE')).toMatchObject({ same: [], near: ['ida'] });
  expect(found({ name: 'Îda Marsh' })).toMatchObject({ same: [], near: ['ida'] });
  expect(found({ left: '(Rocha)' })).toMatchObject({ same: [], near: ['ida'], odd: true });
});

test('a name with the marks of an alias or a former name is the player, and one with other marks than all is asked about', () => {
  const hit = { id: 'hung', fit: 'whole', cost: 0 } as const;
  const search = {
    find: () => ({ players: { best: [hit] }, events: { best: [] } }),
  } as unknown as RecordSearch;
  const { same, near } = { same: { same: ['hung'] }, near: { same: [], near: ['hung'] } };
  const found = (stored: object) =>
    playersFor(search, { name: 'Hưng Trần' }, () => ({ name: 'Hùng Trần', ...stored }));
  expect(found({ aliases: ['Trần Bigarm', 'Hưng Trần'] })).toMatchObject(same);
  expect(found({ formerNames: [{ name: 'Hung Tran', until: '2020-01-01' as never }] })).toMatchObject(same);
  expect(found({ aliases: ['Bigarm'] })).toMatchObject(near);
  expect(found({ name: 'Bigarm', aliases: ['Hùng Trần'] })).toMatchObject(near);
});
