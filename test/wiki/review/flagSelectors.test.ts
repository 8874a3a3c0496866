import { english } from '@/language/language';
import type { DateString } from '@/model/dates';
import type { Delta } from '@/model/proposals/delta';
import { bundleId, playerId } from '@/model/ids';
import type { Match } from '@/model/records/records';
import { profilesSlice } from '@/wiki/entities/profilesSlice';
import { selectErrors, selectFlags, type FlagSources } from '@/wiki/review/flagSelectors';
import { delta, event, match, player, profile } from '@test/support/factories';
import { screens, type Rows } from '@test/support/screens';
import { flagged, known, moderator, ofMatch } from './flagWorld';

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
    namesakesOf: (name, of) => ({ alike: name === 'Anne' && of === 'ann' ? ['bea'] : [], longer: [] }),
  };
  expect(flagged([ofMatch('d1', { field: 'player1.score', value: 1 })], 'd1', sources)).toEqual([
    'topPlayer',
  ]);
  const named = delta('d1', { collection: 'player', docId: 'ann', value: 'Anne', source: 'x' });
  expect(flagged([named], 'd1', sources)).toEqual(['topPlayer', 'namesake']);
});

test('a player in the top is concerned by a merge from either side', () => {
  const sources: FlagSources = {
    top: new Set(['bea']),
    namesakesOf: () => ({ alike: [], longer: [] }),
  };
  const merge = (docId: string, value: string) =>
    delta('d1', { collection: 'player', docId, field: 'sameAs', value, base: null });
  expect(flagged([merge('ann', 'bea')], 'd1', sources)).toEqual(['topPlayer']);
  expect(flagged([merge('bea', 'ann')], 'd1', sources)).toEqual(['topPlayer']);
});

test('a name that begins a known one is flagged, and one that only shares a word with it is not', () => {
  const sources: FlagSources = { top: new Set(), namesakesOf: () => ({ alike: [], longer: ['cyd', 'dee'] }) };
  const rowsWith = (name: string): Rows => ({
    ...known,
    players: [player('cyd', { name: 'Cyd Ash' }), player('dee', { name: 'Dee Cydson' })],
    deltas: [delta('d1', { collection: 'player', docId: '', field: '', value: { name }, source: 'x' })],
  });
  const sentences = (name: string) =>
    selectFlags(screens(rowsWith(name), moderator).state(), 'd1', sources).map(({ sentence }) =>
      english.t(sentence),
    );
  expect(sentences('Cyd')).toEqual(['It is the beginning of a known name: Cyd Ash']);
  expect(sentences('Cyd A')).toEqual(['It is the beginning of a known name: Cyd Ash']);
  expect(sentences('Ash')).toEqual([]);
});

test('results of a day to come are errors, whether a match or its event is moved there', () => {
  const sources: FlagSources = {
    today: '2024-05-04' as DateString,
    top: new Set(),
    namesakesOf: () => ({ alike: [], longer: [] }),
  };
  const score = { player1: { id: playerId('ann'), name: 'Ann', score: 3 } };
  const codesOf = (proposal: Delta, fields: Partial<Match>) =>
    selectFlags(
      screens({ ...known, matches: [match('m1', fields)], deltas: [proposal] }, moderator).state(),
      'd1',
      sources,
    ).map(({ code }) => code);
  const dated = ofMatch('d1', { field: 'date', value: '2030-01-01', base: null });
  expect(codesOf(dated, score)).toEqual(['futureResult']);
  expect(codesOf(dated, {})).toEqual([]);
  const scored = ofMatch('d1', { field: 'player1.score', value: 1 });
  expect(codesOf(scored, { date: '2030-01-01' as DateString })).toEqual(['futureResult']);
  const moved = delta('d1', { field: 'date', value: '2030-01-01', base: null, source: 'x' });
  expect(codesOf(moved, score)).toEqual(['futureResult']);
  expect(codesOf(moved, {})).toEqual([]);
});

test('a link leads to an unknown site until a record or an applied change has the site', () => {
  const linked = delta('d1', { field: 'link', value: 'https://www.casino.example/win', base: null });
  expect(flagged([linked])).toEqual(['newHost']);
  const applied = (fields: Partial<Delta>) =>
    delta('d2', { status: 'applied', field: 'location', value: 'Rome', decidedAt: 1, ...fields });
  expect(flagged([linked, applied({ source: 'https://casino.example/other' })])).toEqual([]);
  expect(flagged([linked, applied({ source: 'https://casino.example.org' })])).toEqual(['newHost']);
  expect(flagged([linked, applied({ source: 'https://casino.example', status: 'rejected' })])).toEqual([
    'newHost',
  ]);
  const hosts = (rows: Rows) =>
    selectFlags(screens({ ...rows, deltas: [linked] }, moderator).state(), 'd1').map(({ code }) => code);
  expect(hosts({ events: [event('e1', { source: ['see http://m.casino.example'] })] })).toEqual([]);
  expect(
    hosts({ events: [event('e1')], players: [player('ann', { site: 'https://casino.example' })] }),
  ).toEqual([]);
});

test('a gender is doubted that disagrees with the other matches of a player, where a proposal says it or who met', () => {
  const sources = (matches: number): FlagSources => ({
    top: new Set(),
    namesakesOf: () => ({ alike: [], longer: [] }),
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

test('a change is flagged if it was rejected or reverted before', () => {
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
