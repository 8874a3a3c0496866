import fc from 'fast-check';
import { createLanguage, english } from '@/language/language';
import { catalog } from '@/language/ja';
import type { Json } from '@/lib/json';
import type { DateString } from '@/model/dates';
import type { Delta } from '@/model/proposals/delta';
import type { Match } from '@/model/records/records';
import { collections, fieldSpecs } from '@/model/schema/recordSchema';
import { builtInSports } from '@/model/sports';
import type { FlagFacts } from '@/wiki/review/flagRules/flagRule';
import { givesSource } from '@/wiki/review/flagRules/stated';
import { flagCodes, flagRules, flagsOf, forAuthor } from '@/wiki/review/flags';
import { armWrestling, delta, match } from '@test/support/factories';
import { runs } from '@test/support/property';

const today = '2024-05-04' as DateString;
/** Facts without any flag. */
const harmless: FlagFacts = {
  delta: delta('d1'),
  match: undefined,
  today,
  resultDays: [],
  sport: armWrestling,
  ages: [],
  topPlayer: undefined,
  namesake: undefined,
  knownEvent: undefined,
  knownMatch: undefined,
  otherGender: undefined,
  newHosts: [],
  isSourced: true,
  otherSource: undefined,
  wasTried: false,
  accountAgeMs: undefined,
  decided: 0,
  isRecordRead: true,
  setbacks: 0,
  inAMinute: 1,
};
const said = (facts: Partial<FlagFacts>) =>
  flagsOf({ ...harmless, ...facts }).map(({ code, sentence }) => [code, english.t(sentence)]);
const codes = (facts: Partial<FlagFacts>) => flagsOf({ ...harmless, ...facts }).map(({ code }) => code);
const ofMatch = (fields: Partial<Delta>) => delta('d1', { collection: 'match', docId: 'm1', ...fields });
const day = 86_400_000;

test('where nothing is known against it a proposal has no flag', () => {
  expect(said({})).toEqual([]);
});

describe('a player of a match', () => {
  const aged = (age: number) => ({ ages: [{ player: 'Zoe', born: 2000 - age, age }] });

  test.each([
    [aged(-1), 'beforeBirth', 'Zoe was born in 2001, after that day.'],
    [aged(0), 'tooYoung', 'Zoe, born in 2000, was under 14 on that day.'],
    [aged(13), 'tooYoung', 'Zoe, born in 1987, was under 14 on that day.'],
  ])('%j has %s', (facts, code, sentence) => {
    expect(said(facts)).toEqual([[code, sentence]]);
  });

  test('may have had the birthday that year', () => {
    expect(codes(aged(14))).toEqual([]);
  });

  test('may be another one than the one who was too young', () => {
    expect(codes({ ages: [...aged(40).ages, ...aged(-3).ages, ...aged(5).ages] })).toEqual([
      'beforeBirth',
      'tooYoung',
    ]);
  });
});

describe('a score', () => {
  const most = armWrestling.score.most;
  const scored = (value: Json, field = 'player2.score') => ({ delta: ofMatch({ field, value }) });

  test('is impossible beyond the most that the sport knows', () => {
    expect(said(scored(most + 1))).toEqual([
      ['unknownScore', `One side would have ${most + 1}, but the most in this sport is ${most}.`],
    ]);
    expect(codes(scored(most))).toEqual([]);
    expect(codes(scored(null))).toEqual([]);
    expect(codes({ ...scored(most + 1), sport: undefined })).toEqual([]);
  });

  test('is looked for in a whole match as well', () => {
    const value = { player1: { score: most + 2 } };
    expect(codes({ delta: ofMatch({ docId: '', field: '', value }) })).toEqual(['unknownScore']);
  });

  test('is no draw where the sport has none', () => {
    const drawless = { ...armWrestling, score: { ...armWrestling.score, draws: false } };
    const drawn = { ...drawless, score: { ...drawless.score, draws: true } };
    expect(codes({ ...scored('draw', 'outcome'), sport: drawless })).toEqual(['unknownScore']);
    expect(codes({ ...scored('draw', 'outcome'), sport: drawn })).toEqual([]);
  });
});

test.each<[string, Partial<Delta>, readonly string[]]>([
  ['a score', { field: 'player1.score', value: 1 }, ['topPlayer']],
  ['a side', { field: 'player1', value: { id: 'ann', name: 'Ann' } }, ['topPlayer']],
  ['a deletion', { field: '', value: null }, ['topPlayer']],
  ['a video', { field: 'youtube', value: 'dQw4w9WgXcQ' }, []],
  ['a new match', { docId: '', field: '', value: { player1: { score: 1 } } }, []],
])('of somebody in the top of a ranking %s is flagged only if a result changes', (_, fields, expected) => {
  expect(codes({ topPlayer: 'Levan', delta: ofMatch(fields) })).toEqual(expected);
});

test.each<[string, Partial<Delta>, readonly string[]]>([
  ['a name', {}, ['noSource']],
  ['a value that is cleared', { value: null }, []],
  ['a video', { field: 'youtube', value: 'dQw4w9WgXcQ' }, []],
  ['the source', { field: 'source', value: ['a poster'] }, []],
  ['a note', { field: 'note', value: 'Rained out' }, []],
  ['who is whom', { collection: 'player', field: 'sameAs', value: 'ann' }, []],
  ['a deletion', { field: '', value: null }, []],
])('without a source %s is flagged only if a source could prove it', (_, fields, expected) => {
  expect(codes({ isSourced: false, delta: delta('d1', fields) })).toEqual(expected);
});

test.each<[Partial<Delta>, boolean]>([
  [{ source: 'a poster' }, true],
  [{ docId: '', field: '', value: { name: 'Cup', source: ['a poster'] } }, true],
  [{ docId: '', field: '', value: { name: 'Cup', source: [] } }, false],
  [{ docId: '', field: '', value: { name: 'Cup', youtube: 'dQw4w9WgXcQ' } }, true],
  [{ docId: '', field: '', value: { name: 'Cup', link: 'https://example.com' } }, false],
  [{ docId: '', field: '', value: { name: 'Cup', note: 'https://example.com' } }, false],
  [
    { collection: 'player', docId: '', field: '', value: { name: 'Ann', site: 'https://example.com' } },
    false,
  ],
  [{ collection: 'player', docId: '', field: '', value: { name: 'Ann', instagram: 'ann' } }, false],
  [{ note: 'https://example.com' }, false],
  [{}, false],
])('%j says where it comes from: %s', (fields, expected) => {
  expect(givesSource(delta('d1', fields))).toBe(expected);
});

test.each<[string, Partial<Delta>, readonly string[]]>([
  ['a new name', { field: 'name', value: 'Loser' }, ['It renames Levan, a top 20 player of a ranking.']],
  [
    'a merge',
    { field: 'sameAs', value: 'ann' },
    ['It merges the page of Levan, a top 20 player of a ranking.'],
  ],
  ['hiding', { field: 'hidden', value: true }, ['It hides or shows Levan, a top 20 player of a ranking.']],
  ['a country', { field: 'country', value: 'GE' }, []],
  ['a new player', { docId: '', field: '', value: { name: 'Levan' } }, []],
])('the page of somebody in the top of a ranking: %s', (_, fields, expected) => {
  const proposal = delta('d1', { collection: 'player', docId: 'levan', ...fields });
  expect(said({ topPlayer: 'Levan', delta: proposal }).map(([, sentence]) => sentence)).toEqual(expected);
});

test.each<[string, readonly string[]]>([
  ['2024-05-03', []],
  ['2024-05-05', []],
  ['2024-05-06', ['It has a result, but its day has not come: 2024-05-06']],
  ['2024-05', []],
  ['2024-06', ['It has a result, but its day has not come: 2024-06']],
])('a result of the day %s is of the future once it is tomorrow nowhere', (day, expected) => {
  const facts = { resultDays: [day as DateString] };
  expect(said(facts).map(([, sentence]) => sentence)).toEqual(expected);
  expect(codes({ ...facts, today: undefined })).toEqual([]);
});

describe('score, winner and outcome', () => {
  const scores = (first: number, second: number) => ({
    player1: { ...match('m1').player1, score: first },
    player2: { ...match('m1').player2, score: second },
  });
  const edited = ofMatch({ field: 'winner', value: 'player1' });

  test.each<[string, Partial<Match>, readonly string[]]>([
    ['the winner is behind', { ...scores(1, 3), winner: 'player1' }, ['contradictoryResult']],
    ['the winner leads', { ...scores(3, 1), winner: 'player1' }, []],
    ['nobody leads, and somebody won', { ...scores(1, 1), winner: 'player2' }, ['contradictoryResult']],
    ['a decision of an even match', { ...scores(1, 1), winner: 'player2', outcome: 'winner' }, []],
    ['the score alone', scores(0, 3), []],
    ['an uneven draw', { ...scores(1, 0), outcome: 'draw' }, ['contradictoryResult']],
    ['an even draw', { ...scores(1, 1), outcome: 'draw' }, []],
    ['a draw with a winner', { outcome: 'draw', winner: 'player1' }, ['contradictoryResult']],
    [
      'a match that does not count, with a winner',
      { outcome: 'noContest', winner: 'player1' },
      ['contradictoryResult'],
    ],
    ['an injury of the side that led', { ...scores(2, 0), outcome: 'injury', winner: 'player2' }, []],
  ])('contradict each other or not: %s', (_, fields, expected) => {
    expect(codes({ delta: edited, match: match('m1', fields) })).toEqual(expected);
  });

  test('are not judged where an edit leaves them alone', () => {
    const contradictory = match('m1', { ...scores(1, 3), winner: 'player1' });
    expect(codes({ delta: ofMatch({ field: 'round', value: 'Final' }), match: contradictory })).toEqual([]);
  });
});

test('a site that is linked to for the first time is named', () => {
  expect(said({ newHosts: ['casino.example', 'b.example'] })).toEqual([
    ['newHost', 'No accepted edit has linked to casino.example yet.'],
  ]);
});

test('a flag names a fix, which authors do not see', () => {
  const fixOf = (facts: Partial<FlagFacts>) =>
    flagsOf({ ...harmless, ...facts }).map(({ fix }) => fix && [english.t(fix.label), fix.to]);
  const namesake = { id: 'ann', name: 'Ann Ash', isLonger: true, renamed: undefined };
  expect(fixOf({ namesake })).toEqual([['Compare with Ann Ash', '/player/ann']]);
  expect(fixOf({ namesake: { ...namesake, renamed: 'anna' } })).toEqual([
    ['Merge with Ann Ash', '/player/anna/merge?with=ann'],
  ]);
  expect(said({ namesake })).toEqual([['namesake', 'It is the beginning of a known name: Ann Ash']]);
  expect(fixOf({ isSourced: false })).toEqual([['Ask for the source', '/delta/d1#ask']]);
  expect(fixOf({ wasTried: true })).toEqual([undefined]);
  const all = flagsOf({ ...harmless, isSourced: false, setbacks: 3 });
  expect(forAuthor(all).map(({ code, fix }) => [code, fix])).toEqual([['noSource', undefined]]);
});

test('a player of another gender is named with it', () => {
  expect(said({ otherGender: { player: 'Zoe', gender: 'W' } })).toEqual([
    ['otherGender', 'Check the gender: Zoe is listed under “Women” elsewhere.'],
  ]);
});

test.each<[Partial<FlagFacts>, readonly string[]]>([
  [{ namesake: { id: 'ann', name: 'Ann', isLonger: false, renamed: undefined } }, ['namesake']],
  [{ wasTried: true }, ['triedBefore']],
  [{ accountAgeMs: 29 * day, decided: 4 }, ['firstEdits']],
  [{ accountAgeMs: 31 * day, decided: 4 }, []],
  [{ accountAgeMs: 29 * day, decided: 5 }, []],
  [{ accountAgeMs: undefined }, []],
  [{ inAMinute: 10 }, ['manyAtOnce']],
  [{ inAMinute: 9 }, []],
  [{ setbacks: 3 }, ['setbacks']],
  [{ setbacks: 2 }, []],
])('%j has the flags %j', (facts, expected) => {
  expect(codes(facts)).toEqual(expected);
});

test('that hardly anything is decided is said only of a record that is read', () => {
  const young = { accountAgeMs: day, decided: 0 };
  const hardly = ' and had few decided proposals.';
  expect(said(young)).toEqual([['firstEdits', `The account was less than 30 days old${hardly}`]]);
  expect(said({ ...young, isRecordRead: false })).toEqual([
    ['firstEdits', 'The account was less than 30 days old.'],
  ]);
});

test('errors come before warnings', () => {
  const severities = flagCodes.map((code) => flagRules[code].severity);
  expect(severities).toEqual([...severities].sort());
});

test('no proposal, whatever it says, keeps the rules from answering in either language', () => {
  const anyDelta = fc
    .record({
      collection: fc.constantFrom(...collections),
      docId: fc.constantFrom('', 'm1', '__proto__'),
      field: fc.oneof(
        fc.constantFrom('', ...collections.flatMap((each) => fieldSpecs[each].map(({ path }) => path))),
        fc.string(),
      ),
      // JSON values are valid data of a document.
      value: fc.jsonValue() as fc.Arbitrary<Json>,
      status: fc.constantFrom('new' as const, 'applied' as const),
    })
    .map((fields) => delta('d1', fields));
  const japanese = createLanguage('ja', catalog);
  fc.assert(
    fc.property(anyDelta, fc.constantFrom(undefined, ...builtInSports), fc.integer(), (any, sport, age) => {
      const ages = [{ player: 'Ann', born: 1990, age }];
      const facts = { ...harmless, delta: any, sport, ages, isSourced: givesSource(any), topPlayer: 'Ann' };
      for (const { sentence } of flagsOf(facts))
        for (const { t } of [english, japanese]) expect(t(sentence)).not.toMatch(/[{}]/);
    }),
    runs(500),
  );
});
