import { readCard } from '@/model/card/cardText';
import type { CardLine } from '@/model/card/cardLine';
import { classOf, withLateClass, type LateGender } from '@/model/card/weightClass';
import { armWrestling } from '@test/support/factories';
import { judo } from '@test/support/otherSports';
import { readFlat, readCardLines as read } from '@test/support/readCardLines';

const ab = { player1: 'Ann Ash', player2: 'Bea Birch' };

test.each<[string, CardLine]>([
  ['Ann Ash - Bea Birch 253 lbs', { ...ab, weight: '115kg' }],
  ['Ann Ash - Bea Birch 209lb', { ...ab, weight: '95kg' }],
  ['Ann Ash - Bea Birch 115 kg', { ...ab, weight: '115kg' }],
  ['Ann Ash - Bea Birch -80', { ...ab, weight: '80kg' }],
  ['Ann Ash - Bea Birch 3-1 +80 women', { ...ab, score1: 3, score2: 1, weight: '80kg+', gender: 'W' }],
  ['Ann Ash - Bea Birch 110+', { ...ab, weight: '110kg+' }],
  ['Ann Ash - Bea Birch 115kg/253lbs', { ...ab, weight: '115kg' }],
  ['Ann Ash - Bea Birch 3-1 115 kg / 253 lbs', { ...ab, score1: 3, score2: 1, weight: '115kg' }],
  ['Ann Ash - Bea Birch 115kg (253 lbs)', { ...ab, weight: '115kg' }],
  ['Ann Ash - Bea Birch under 80 kg', { ...ab, weight: '80kg' }],
  ['Ann Ash - Bea Birch up to 80kg', { ...ab, weight: '80kg' }],
  ['Ann Ash - Bea Birch -80kg', { ...ab, weight: '80kg' }],
  ['Ann Ash - Bea Birch u80', { ...ab, weight: '80kg' }],
  ['Ann Ash - Bea Birch U-80 kg', { ...ab, weight: '80kg' }],
  ['Ann Ash - Bea Birch over 110kg', { ...ab, weight: '110kg+' }],
  ['Ann Ash - Bea Birch 80kg以下', { ...ab, weight: '80kg' }],
  ['Ann Ash - Bea Birch 80kg級', { ...ab, weight: '80kg' }],
  ['Ann Ash - Bea Birch 110kg超級', { ...ab, weight: '110kg+' }],
  [
    'Ann Ash (92kg/203lbs) - Bea Birch (94 kg / 207 lb) men',
    { ...ab, gender: 'M', weight1: 92, weight2: 94, weight: '95kg' },
  ],
  [
    'Ann Ash (92.3 kg) - Bea Birch (94 kg) 3-1 men',
    { ...ab, score1: 3, score2: 1, gender: 'M', weight1: 92.3, weight2: 94, weight: '95kg' },
  ],
  [
    'Ann Ash 203 lbs vs Bea Birch 207 lbs men left',
    { ...ab, arm: 'L', gender: 'M', weight1: 92.08, weight2: 93.89, weight: '95kg' },
  ],
  ['Ann Ash (92 kg) - Bea Birch (94 kg) 100kg', { ...ab, weight1: 92, weight2: 94, weight: '100kg' }],
  ['Ann Ash (92 kg) - Bea Birch 95kg', { ...ab, weight1: 92, weight: '95kg' }],
  ['Right arm, 95kg: Ann Ash - Bea Birch', { ...ab, arm: 'R', weight: '95kg' }],
  ['Men 95kg - Ann Ash vs Bea Birch', { ...ab, gender: 'M', weight: '95kg' }],
])('%s', (line, match) => {
  expect(read(line)).toEqual([match]);
});

/** A weight that a source gives for a match: of both sides, and doubted. */
const ofBoth = (kilograms: number) => ({ weight1: kilograms, weight2: kilograms });
const doubtsOfAll = (said: string) => ({
  'weight.class': said,
  'player1.weight.weight': said,
  'player2.weight.weight': said,
});

test('a weight behind the second name is none of the first, whatever the verb between them', () => {
  expect(read('Ann Ash lost to Bea Birch 187 kg - Final')).toEqual([
    expect.objectContaining({ weight1: 187, weight2: 187, round: 'final' }),
  ]);
  expect(read('Ann Ash 92 kg lost to Bea Birch 94 kg')).toEqual([
    expect.objectContaining({ weight1: 92, weight2: 94 }),
  ]);
});

test('a weight said of a match that is no limit is of both sides, with the class it falls into; all is doubted', () => {
  const lines = readFlat('Ann Ash - Bea Birch 92 kg men\nWomen\nAnn Ash - Bea Birch 260 lbs', armWrestling);
  expect(lines).toEqual([
    expect.objectContaining({
      match: { ...ab, gender: 'M', weight: '95kg', ...ofBoth(92) },
      doubts: doubtsOfAll('92 kg'),
    }),
    expect.objectContaining({ kind: 'heading' }),
    expect.objectContaining({
      match: { ...ab, gender: 'W', weight: '80kg+', ...ofBoth(117.93) },
      doubts: doubtsOfAll('117.93 kg'),
    }),
  ]);
});

test.each([
  ['112kg', { weight: '115kg', ...ofBoth(112) }],
  // A limit, in any unit and with any sign, is the class and no measured weight.
  ['115kg', { weight: '115kg' }],
  ['-115', { weight: '115kg' }],
  ['253 lbs', { weight: '115kg' }],
  ['600kg', { weight: '115kg+' }],
])('“%s” behind the score of a match is stored as %j', (said, facts) => {
  const [line] = readFlat(`Ann Ash vs Bea Birch 3-2 ${said} men`, armWrestling);
  expect(line).toMatchObject({ kind: 'match' });
  expect(line?.kind === 'match' && line.match).toEqual({
    ...ab,
    score1: 3,
    score2: 2,
    gender: 'M',
    ...facts,
  });
});

test('a weight said of the match leaves those of the sides as they are said', () => {
  expect(readFlat('Ann Ash (92.3 kg) - Bea Birch (94 kg) men 93.1 kg', armWrestling)).toEqual([
    expect.objectContaining({
      match: { ...ab, gender: 'M', weight: '95kg', weight1: 92.3, weight2: 94 },
      doubts: { 'weight.class': '93.1 kg' },
    }),
  ]);
});

test('a weight that heads a section is its class, and one that is no limit heads nothing', () => {
  const lines = readFlat('Men 253 lbs\nAnn Ash - Bea Birch\nMen 92 kg\nCid - Dan', armWrestling);
  expect(lines).toEqual([
    expect.objectContaining({ kind: 'heading', facts: { gender: 'M', weight: '115kg' } }),
    expect.objectContaining({ kind: 'match', match: { ...ab, gender: 'M', weight: '115kg' } }),
    expect.objectContaining({ kind: 'unread', problem: 'weight' }),
    expect.objectContaining({ kind: 'match', match: { player1: 'Cid', player2: 'Dan' } }),
  ]);
});

test('a heading says a limit in any of these ways, and two units of one weight are one', () => {
  for (const [heading, weight] of [
    ['Under 80 kg', '80kg'],
    ['U80', '80kg'],
    ['Women -80kg', '80kg'],
    ['110+', '110kg+'],
    ['115kg/253lbs', '115kg'],
  ] as const)
    expect(readFlat(heading, armWrestling)).toEqual([
      expect.objectContaining({ kind: 'heading', facts: expect.objectContaining({ weight }) }),
    ]);
  expect(readFlat('Ann Ash - Bea Birch 92kg/203lbs men', armWrestling)).toEqual([
    expect.objectContaining({
      match: { ...ab, gender: 'M', weight: '95kg', ...ofBoth(92) },
      doubts: doubtsOfAll('92 kg'),
    }),
  ]);
  expect(read('Ann Ash - Bea Birch 92kg/240lbs')).toEqual(['twice']);
  // An age group that the sport lacks is no limit.
  expect(read('Ann Ash - Bea Birch u19')).toEqual([expect.objectContaining({ player2: 'Bea Birch u19' })]);
});

test.each([
  [74.2, undefined, '75kg'],
  [84, undefined, undefined],
  [84, 'M', '85kg'],
  [84, 'W', '80kg+'],
  [130, 'M', '115kg+'],
  [95.4, 'M', '95kg'],
] as const)('%s kg of gender %s fall into %s', (kilograms, gender, code) => {
  expect(classOf(kilograms, gender, armWrestling)?.code).toBe(code);
});

test.each([
  ['Ann Ash (252 lbs) vs Bea Birch (250lb)', 'M', '115kg'],
  ['Ann Ash - Bea Birch 240 lbs', 'M', '110kg'],
  ['Ann Ash - Bea Birch 240 lbs', 'W', '80kg+'],
  ['Ann Ash (92 kg) - Bea Birch (94 kg)', '-', undefined],
  ['Ann Ash (92 kg) - Bea Birch (94 kg) 100kg', 'M', '100kg'],
  ['Ann Ash (92 kg) - Bea Birch', 'M', undefined],
] as const)('once the gender of “%s” is %s, its weights fall into %s', (line, gender, code) => {
  const [read] = readCard(line, armWrestling);
  if (read?.kind !== 'match') throw new Error('The line is not understood.');
  const facts = { ...read.facts, doubts: read.doubts };
  expect(withLateClass(facts, armWrestling)).toBe(facts);
  expect(withLateClass({ ...facts, gender }, armWrestling).weight).toBe(code);
});

test('a class does not come back that somebody has taken away, nor one of weights that are none', () => {
  const rows: readonly LateGender[] = [
    { gender: 'M', doubts: [] },
    { gender: 'M', weight1: 'heavy', weight2: 90 },
  ];
  for (const row of rows) expect(withLateClass(row, armWrestling)).toBe(row);
});

test('a sport without classes has no weight between them', () => {
  expect(read('Ann Ash def. Bea Birch 45 kg women', judo)).toEqual([
    expect.objectContaining({ weight: '48kg' }),
  ]);
});
