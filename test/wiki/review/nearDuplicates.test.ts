import { english } from '@/language/language';
import type { Json } from '@/lib/json';
import { dateOf } from '@/model/dates';
import type { Delta } from '@/model/proposals/delta';
import { bundleId, playerId, userId } from '@/model/ids';
import { selectFlags } from '@/wiki/review/flagSelectors';
import { delta, event, match, player } from '@test/support/factories';
import { screens, type Rows } from '@test/support/screens';

const day = Date.parse('2024-05-04');
const moderator = { uid: 'mod', moderator: true };
const made = (id: string, collection: Delta['collection'], value: Json, fields: Partial<Delta> = {}) =>
  delta(id, { collection, docId: '', field: '', value, source: 'a poster', ...fields });
const said = (deltas: readonly Delta[], rows: Rows = {}) =>
  selectFlags(screens({ ...rows, deltas }, moderator).state(), 'new')
    .filter(({ code }) => code === 'knownEvent' || code === 'knownMatch')
    .map(({ sentence, severity }) => [severity, english.t(sentence)]);

describe('a new event', () => {
  const open = event('e1', { name: 'Harbour Open Rotterdam 2024', date: dateOf(day) });
  const asked = (changes: Readonly<Record<string, Json>> = {}, fields: Partial<Delta> = {}, id = 'new') =>
    made(id, 'event', { name: open.name, date: open.date, sport: { id: open.sport.id }, ...changes }, fields);
  const rows = { events: [open] };
  const known = [
    [
      'warning',
      `An event with a similar name, within a day of this one, is already in the wiki: ${open.name}`,
    ],
  ];
  const proposed = [
    [
      'warning',
      `Another open proposal is for an event with a similar name, within a day of this one: ${open.name}`,
    ],
  ];

  test('is flagged within a day of one that is called alike', () => {
    expect(said([asked()], rows)).toEqual(known);
    expect(said([asked({ date: '2024-05-05', name: 'Rotterdam Harbour Open 2024' })], rows)).toEqual(known);
  });

  test.each<Readonly<Record<string, Json>>>([
    { date: '2024-05-06' },
    { name: 'Harbour Open Rotterdam 2023' },
    { name: 'Spring Cup 2024' },
    { sport: { id: 'other' } },
    { date: 'some day' },
  ])('is not where it differs: %j', (changes) => {
    expect(said([asked(changes)], rows)).toEqual([]);
  });

  test('is flagged beside one that somebody else proposes, and not beside what was entered with it', () => {
    const rival = (fields: Partial<Delta>) => asked({}, fields, 'rival');
    const bundle = bundleId('card');
    expect(said([asked(), rival({ author: userId('zoe') })])).toEqual(proposed);
    expect(said([asked({}, { bundle }), rival({ bundle, author: userId('zoe') })])).toEqual(proposed);
    expect(said([asked({}, { bundle }), rival({ bundle })])).toEqual([]);
    expect(said([asked(), rival({ status: 'rejected' })])).toEqual([]);
    // A stored record comes first.
    expect(said([asked(), rival({})], rows)).toEqual(known);
  });

  test('is; an edit of one that there is is not', () => {
    const twin = event('e2', { name: open.name, date: open.date });
    const edit = delta('new', { docId: 'e2', field: 'location', value: 'Rome', source: 'x' });
    expect(said([edit], { events: [open, twin] })).toEqual([]);
  });
});

describe('a new match', () => {
  const bout = match('m1', { date: dateOf(day), arm: 'R' });
  const players = [player('ann'), player('bea'), player('zoe')];
  const rows = { events: [event('e1'), event('e2')], matches: [bout], players };
  const value: Readonly<Record<string, Json>> = {
    date: bout.date,
    gender: 'W',
    order: 1,
    player1: { id: bout.player2.id, name: 'Bea' },
    player2: { id: bout.player1.id, name: 'Ann' },
    event: { id: bout.event.id, date: bout.date, sport: { id: bout.event.sport.id } },
  };
  const elsewhere: Json = { id: 'e2', date: bout.date, sport: { id: bout.event.sport.id } };
  const asked = (changes: Readonly<Record<string, Json>> = {}, fields: Partial<Delta> = {}, id = 'new') =>
    made(id, 'match', { ...value, ...changes }, fields);
  const same = 'These two players already have a match';
  const other = 'Another open proposal is for a match of these two players';

  test('of the same two is flagged at the same event, and on the same day', () => {
    expect(said([asked({ date: '2024-05-05' })], rows)).toEqual([['warning', `${same} at this event.`]]);
    expect(said([asked({ event: elsewhere })], rows)).toEqual([['warning', `${same} on this day.`]]);
    expect(said([asked({ event: elsewhere, date: '2024-05-05' })], rows)).toEqual([]);
  });

  test('is not where one of them is somebody else, or both say another arm', () => {
    expect(said([asked({ player2: { id: 'zoe', name: 'Zoe' } })], rows)).toEqual([]);
    expect(said([asked({ arm: 'L' })], rows)).toEqual([]);
    expect(said([asked({ arm: 'R' })], rows)).toHaveLength(1);
  });

  test('is flagged beside one that is proposed, and not beside what was entered with it', () => {
    const without = { ...rows, matches: [] };
    const rival = (changes: Readonly<Record<string, Json>>, fields: Partial<Delta> = {}) =>
      asked(changes, { author: userId('zoe'), ...fields }, 'rival');
    expect(said([asked(), rival({})], without)).toEqual([['warning', `${other} at this event.`]]);
    expect(said([asked(), rival({ event: elsewhere })], without)).toEqual([
      ['warning', `${other} on this day.`],
    ]);
    const bundle = bundleId('card');
    expect(said([asked({}, { bundle }), rival({}, { bundle, author: userId('editor') })], without)).toEqual(
      [],
    );
  });

  test('names a player by an id that was merged, and is flagged all the same', () => {
    const merged = { ...rows, players: [...players, player('anna', { sameAs: playerId('ann') })] };
    expect(said([asked({ player2: { id: 'anna', name: 'Anna' } })], merged)).toHaveLength(1);
  });
});
