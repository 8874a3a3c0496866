import fc from 'fast-check';
import { createLanguage, english } from '@/language/language';
import { catalog } from '@/language/ja';
import type { Json } from '@/lib/json';
import type { Delta } from '@/model/proposals/delta';
import { collections, fieldSpecs } from '@/model/schema/recordSchema';
import { builtInSports } from '@/model/sports';
import { flagCodes, flagRules, flagsOf, givesSource, type FlagFacts } from '@/wiki/review/flags';
import { armWrestling, delta } from '@test/support/factories';
import { runs } from '@test/support/property';

/** Facts without any flag. */
const harmless: FlagFacts = {
  delta: delta('d1'),
  sport: armWrestling,
  ages: [],
  topPlayer: undefined,
  hasNamesake: false,
  knownEvent: undefined,
  knownMatch: undefined,
  otherGender: undefined,
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
  [{}, false],
])('%j says where it comes from: %s', (fields, expected) => {
  expect(givesSource(delta('d1', fields))).toBe(expected);
});

test('a player of another gender is named with it', () => {
  expect(said({ otherGender: { player: 'Zoe', gender: 'W' } })).toEqual([
    ['otherGender', 'Check the gender: Zoe is listed under “Women” elsewhere.'],
  ]);
});

test.each<[Partial<FlagFacts>, readonly string[]]>([
  [{ hasNamesake: true }, ['namesake']],
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
