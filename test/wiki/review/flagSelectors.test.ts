import fc from 'fast-check';
import { english } from '@/language/language';
import type { Json } from '@/lib/json';
import type { Delta } from '@/model/proposals/delta';
import { asStored } from '@/model/records/fieldProblem';
import { bundleId, deltaId, playerId } from '@/model/ids';
import { parseDelta } from '@/model/parsing/parseDelta';
import { proposalProblem } from '@/model/proposals/proposalProblem';
import { collections, fieldSpecs } from '@/model/schema/recordSchema';
import { profilesSlice } from '@/wiki/entities/profilesSlice';
import { selectErrors, selectFlags, type FlagSources } from '@/wiki/review/flagSelectors';
import { delta, event, match, player, profile } from '@test/support/factories';
import { runs } from '@test/support/property';
import { screens, type Rows } from '@test/support/screens';

const moderator = { uid: 'mod', moderator: true };
const known: Rows = {
  events: [event('e1')],
  matches: [match('m1')],
  players: [player('ann', { birthYear: 1990 }), player('bea', { birthYear: 2010 })],
};
const ofMatch = (id: string, fields: Partial<Delta> = {}) =>
  delta(id, { collection: 'match', docId: 'm1', source: 'a poster', ...fields });
const flagged = (deltas: readonly Delta[], id = 'd1', sources?: FlagSources) =>
  selectFlags(screens({ ...known, deltas }, moderator).state(), id, sources).map(({ code }) => code);

test('ages are judged where a match is dated or its sides are said', () => {
  const early = ofMatch('d1', { field: 'date', value: '2009-01-01', base: '2023-05-06' });
  expect(flagged([early])).toEqual(['beforeBirth']);
  const side = ofMatch('d1', { field: 'player2', value: { id: 'bea', name: 'Bea' } });
  expect(flagged([side])).toEqual(['tooYoung']);
  expect(flagged([ofMatch('d1', { field: 'order', value: 2 })])).toEqual([]);
});

test('a year of birth is judged by the first match of the player, and of who is new by the proposal', () => {
  const born = delta('d1', {
    collection: 'player',
    docId: 'ann',
    field: 'birthYear',
    value: 2020,
    source: 'x',
  });
  expect(flagged([born])).toEqual(['tooYoung']);
  const zoe = delta('zoe', {
    collection: 'player',
    docId: '',
    field: '',
    value: { name: 'Zoe', birthYear: 2024 },
  });
  const side = ofMatch('d1', { field: 'player1', value: { id: 'zoe', name: 'Zoe' } });
  expect(flagged([zoe, side])).toEqual(['beforeBirth', 'tooYoung']);
});

test('the sources say who is in the top and who is called alike', () => {
  const sources: FlagSources = {
    top: new Set([playerId('ann')]),
    hasNamesake: (name, of) => name === 'Anne' && of === 'ann',
  };
  expect(flagged([ofMatch('d1', { field: 'player1.score', value: 1 })], 'd1', sources)).toEqual([
    'topPlayer',
  ]);
  const named = delta('d1', { collection: 'player', docId: 'ann', value: 'Anne', source: 'x' });
  expect(flagged([named], 'd1', sources)).toEqual(['namesake']);
});

test('a gender is doubted that disagrees with the other matches of a player, where a proposal says it or who met', () => {
  const sources = (matches: number): FlagSources => ({
    top: new Set(),
    hasNamesake: () => false,
    fought: {
      hasFought: (player, { gender }) => player === 'cyd' && gender === 'W',
      matchesOf: () => matches,
    },
  });
  const men = ofMatch('d1', { field: 'gender', value: 'M' });
  const women = ofMatch('d1', { field: 'gender', value: 'W' });
  const side = ofMatch('d1', { field: 'player2', value: { id: 'cyd', name: 'Cyd' } });
  const rowsWith = (deltas: readonly Delta[]) => ({
    ...known,
    players: [...(known.players ?? []), player('cyd', { name: 'Cyd' })],
    matches: [
      match('m1', { gender: 'M' }),
      match('m2', { player1: { ...match('m').player1, id: playerId('cyd') } }),
    ],
    deltas,
  });
  const codesOf = (proposal: Delta, matches = 2) =>
    selectFlags(screens(rowsWith([proposal]), moderator).state(), 'd1', sources(matches)).map(
      ({ code }) => code,
    );
  expect(codesOf(side)).toEqual(['otherGender']);
  expect(codesOf(men)).toEqual([]);
  expect(codesOf(ofMatch('d1', { docId: 'm2', field: 'gender', value: 'M' }))).toEqual(['otherGender']);
  expect(codesOf(ofMatch('d1', { docId: 'm2', field: 'gender', value: 'W' }))).toEqual([]);
  expect(codesOf(women)).toEqual([]);
  // The match itself does not count as another match of the player.
  expect(codesOf(ofMatch('d1', { docId: 'm2', field: 'gender', value: 'M' }), 1)).toEqual([]);
  // Other edits are no reason for it.
  expect(codesOf(ofMatch('d1', { docId: 'm2', field: 'order', value: 3 }))).toEqual([]);
});

test('a source of anything that was entered together is one of all', () => {
  const bundle = bundleId('card');
  const alone = delta('d1', { bundle });
  expect(flagged([alone])).toEqual(['noSource']);
  expect(flagged([alone, delta('d2', { bundle, field: 'location', value: 'Rome', source: 'x' })])).toEqual(
    [],
  );
});

test('what its author had rejected, or what was taken back, is flagged when it comes again', () => {
  const again = delta('d1', { source: 'x' });
  expect(flagged([again, delta('old', { status: 'rejected' })])).toEqual(['triedBefore']);
  expect(flagged([again, delta('old', { status: 'rejected', value: 'Another' })])).toEqual([]);
  const there = delta('a', { status: 'applied', before: 'Event e1', decidedAt: 1 });
  const back = delta('b', { status: 'applied', value: 'Event e1', before: 'A better name', decidedAt: 2 });
  expect(flagged([again, there])).toEqual([]);
  expect(flagged([again, there, back])).toEqual(['triedBefore']);
});

test('an author is judged by the profile and by what is known to be decided', () => {
  const world = screens({ ...known, deltas: [delta('d1', { source: 'x', timestamp: 5_000 })] }, moderator);
  expect(selectFlags(world.state(), 'd1')).toEqual([]);
  world.store.dispatch(profilesSlice.actions.added({ scope: 'profile/editor', docs: [profile('editor')] }));
  expect(selectFlags(world.state(), 'd1').map(({ code }) => code)).toEqual(['firstEdits']);
  const rejected = ['r1', 'r2', 'r3'].map((id) => delta(id, { status: 'rejected', field: 'date' }));
  expect(flagged([delta('d1', { source: 'x' }), ...rejected])).toEqual(['setbacks']);
});

test('what is decided has no flags, and the state alone tells the errors', () => {
  expect(flagged([delta('d1', { status: 'applied' })])).toEqual([]);
  const wild = ofMatch('d1', { field: 'player1.score', value: 999 });
  const { state } = screens({ ...known, deltas: [wild] }, moderator);
  expect(selectErrors(state(), 'd1').map(({ code }) => code)).toEqual(['unknownScore']);
  expect(selectFlags(state(), 'nothing')).toEqual([]);
});

describe('another source', () => {
  const scored = (id: string, fields: Partial<Delta> = {}) =>
    ofMatch(id, { field: 'player1.score', value: 2, ...fields });
  const sentences = (deltas: readonly Delta[], of: Rows = known) =>
    selectFlags(screens({ ...of, deltas }, moderator).state(), 'd1')
      .filter(({ code }) => code === 'otherSource')
      .map(({ sentence }) => english.t(sentence));
  const standing: Rows = {
    ...known,
    matches: [match('m1', { player1: { id: playerId('ann'), name: 'Ann', score: 3 }, source: ['the book'] })],
  };

  test('is that of the change which brought what stands, else one of the record', () => {
    const brought = scored('old', { value: 3, status: 'applied', source: 'the video', decidedAt: 2_000 });
    const replaced = 'The value it replaces has a different source:';
    expect(sentences([scored('d1')], standing)).toEqual([`${replaced} the book`]);
    expect(sentences([scored('d1'), brought], standing)).toEqual([`${replaced} the video`]);
    expect(sentences([scored('d1', { source: 'the video' }), brought], standing)).toEqual([]);
    expect(sentences([scored('d1', { source: 'the book' })], standing)).toEqual([]);
  });

  test('is none where nothing stood, or the same does', () => {
    expect(sentences([scored('d1')])).toEqual([]);
    expect(sentences([scored('d1', { value: 3 })], standing)).toEqual([]);
  });

  test('may be that of another open proposal which says something else', () => {
    const rival = (fields: Partial<Delta>) => scored('d2', { source: 'the stream', value: 1, ...fields });
    const proposed = 'Another open proposal gives a different value with a source: the stream';
    expect(sentences([scored('d1'), rival({})])).toEqual([proposed]);
    expect(sentences([scored('d1'), rival({ value: 2 })])).toEqual([]);
    expect(sentences([scored('d1', { source: 'the stream' }), rival({})])).toEqual([]);
  });
});

const date = '2024-01-01';
const sides = {
  gender: 'M',
  order: 1,
  player1: { id: 'ann', name: 'Ann' },
  player2: { id: 'bea', name: 'Bea' },
};
const held = { id: 'e1', date, sport: { id: 'armw' } };

test.each<[string, Json]>([
  ['of no event', { date, ...sides }],
  ['of an event that is nothing', { date, ...sides, event: null }],
  ['of an event that is a text', { date, ...sides, event: 'e1' }],
  ['of an event without a sport', { date, ...sides, event: { id: 'e1', date } }],
  ['of a sport that is nothing', { date, ...sides, event: { ...held, sport: null } }],
  ['of a sport that is no id', { date, ...sides, event: { ...held, sport: { id: 7 } } }],
  ['of one side', { date, gender: 'M', order: 1, player1: sides.player1, event: held }],
  ['of a side that is nothing', { date, ...sides, player2: null, event: held }],
  ['of a side that is a list', { date, ...sides, player2: [sides.player2], event: held }],
  ['of a side without a name', { date, ...sides, player2: { id: 'bea' }, event: held }],
  ['of no day', { ...sides, event: held }],
])('a proposed match %s is refused where it is read, before anything judges it', (_, value) => {
  const stored = { ...ofMatch('d1', { docId: '', field: '', value }) };
  expect(parseDelta(stored).ok).toBe(false);
  expect(parseDelta({ ...stored, value: { date, ...sides, event: held } }).ok).toBe(true);
});

test.each<[string, Json]>([
  ['nothing', null],
  ['a text', 'x'],
  ['a list', [1]],
  ['an event that is nothing', { event: null }],
  ['sides that are nothing', { player1: null, player2: 7 }],
])('what a proposed match says its author saw, or it replaced, may be %s', (_, said) => {
  const edit = ofMatch('d1', { field: '', value: { player1: sides.player1 }, base: said, before: said });
  const read = parseDelta(edit);
  if (!read.ok) throw new Error(read.error);
  const applied = { ...read.value, id: deltaId('d2'), status: 'applied' as const };
  expect(() => flagged([read.value, applied])).not.toThrow();
});

test('no proposals that may be stored, whatever they say, keep the queue from being judged', () => {
  const made = { player1: { id: 'ann', name: 'Ann', score: 1 }, player2: { id: 'bea', name: 'Bea' } };
  const anyValue = fc.oneof(
    fc.constantFrom<Json>(null, 3, 1990, '2020-01-01', 'ann', 'draw', true, ['a poster'], { name: 'Zoe' }),
    fc.constantFrom<Json>(
      { id: 'ann', name: 'Ann' },
      { ...made, date: '2003-05-06', gender: 'W', order: 1, event: { ...match('m1').event } },
      { player1: { score: 3 }, date: '2003-05-06' },
      { name: 'Zoe', birthYear: 2020 },
    ),
    // JSON values are valid data of a document.
    fc.jsonValue() as fc.Arbitrary<Json>,
  );
  const anyDelta = (id: string) =>
    fc
      .record({
        collection: fc.constantFrom(...collections),
        docId: fc.constantFrom('', 'm1', 'e1', 'ann', 'gone'),
        field: fc.constantFrom(
          '',
          ...collections.flatMap((each) => fieldSpecs[each].map(({ path }) => path)),
        ),
        value: anyValue,
        before: anyValue,
        status: fc.constantFrom('new' as const, 'applied' as const, 'rejected' as const),
        bundle: fc.constant(bundleId('one')),
      })
      // Reading drops values that are no proposals.
      .filter((fields) => proposalProblem(fields, asStored) === undefined)
      .map((fields) => delta(id, fields));
  fc.assert(
    fc.property(fc.tuple(anyDelta('d1'), anyDelta('d2')), (deltas) => {
      const { state } = screens({ ...known, deltas }, moderator);
      for (const { id } of deltas) expect(Array.isArray(selectFlags(state(), id))).toBe(true);
    }),
    runs(150),
  );
});
